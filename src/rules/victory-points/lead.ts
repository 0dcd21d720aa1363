import type { LeadRules, PercentMargins } from './victory';

type SideName = 'a' | 'b';

/** The facts that decide a result in words, in whole points. */
export type LeadStanding = {
  readonly victoryPoints: Readonly<Record<SideName, number>>;
  /** The agreed size of each army, in points; it matters only to margins in percent. */
  readonly armyPoints: number;
  /** The side that was wiped out, if exactly one was. */
  readonly wipedOut?: SideName | null;
  readonly conceded?: SideName | null;
};

/** A result in the rulebook's words, and its winner; null: no winner. */
export type NamedResult = { readonly name: string; readonly winner: SideName | null };

/**
 * The result by a lead in points. If the rules say so, a side that is wiped out or concedes has lost, even
 * with more points.
 */
export function leadResult(rules: LeadRules, standing: LeadStanding): NamedResult {
  const { a, b } = standing.victoryPoints;
  const gone = rules.wipedOutLoses ? (standing.wipedOut ?? standing.conceded ?? null) : null;
  const leads = Math.abs(a - b) >= rules.points ? (a > b ? 'a' : 'b') : null;
  const winner = gone === null ? leads : gone === 'a' ? 'b' : 'a';
  if (winner === null) return { name: rules.draw, winner };
  const [own, enemy] = winner === 'a' ? [a, b] : [b, a];
  const crushing = leads === winner && own >= rules.times * enemy;
  return { name: crushing ? rules.crushing : rules.victory, winner };
}

/**
 * The result by the difference in percent of the army's points, compared exactly. A side that concedes has
 * lost, whatever the points.
 */
export function percentResult(rules: PercentMargins, standing: LeadStanding): NamedResult {
  const { victoryPoints, armyPoints, conceded } = standing;
  if (conceded) return { name: rules.conceded, winner: conceded === 'a' ? 'b' : 'a' };
  const lead = victoryPoints.a - victoryPoints.b;
  const band = rules.bands.findIndex(
    ({ belowPercent }) => belowPercent === null || 100 * Math.abs(lead) < belowPercent * armyPoints,
  );
  const found = rules.bands[band];
  if (!found) throw new Error('The last band must have no upper edge');
  return { name: found.name, winner: band === 0 || lead === 0 ? null : lead > 0 ? 'a' : 'b' };
}
