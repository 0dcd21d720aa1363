import { type Distribution, reduced } from '../dice/distribution';
import { glanced, glanceStatus } from './glances';
import { type Steps, stepOnce, type WalkedVolley } from './loss-walk';
import type { ModelProfile } from './model-profile';
import type { Volley } from './volley';
import type { WoundPoolRules } from './wound-pool-rules';

/*
 * Where glances give statuses, what a glance costs hangs on those that the unit has: the state of the unit is its Hull
 * Points lost and its statuses. Exact for one vehicle, whatever the order of its hits; for several, as the hits are
 * rolled.
 */

const FACES = [1, 2, 3, 4, 5, 6];

/** The statuses, joined, with the weight of each number of Hull Points lost. */
type Standings = ReadonlyMap<string, readonly bigint[]>;

/** The Hull Points lost to these volleys; null where no hit glances, or glances cost what other hits cost. */
export function glanceLosses(
  { glances }: WoundPoolRules,
  walked: readonly WalkedVolley[],
  volleys: readonly Volley[],
  models: readonly ModelProfile[],
): Distribution | null {
  const isGlance = (volley: number, kind: string) =>
    volleys[volley]?.kinds.some(({ id, wound }) => id === kind && wound.hit === 'glancing') ?? false;
  if (!glances || !walked.some(({ kinds }, index) => kinds.some(({ id }) => isGlance(index, id))))
    return null;
  const rules = glances;
  const total = models.reduce((sum, { wounds }) => sum + wounds, 0);
  const began = [...new Set(models.flatMap(({ statuses = [] }) => statuses))].toSorted().join();
  let standings: Standings = new Map([[began, [1n, ...new Array<bigint>(total).fill(0n)]]]);
  let denominator = 1n;
  walked.forEach((volley, index) => {
    for (let die = 0; die < volley.count; die += 1) {
      standings = afterDie(volley, (kind) => isGlance(index, kind));
      denominator *= volley.denominator * BigInt(FACES.length);
    }
  });
  const weights = [...standings.values()].reduce<readonly bigint[]>(
    (sum, each) => sum.map((weight, lost) => weight + (each[lost] ?? 0n)),
    new Array<bigint>(total + 1).fill(0n),
  );
  return reduced({ weights, denominator });

  function afterDie({ kinds, nothing }: WalkedVolley, glancing: (kind: string) => boolean): Standings {
    const next = new Map<string, bigint[]>();
    const add = (statuses: string, weights: readonly bigint[]) => {
      const before = next.get(statuses);
      next.set(
        statuses,
        before ? weights.map((weight, lost) => weight + (before[lost] ?? 0n)) : [...weights],
      );
    };
    for (const [statuses, weights] of standings) {
      const hurt = kinds.filter(({ id }) => !glancing(id)).flatMap(({ steps }) => [steps]);
      const whole = hurt.reduce<readonly bigint[]>(
        (sum, steps) => plus(sum, stepOnce(weights, steps, 0n)),
        weights.map((weight) => weight * nothing),
      );
      add(statuses, times(whole, BigInt(FACES.length)));
      const weight = kinds
        .filter(({ id }) => glancing(id))
        .reduce((sum, { steps }) => sum + weightOf(steps), 0n);
      if (weight === 0n) continue;
      const has = statuses === '' ? [] : statuses.split(',');
      for (const face of FACES) {
        const lost = glanced(rules, has, [face]).hullPointsLost;
        const after = [...new Set([...has, glanceStatus(rules, face)])].toSorted().join();
        add(after, times(shifted(weights, lost), weight));
      }
    }
    return next;
  }
}

/** The weight of one kind of the die: its steps from any state add up to it. */
function weightOf(steps: Steps): bigint {
  return (steps[0] ?? []).reduce((sum, [, weight]) => sum + weight, 0n);
}

/** So many more Hull Points are lost, at most all. */
function shifted(weights: readonly bigint[], by: number): readonly bigint[] {
  const after = weights.map(() => 0n);
  weights.forEach((weight, lost) => {
    const to = Math.min(weights.length - 1, lost + by);
    after[to] = (after[to] ?? 0n) + weight;
  });
  return after;
}

function plus(left: readonly bigint[], right: readonly bigint[]): readonly bigint[] {
  return left.map((weight, index) => weight + (right[index] ?? 0n));
}

function times(weights: readonly bigint[], by: bigint): readonly bigint[] {
  return weights.map((weight) => weight * by);
}
