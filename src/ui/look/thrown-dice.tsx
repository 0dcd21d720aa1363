import { DiceFaces } from './dice-faces';

/** Two dice of a test that the app rolled while its sheet was open; the re-roll is another pair. */
export type ThrownPair = readonly [number, number];

type ThrownDiceProps = {
  /** The pairs rolled while the screen was open, in order. */
  readonly thrown: readonly ThrownPair[];
  /** The totals that counted, as recorded in the log. */
  readonly rolls: readonly number[] | null;
  /** Some dice in words, for screen readers. */
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

/**
 * The faces of a test's dice if the app has just rolled them. Dice that were re-rolled are empty. They cannot
 * be shown later, because the log stores only the totals.
 */
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

/** The first two of the rolled dice. */
export function pairOf([first = 1, second = 1]: readonly number[]): ThrownPair {
  return [first, second];
}
