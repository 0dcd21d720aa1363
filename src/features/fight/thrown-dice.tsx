import { DiceFaces } from '@/ui/dice-faces';
import { battleWords } from '@/words/battle-words';

/** Two dice of a test that the app threw while its sheet was open, and those of its re-roll. */
export type ThrownPair = readonly [number, number];

type ThrownDiceProps = {
  /** What was thrown while the screen was open, in turn. */
  readonly thrown: readonly ThrownPair[];
  /** The totals that counted, as the log has them. */
  readonly rolls: readonly number[] | null;
};

export function totalOf([first, second]: ThrownPair): number {
  return first + second;
}

/** The faces of a test's dice where the app has just thrown them: those that were thrown again are empty. The log keeps the totals alone. */
export function ThrownDice({ thrown, rolls }: ThrownDiceProps) {
  if (!rolls?.every((roll, index) => thrown[index] && totalOf(thrown[index]) === roll)) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pb-2">
      {rolls.map((roll, index) => {
        const dice = thrown[index] ?? [];
        const counts = index === rolls.length - 1;
        return (
          <DiceFaces
            // biome-ignore lint/suspicious/noArrayIndexKey: a roll is known by its place alone
            key={`${index} ${roll} ${dice.join()}`}
            dice={dice.map((face) => ({ face, counts }))}
            label={battleWords.rolledDice(dice)}
            fresh
          />
        );
      })}
    </p>
  );
}
