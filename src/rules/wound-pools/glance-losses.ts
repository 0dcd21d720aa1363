import { type Distribution, reduced } from '../dice/distribution';
import { type GlanceRules, glanced } from './glances';
import { type Steps, stepOnce, type WalkedVolley } from './loss-walk';
import type { ModelProfile } from './model-profile';
import type { Volley } from './volley';
import type { WoundPoolRules } from './wound-pool-rules';

/*
 * Where glances give statuses, their dice are thrown at the end of the attack, and what one costs hangs on what the
 * unit is by then. So the hits that go through are walked first, and how many glances wait is part of the state.
 */

const FACES = [1, 2, 3, 4, 5, 6];

/** The weight of each number of Hull Points lost. */
type Weights = readonly bigint[];

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
  const total = models.reduce((sum, { wounds }) => sum + wounds, 0);
  let waiting: readonly Weights[] = [[1n, ...new Array<bigint>(total).fill(0n)]];
  let denominator = 1n;
  walked.forEach((volley, index) => {
    for (let die = 0; die < volley.count; die += 1) {
      waiting = afterDie(waiting, volley, (kind) => isGlance(index, kind));
      denominator *= volley.denominator;
    }
  });
  const began = [...new Set(models.flatMap(({ statuses = [] }) => statuses))];
  const dice = waiting.length - 1;
  return reduced({
    weights: afterGlances(glances, began, waiting),
    denominator: denominator * BigInt(FACES.length) ** BigInt(dice),
  });
}

/** After one die more: by the number of glances that wait, from none on. */
function afterDie(
  waiting: readonly Weights[],
  { kinds, nothing }: WalkedVolley,
  isGlance: (kind: string) => boolean,
): readonly Weights[] {
  const hurt = kinds.filter(({ id }) => !isGlance(id));
  const glancing = kinds
    .filter(({ id }) => isGlance(id))
    .reduce((sum, { steps }) => sum + weightOf(steps), 0n);
  const none = waiting[0]?.map(() => 0n) ?? [];
  return [...waiting, none].map((weights, count) => {
    const staying = weights.map((weight) => weight * nothing);
    const struck = hurt.reduce<Weights>((sum, { steps }) => plus(sum, stepOnce(weights, steps, 0n)), staying);
    return plus(struck, times(waiting[count - 1] ?? none, glancing));
  });
}

/** After the dice of the glances that wait: the Hull Points lost, in weights of all these dice. */
function afterGlances(rules: GlanceRules, began: readonly string[], waiting: readonly Weights[]): Weights {
  const faces = BigInt(FACES.length);
  // From most glances down: who waits for fewer joins where their dice begin, so each die is walked once.
  let standings = new Map<string, Weights>();
  for (let left = waiting.length - 1; left >= 0; left -= 1) {
    const joining = times(waiting[left] ?? [], faces ** BigInt(waiting.length - 1 - left));
    add(standings, keyOf(began), joining);
    if (left === 0) break;
    const next = new Map<string, Weights>();
    for (const [key, weights] of standings) {
      const has = key === '' ? [] : key.split(',');
      for (const face of FACES) {
        const { hullPointsLost, statuses } = glanced(rules, has, [face]);
        add(next, keyOf(statuses), shifted(weights, hullPointsLost));
      }
    }
    standings = next;
  }
  return [...standings.values()].reduce(plus);
}

function add(standings: Map<string, Weights>, key: string, weights: Weights): void {
  const before = standings.get(key);
  standings.set(key, before ? plus(before, weights) : weights);
}

const keyOf = (statuses: readonly string[]) => statuses.toSorted().join();

/** The weight of one kind of the die: its steps from any state add up to it. */
function weightOf(steps: Steps): bigint {
  return (steps[0] ?? []).reduce((sum, [, weight]) => sum + weight, 0n);
}

/** So many more Hull Points are lost, at most all. */
function shifted(weights: Weights, by: number): Weights {
  const after = weights.map(() => 0n);
  weights.forEach((weight, lost) => {
    const to = Math.min(weights.length - 1, lost + by);
    after[to] = (after[to] ?? 0n) + weight;
  });
  return after;
}

function plus(left: Weights, right: Weights): Weights {
  return left.map((weight, index) => weight + (right[index] ?? 0n));
}

function times(weights: Weights, by: bigint): Weights {
  return weights.map((weight) => weight * by);
}
