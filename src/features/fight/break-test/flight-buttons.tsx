import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

type FlightButtonsProps = {
  /** Whether the entered inches mean that it was caught; null: not entered. */
  readonly measured: boolean | null;
  readonly disabled: boolean;
  onSay(caught: boolean): void;
};

/**
 * How a flight ended, as the players enter it. The inches only highlight one of the two buttons: the players
 * decide about destruction.
 */
export function FlightButtons({ measured, disabled, onSay }: FlightButtonsProps) {
  const texts = battleWords.breakTest;
  return (
    <div className="grid gap-1.5 pt-2.5">
      {measured !== null && <p className="text-detail text-gold">{texts.byInches(measured)}</p>}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        <Button
          kind={measured === false ? 'primary' : 'plain'}
          disabled={disabled}
          onPress={() => onSay(false)}
        >
          {texts.gotAway}
        </Button>
        <Button
          kind={measured === true ? 'primary' : 'plain'}
          disabled={disabled}
          onPress={() => onSay(true)}
        >
          {texts.caught}
        </Button>
      </div>
    </div>
  );
}
