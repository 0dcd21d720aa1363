import type { ArmyList, ListUnit } from '@/army-list/list/army-list';
import { marksDetachment } from '@/army-list/text/written-detachments';

/** A regiment has as many models at least. */
const FEWEST = 10;

/**
 * A list with its detachments linked to their regiments where a unit is marked as one and nothing says of
 * which: of the regiment that it stands below, or of the only one. Where several may be meant it stays alone.
 */
export function withLinkedDetachments(list: ArmyList): ArmyList {
  const isMarked = ({ options, character, regiment }: ListUnit) =>
    regiment === undefined && !character && options.some(marksDetachment);
  if (!list.units.some(isMarked)) return list;
  const mayHave = (unit: ListUnit | undefined) =>
    unit !== undefined &&
    unit.models >= FEWEST &&
    !unit.character &&
    unit.regiment === undefined &&
    !isMarked(unit);
  const regiments = list.units.flatMap((unit, place) => (mayHave(unit) ? [place] : []));
  const units = list.units.map((unit, place) => {
    if (!isMarked(unit)) return unit;
    const above = list.units.findLastIndex(
      (other, index) => index < place && !isMarked(other) && other.regiment === undefined,
    );
    const [only] = regiments;
    const regiment = mayHave(list.units[above]) ? above : regiments.length === 1 ? only : undefined;
    return regiment === undefined ? unit : { ...unit, regiment };
  });
  return { ...list, units };
}
