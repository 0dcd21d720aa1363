import { type Distribution, reduced } from '../dice/distribution';
import { glanceLosses } from './glance-losses';
import { modelsRemoved, type Steps, stepOnce, type WalkedVolley, walkedVolley } from './loss-walk';
import type { ModelProfile } from './model-profile';
import type { Volley } from './volley';
import type { WoundPoolRules } from './wound-pool-rules';

/** The exact odds of a unit's losses. */
export type LossOdds = {
  /** Wounds or Hull Points lost, from none to all. */
  readonly woundsLost: Distribution;
  readonly modelsRemoved: Distribution;
};

/** A pool by its volley and its kind of Wound. */
export type PoolRef = { readonly volleyId: string; readonly kindId: string };

/**
 * The losses of the unit if its models fall in this order, each until it is gone. With `order` the pools are
 * emptied in the attacker's order, pools that it does not name last. Without it, each volley is resolved die
 * by die as rolled. Both differ only if one volley splits into pools of different effect (Destroyer hits) and
 * models have several Wounds.
 */
export function lossOdds(
  book: WoundPoolRules,
  volleys: readonly Volley[],
  models: readonly ModelProfile[],
  options: { readonly order?: readonly PoolRef[]; readonly lossCap?: number | null } = {},
): LossOdds {
  const walked = volleys.map((volley) => walkedVolley(book, volley, models, options.lossCap ?? null));
  const glances = glanceLosses(book, walked, volleys, models);
  if (glances) return { woundsLost: glances, modelsRemoved: modelsRemoved(glances, models) };
  const standings = models.reduce((sum, { wounds }) => sum + wounds, 0) + 1;
  const start = [1n, ...new Array<bigint>(standings - 1).fill(0n)];
  const weights = options.order ? inOrder(walked, options.order, start) : asRolled(walked, start);
  const denominator = walked.reduce(
    (product, volley) => product * volley.denominator ** BigInt(volley.count),
    1n,
  );
  const woundsLost = reduced({ weights, denominator });
  return { woundsLost, modelsRemoved: modelsRemoved(woundsLost, models) };
}

function asRolled(volleys: readonly WalkedVolley[], start: readonly bigint[]): readonly bigint[] {
  let weights = start;
  for (const volley of volleys) {
    const steps = together(
      volley.kinds.map((kind) => kind.steps),
      weights.length,
    );
    for (let die = 0; die < volley.count; die += 1) weights = stepOnce(weights, steps, volley.nothing);
  }
  return weights;
}

function together(all: readonly Steps[], standings: number): Steps {
  return Array.from({ length: standings }, (_, standing) => all.flatMap((steps) => steps[standing] ?? []));
}

/** The chances of every state of the unit, for every number of undecided dice in each volley. */
type Undecided = { readonly dice: readonly number[]; readonly weights: readonly bigint[] };

function inOrder(
  volleys: readonly WalkedVolley[],
  order: readonly PoolRef[],
  start: readonly bigint[],
): readonly bigint[] {
  const stages = stagesOf(volleys, order);
  let branches: readonly Undecided[] = [{ dice: volleys.map(({ count }) => count), weights: start }];
  stages.forEach(({ volley, steps }, index) => {
    const nothing = volleys[volley]?.nothing ?? 0n;
    const isLast = !stages.slice(index + 1).some((later) => later.volley === volley);
    branches = isLast
      ? decideAll(branches, volley, steps, nothing)
      : branches.flatMap((branch) => decideSome(branch, volley, steps));
    branches = merged(branches);
  });
  const nothingToRoll = start.map(() => 0n);
  return branches.reduce<readonly bigint[]>((sum, { weights }) => plus(sum, weights), nothingToRoll);
}

type Stage = { readonly volley: number; readonly steps: Steps };

function stagesOf(volleys: readonly WalkedVolley[], order: readonly PoolRef[]): readonly Stage[] {
  const rank = (volleyId: string, kindId: string) => {
    const place = order.findIndex((ref) => ref.volleyId === volleyId && ref.kindId === kindId);
    return place === -1 ? order.length : place;
  };
  return volleys
    .flatMap(({ id, kinds }, volley) =>
      kinds.map((kind) => ({ volley, steps: kind.steps, rank: rank(id, kind.id) })),
    )
    .sort((left, right) => left.rank - right.rank);
}

/** Any number of the volley's undecided dice become this kind; the others stay undecided. */
function decideSome({ dice, weights }: Undecided, volley: number, steps: Steps): readonly Undecided[] {
  const undecided = dice[volley] ?? 0;
  const branches: Undecided[] = [];
  let walked = weights;
  let ways = 1n;
  for (let decided = 0; decided <= undecided; decided += 1) {
    const factor = ways;
    branches.push({
      dice: dice.with(volley, undecided - decided),
      weights: walked.map((weight) => weight * factor),
    });
    walked = stepOnce(walked, steps, 0n);
    ways = (ways * BigInt(undecided - decided)) / BigInt(decided + 1);
  }
  return branches;
}

/** Every undecided die of the volley becomes this kind, or has no effect. */
function decideAll(
  branches: readonly Undecided[],
  volley: number,
  steps: Steps,
  nothing: bigint,
): readonly Undecided[] {
  const byOtherDice = grouped(branches, ({ dice }) => dice.with(volley, 0));
  return byOtherDice.map((group) => {
    const dice = group[0].dice.with(volley, 0);
    let weights: readonly bigint[] = group[0].weights.map(() => 0n);
    // Horner's scheme: each die is computed once for all branches that still have it.
    for (let left = Math.max(...group.map((branch) => branch.dice[volley] ?? 0)); left >= 0; left -= 1) {
      const joining = group.filter((branch) => branch.dice[volley] === left);
      weights = joining.reduce((sum, branch) => plus(sum, branch.weights), weights);
      if (left > 0) weights = stepOnce(weights, steps, nothing);
    }
    return { dice, weights };
  });
}

function merged(branches: readonly Undecided[]): readonly Undecided[] {
  return grouped(branches, ({ dice }) => dice).map((group) => ({
    dice: group[0].dice,
    weights: group.slice(1).reduce((sum, { weights }) => plus(sum, weights), group[0].weights),
  }));
}

type Group = readonly [Undecided, ...Undecided[]];

function grouped(
  branches: readonly Undecided[],
  keyOf: (branch: Undecided) => readonly number[],
): readonly Group[] {
  const groups = new Map<string, [Undecided, ...Undecided[]]>();
  for (const branch of branches) {
    const key = keyOf(branch).join();
    const group = groups.get(key);
    if (group) group.push(branch);
    else groups.set(key, [branch]);
  }
  return [...groups.values()];
}

function plus(left: readonly bigint[], right: readonly bigint[]): bigint[] {
  return left.map((weight, index) => weight + (right[index] ?? 0n));
}
