import { type Fraction, fraction, ZERO } from '../dice/fraction';
import type { Source } from '../source';
import type { RuleWord } from './numbered-rules';

/** Hits on vehicles where a glance gives a status, and what goes through costs its Damage. */
export type GlanceRules = {
  /** By the roll for a glance; a row ends where the next begins. */
  readonly table: readonly { readonly from: number; readonly status: string }[];
  /** Hull Points that a status costs which the vehicle has already, without a save. */
  readonly repeated: number;
  /** The natural roll that never gets through; missing: none. */
  readonly neverOn?: number;
  readonly source: Source;
};

export type ArmourHit = {
  readonly strength: number;
  readonly armour: number;
  readonly damage: number;
  readonly rules: readonly RuleWord[];
};

export type ArmourResult = 'glancing' | 'penetrating';

const FACES = [1, 2, 3, 4, 5, 6];

/** What a natural roll of the hit does to the armour; null: nothing. */
export function armourResult(
  { neverOn }: GlanceRules,
  { strength, armour, rules }: ArmourHit,
  roll: number,
): ArmourResult | null {
  if (roll === neverOn || strength === 0) return null;
  const total = strength + roll;
  if (total > armour) return 'penetrating';
  if (total < armour) return null;
  return rules.includes('armourbane') || rules.includes('melta') ? 'penetrating' : 'glancing';
}

/** The chances of a hit, and its Damage if it goes through: a melta weapon in range doubles it. */
export function armourOdds(rules: GlanceRules, hit: ArmourHit) {
  const results = FACES.map((roll) => armourResult(rules, hit, roll));
  const of = (result: ArmourResult | null) =>
    fraction(results.filter((each) => each === result).length, FACES.length);
  return {
    none: of(null),
    glancing: of('glancing'),
    penetrating: of('penetrating'),
    damage: hit.damage * (hit.rules.includes('melta') ? 2 : 1),
  };
}

/** The status that a roll for a glance gives. */
export function glanceStatus({ table }: GlanceRules, roll: number): string {
  const row = table.findLast(({ from }) => from <= roll);
  if (!row) throw new RangeError(`The table has no row for ${roll}`);
  return row.status;
}

/** A vehicle's Hull Points lost and its statuses after these rolls for glances, one after the other. */
export function glanced(
  rules: GlanceRules,
  has: readonly string[],
  rolls: readonly number[],
): { readonly hullPointsLost: number; readonly statuses: readonly string[] } {
  return rolls.reduce<{ readonly hullPointsLost: number; readonly statuses: readonly string[] }>(
    ({ hullPointsLost, statuses }, roll) => {
      const status = glanceStatus(rules, roll);
      return statuses.includes(status)
        ? { hullPointsLost: hullPointsLost + rules.repeated, statuses }
        : { hullPointsLost, statuses: [...statuses, status] };
    },
    { hullPointsLost: 0, statuses: has },
  );
}

/** The chance that so many glances cost at least so many Hull Points. */
export function glancesCost(
  rules: GlanceRules,
  has: readonly string[],
  { hits, atLeast }: { readonly hits: number; readonly atLeast: number },
): Fraction {
  let standings = new Map<string, { statuses: readonly string[]; lost: number; ways: bigint }>([
    ['', { statuses: has, lost: 0, ways: 1n }],
  ]);
  for (let hit = 0; hit < hits; hit += 1) {
    const next: typeof standings = new Map();
    for (const { statuses, lost, ways } of standings.values()) {
      for (const roll of FACES) {
        const after = glanced(rules, statuses, [roll]);
        const total = lost + after.hullPointsLost;
        const key = `${total} ${after.statuses.join()}`;
        const known = next.get(key)?.ways ?? 0n;
        next.set(key, { statuses: after.statuses, lost: total, ways: known + ways });
      }
    }
    standings = next;
  }
  const reached = [...standings.values()].filter(({ lost }) => lost >= atLeast);
  const ways = reached.reduce((sum, each) => sum + each.ways, 0n);
  return ways === 0n ? ZERO : fraction(ways, 6n ** BigInt(hits));
}
