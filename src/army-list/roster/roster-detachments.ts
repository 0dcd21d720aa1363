import { descendants, type Selection } from './roster';

const OLD_WORLD = /old world/i;

/**
 * A unit without the detachments that stand within it, and each of those as it is: units of The Old World
 * that march beside their regiment, whose models and points are their own.
 */
export function withDetachments(unit: Selection, game: string): readonly [Selection, ...Selection[]] {
  if (!OLD_WORLD.test(game)) return [unit];
  const found = detachmentsIn(unit);
  return found.length === 0 ? [unit] : [without(unit, found), ...found];
}

function detachmentsIn(unit: Selection): readonly Selection[] {
  return unit.selections.flatMap((child) => {
    if (child.type === 'model') return [];
    return isDetachment(child) ? [child] : detachmentsIn(child);
  });
}

function isDetachment(selection: Selection): boolean {
  return selection.type === 'unit' && descendants(selection).some(({ type }) => type === 'model');
}

function without(selection: Selection, left: readonly Selection[]): Selection {
  const selections = selection.selections
    .filter((child) => !left.includes(child))
    .map((child) => without(child, left));
  return { ...selection, selections };
}
