import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

type FlightButtonsProps = {
  /** Whether the entered inches say that it was caught; null while they are not entered. */
  readonly measured: boolean | null;
  readonly disabled: boolean;
  onSay(caught: boolean): void;
};

/** How a flight ended, by the players' word. The inches only light one of the two: nothing is destroyed that nobody said is. */
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
