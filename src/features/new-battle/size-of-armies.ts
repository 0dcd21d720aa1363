import type { UnitDraft } from '@/battle/state/unit';

/** An army as a list has it. */
type ListedArmy = {
  readonly units: readonly Pick<UnitDraft, 'pointCost'>[];
  readonly source: { readonly statedTotal: number | null };
  /** The size that its title names, such as "2k", in points. */
  readonly size?: number;
};

/** Games are agreed on in steps of so many points, and lists stay just below them. */
const STEP = 50;

/**
 * The size of the game that the lists were made for, in points: the one that a title names, or the largest
 * army, rounded up; null without any points.
 */
export function sizeOf(armies: readonly ListedArmy[]): number | null {
  const totals = armies.map(
    ({ units, source, size }) =>
      size ?? source.statedTotal ?? units.reduce((sum, { pointCost }) => sum + pointCost, 0),
  );
  const most = Math.max(0, ...totals);
  return most === 0 ? null : Math.ceil(most / STEP) * STEP;
}
