import { anyOf, between, known, type Span, unknown } from '../span';
import type { EngagedUnit } from './engagement';

/** How many ranks of at least so many models a formation has. The last one counts if it has enough. */
export function ranksOf(models: number, frontWidth: number, modelsInRank: number): number {
  if (frontWidth < modelsInRank) return 0;
  const whole = Math.floor(models / frontWidth);
  return whole + (models % frontWidth >= modelsInRank ? 1 : 0);
}

/** Whether the unit or a character in it causes Fear. */
export function causesFear(unit: EngagedUnit): Span<boolean> {
  const parts = [unit, ...(unit.characters ?? [])].filter(({ wipedOut }) => wipedOut !== true);
  return anyOf(
    parts.map(({ id, causesFear: fear }) =>
      fear === undefined ? unknown([{ unitId: id, fact: 'causesFear' }]) : known(fear),
    ),
  );
}

/**
 * The ranks of a unit of which its number of ranks was not entered, or was entered when it had more models.
 * An entered number stays, but never above what the models left can fill: by the front that was entered, else
 * in ranks as narrow as they may be. Without it, they follow from models and front. `modelsInRank` are the
 * models that fill a rank, or what they may be while the unit's kind is not known (`kind`).
 */
export function ranksOfUnit(
  { id, ranks, models, frontWidth }: EngagedUnit,
  { modelsInRank, behindTheFirst = false, kind }: RankWidth,
): Span<number> {
  const counted = (all: number) => (behindTheFirst ? Math.max(0, all - 1) : all);
  const isWide = frontWidth !== undefined && frontWidth > 0;
  const widths = typeof modelsInRank === 'number' ? [modelsInRank] : [...new Set(modelsInRank)];
  const most = (inRank: number) => {
    if (models === undefined) return MOST_RANKS;
    return counted(ranksOf(models, isWide ? frontWidth : inRank, inRank));
  };
  const because = widths.length > 1 && kind ? [{ unitId: id, fact: kind }] : [];
  if (ranks !== undefined) {
    const capped = widths.map((inRank) => Math.min(ranks, most(inRank)));
    return between(Math.min(...capped), Math.max(...capped), because);
  }
  const missing = [
    ...(isWide ? [] : [{ unitId: id, fact: 'frontWidth' } as const]),
    ...(models === undefined ? [{ unitId: id, fact: 'models' } as const] : []),
    ...because,
  ];
  const highest = widths.map(most);
  const exact = isWide && models !== undefined;
  return between(exact ? Math.min(...highest) : 0, Math.max(...highest), missing);
}

/** More ranks than any unit has. */
const MOST_RANKS = 99;

/** How an edition counts the ranks of a unit. */
export type RankWidth = {
  /** The models that fill a rank; several: it hangs on a fact that is not known. */
  readonly modelsInRank: number | readonly number[];
  readonly behindTheFirst?: boolean;
  /** The fact on which the models of a rank hang. */
  readonly kind?: 'height' | 'troopType';
};
