import { DiceFaces } from './dice-faces';

/** Two dice of a test that the app threw while its sheet was open, and those of its re-roll. */
export type ThrownPair = readonly [number, number];

type ThrownDiceProps = {
  /** What was thrown while the screen was open, in turn. */
  readonly thrown: readonly ThrownPair[];
  /** The totals that counted, as the log has them. */
  readonly rolls: readonly number[] | null;
  /** Some dice in words, for those who have them read aloud. */
  said(dice: readonly number[]): string;
};

export function totalOf([first, second]: ThrownPair): number {
  return first + second;
}

/** Whether these are the dice whose totals the log has. */
export function areThrown(
  thrown: readonly ThrownPair[],
  rolls: readonly number[] | null,
): rolls is readonly number[] {
  return rolls?.every((roll, index) => thrown[index] && totalOf(thrown[index]) === roll) ?? false;
}

/** The faces of a test's dice where the app has just thrown them: those that were thrown again are empty. The log keeps the totals alone. */
export function ThrownDice({ thrown, rolls, said }: ThrownDiceProps) {
  if (!areThrown(thrown, rolls)) return null;
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
            label={said(dice)}
            fresh
          />
        );
      })}
    </p>
  );
}

/** Two dice of the two or more that were thrown. */
export function pairOf([first = 1, second = 1]: readonly number[]): ThrownPair {
  return [first, second];
}
