import { type Fraction, fraction } from '../dice/fraction';
import {
  type DestroyerBand,
  type DestroyerEffect,
  type DestroyerRow,
  partOf,
  type TargetType,
  type WoundPoolRules,
} from './wound-pool-rules';

/** The effect of a roll of 1 to 6 on the Destroyer table on such a target. Throws on any other roll. */
export function destroyerEffect(book: WoundPoolRules, roll: number, targetType: TargetType): DestroyerEffect {
  const row = tableOf(book).find(({ from, to }) => from <= roll && roll <= to);
  if (!row) throw new RangeError(`The Destroyer table has no row for ${roll}`);
  return row[targetType];
}

/** The effect of that band. Throws if the table does not have it. */
export function effectOfBand(book: WoundPoolRules, band: DestroyerBand): DestroyerEffect {
  const effect = tableOf(book)
    .flatMap((row) => [row.nonVehicle, row.vehicle])
    .find((candidate) => candidate.band === band);
  if (!effect) throw new RangeError(`The Destroyer table has no band ${band}`);
  return effect;
}

/** How many of the six rolls have each effect of the table, for one hit on such a target. */
export function destroyerChances(
  book: WoundPoolRules,
  targetType: TargetType,
): readonly { readonly effect: DestroyerEffect; readonly chance: Fraction }[] {
  return tableOf(book).map((row) => ({
    effect: row[targetType],
    chance: fraction(row.to - row.from + 1, 6),
  }));
}

function tableOf({ destroyer }: WoundPoolRules): readonly DestroyerRow[] {
  return partOf(destroyer, 'Destroyer table').rows;
}
