import { useFresh } from '@/features/assault/question/fresh-dice';
import { Button } from '@/ui/button/button';
import { DiceFaces } from '@/ui/look/dice-faces';
import { assaultWords } from '@/words/assault/assault-words';

/** The two dice of a check, as rolled. */
export function Rolled({ of, dice }: { readonly of: string; readonly dice: readonly [number, number] }) {
  const fresh = useFresh(`${of} ${dice.join()}`);
  return (
    <DiceFaces
      dice={dice.map((face) => ({ face, counts: true }))}
      label={assaultWords.dice.rolled(dice)}
      fresh={fresh}
    />
  );
}

type DiceButtonsProps = {
  readonly unit: string;
  readonly disabled: boolean;
  /** The player is typing the dice of the table. */
  readonly entering: boolean;
  onEntering(entering: boolean): void;
  onRoll(): void;
};

/** The two ways to get the dice of a test: from the table, or from the app. */
export function DiceButtons({ unit, disabled, entering, onEntering, onRoll }: DiceButtonsProps) {
  const { enter } = assaultWords.dice.two;
  const named = (what: string) => assaultWords.morale.control(what, unit);
  return (
    <>
      <Button
        name={named(enter)}
        disabled={disabled}
        pressed={entering}
        onPress={() => onEntering(!entering)}
      >
        {enter}
      </Button>
      <Button name={named(assaultWords.rollForMe)} disabled={disabled} onPress={onRoll}>
        {assaultWords.rollForMe}
      </Button>
    </>
  );
}
