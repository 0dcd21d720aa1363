import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

type FlightButtonsProps = {
  /** Whether the entered inches mean that it was caught; null: not entered. */
  readonly measured: boolean | null;
  /** How it ended, as it is recorded; null: open. */
  readonly decided: boolean | null;
  readonly disabled: boolean;
  onSay(caught: boolean): void;
};

/**
 * How a flight ended: as the inches decided, or as the players enter it. The recorded end is the pressed
 * button, and the other one overrules it.
 */
export function FlightButtons({ measured, decided, disabled, onSay }: FlightButtonsProps) {
  const texts = battleWords.breakTest;
  return (
    <div className="grid gap-1.5 pb-2.5">
      {measured !== null && <p className="text-detail text-gold">{texts.byInches(measured)}</p>}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        <Button
          kind={decided === false ? 'primary' : 'plain'}
          pressed={decided === false}
          disabled={disabled}
          onPress={() => onSay(false)}
        >
          {texts.gotAway}
        </Button>
        <Button
          kind={decided === true ? 'primary' : 'plain'}
          pressed={decided === true}
          disabled={disabled}
          onPress={() => onSay(true)}
        >
          {texts.caught}
        </Button>
      </div>
    </div>
  );
}
