import { DiceFaces } from './dice-faces';

/**
 * The dice of a test that the app rolled while its sheet was open, those that count first; the re-roll is
 * another roll.
 */
export type ThrownRoll = { readonly faces: readonly number[]; readonly counted: number };

type ThrownDiceProps = {
  /** The dice rolled while the screen was open, in order. */
  readonly thrown: readonly ThrownRoll[];
  /** The totals that counted, as recorded in the log. */
  readonly rolls: readonly number[] | null;
  /** Some dice in words, for screen readers. */
  said(dice: readonly number[]): string;
};

export function totalOf({ faces, counted }: ThrownRoll): number {
  return faces.slice(0, counted).reduce((sum, face) => sum + face, 0);
}

/** Dice of which every one counts. */
export function allCounted(faces: readonly number[]): ThrownRoll {
  return { faces, counted: faces.length };
}

/** Whether these are the dice whose totals the log has. */
export function areThrown(
  thrown: readonly ThrownRoll[],
  rolls: readonly number[] | null,
): rolls is readonly number[] {
  return rolls?.every((roll, index) => thrown[index] && totalOf(thrown[index]) === roll) ?? false;
}

/**
 * The faces of a test's dice if the app has just rolled them. Dice that were re-rolled or
 * do not count are empty. They cannot be shown later, because the log stores only the totals.
 */
export function ThrownDice({ thrown, rolls, said }: ThrownDiceProps) {
  if (!areThrown(thrown, rolls)) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 pb-2">
      {rolls.map((roll, index) => {
        const { faces, counted } = thrown[index] ?? allCounted([]);
        const isLast = index === rolls.length - 1;
        return (
          <DiceFaces
            // biome-ignore lint/suspicious/noArrayIndexKey: a roll is known by its place alone
            key={`${index} ${roll} ${faces.join()}`}
            dice={faces.map((face, place) => ({ face, counts: isLast && place < counted }))}
            label={said(faces)}
            fresh
          />
        );
      })}
    </p>
  );
}

/** The first two of the rolled dice. */
export function pairOf([first = 1, second = 1]: readonly number[]): readonly [number, number] {
  return [first, second];
}
