import type { Distribution } from '../dice/distribution';
import { type Fraction, fraction, leastCommonMultiple, multiply } from '../dice/fraction';
import type { ModelProfile } from './model-profile';
import { damageOf } from './vehicles';
import { unsavedChance, type Volley, type WoundKind } from './volley';
import { effectOn, LOSS_RANGE, type Loss, lossOf } from './wound-effect';
import type { WoundPoolRules } from './wound-pool-rules';

/**
 * One number, the Wounds lost so far, is the whole state of a unit, because models fall one after the other:
 * it decides which model is next and how many Wounds it has left. A step moves the chance of one state to
 * other states, in whole weights.
 */
export type Steps = readonly (readonly (readonly [to: number, weight: bigint])[])[];

/**
 * One volley prepared for the computation: the steps of each kind, and the weight of a die without effect.
 */
export type WalkedVolley = {
  readonly id: string;
  readonly count: number;
  readonly kinds: readonly { readonly id: string; readonly steps: Steps }[];
  readonly nothing: bigint;
  /** All steps from one state, together with `nothing`, add up to this. */
  readonly denominator: bigint;
};

/**
 * The volley as steps over the states of these models, which fall in this order. `lossCap` limits the loss of
 * one die.
 */
export function walkedVolley(
  book: WoundPoolRules,
  volley: Volley,
  models: readonly ModelProfile[],
  lossCap: number | null = null,
): WalkedVolley {
  const moves = volley.kinds.map((kind) => ({
    kind,
    perModel: models.map((model) => movesOf(book, kind, model, lossCap)),
  }));
  const denominator = moves
    .flatMap(({ kind, perModel }) => [
      kind.chance.denominator,
      ...perModel.map(({ each }) => each.denominator),
    ])
    .reduce(leastCommonMultiple, 1n);
  const whole = (chance: Fraction) => (chance.numerator * denominator) / chance.denominator;
  const kindWeights = moves.map(({ kind }) => whole(kind.chance));
  return {
    id: volley.id,
    count: volley.count,
    kinds: moves.map(({ kind, perModel }, index) => ({
      id: kind.id,
      steps: stepsOver(
        models,
        kindWeights[index] ?? 0n,
        perModel.map(({ losses, each }) => ({ losses, each: whole(each) })),
      ),
    })),
    nothing: denominator - kindWeights.reduce((sum, weight) => sum + weight, 0n),
    denominator,
  };
}

/** The chances after one die of one kind; `staying` is the additional weight of no change. */
export function stepOnce(weights: readonly bigint[], steps: Steps, staying: bigint): bigint[] {
  const after = weights.map((weight) => weight * staying);
  weights.forEach((weight, standing) => {
    if (weight === 0n) return;
    for (const [to, chance] of steps[standing] ?? []) after[to] = (after[to] ?? 0n) + weight * chance;
  });
  return after;
}

/** The distribution of removed models, from the distribution of Wounds lost. */
export function modelsRemoved(woundsLost: Distribution, models: readonly ModelProfile[]): Distribution {
  const weights = new Array<bigint>(models.length + 1).fill(0n);
  woundsLost.weights.forEach((weight, lost) => {
    const gone = fallenBefore(models, lost);
    weights[gone] = (weights[gone] ?? 0n) + weight;
  });
  return { weights, denominator: woundsLost.denominator };
}

type Moves = { readonly losses: readonly number[] | 'all'; readonly each: Fraction };

function movesOf(book: WoundPoolRules, kind: WoundKind, model: ModelProfile, lossCap: number | null): Moves {
  const losses = withDamage(book, kind, model, lossesOf(lossOf(book, kind.wound, model), lossCap));
  const ways = losses === 'all' ? 1 : losses.length;
  const unsaved = multiply(kind.chance, unsavedChance(book, kind, model));
  return { losses, each: multiply(unsaved, fraction(1, ways)) };
}

/** Each face of the damage die with each loss: a vehicle that explodes loses all its Hull Points. */
function withDamage(
  book: WoundPoolRules,
  { wound }: WoundKind,
  model: ModelProfile,
  losses: readonly number[] | 'all',
): readonly number[] | 'all' {
  const { vehicles } = book;
  const { damage } = effectOn(book, wound, model);
  if (!vehicles || damage === undefined || losses === 'all') return losses;
  return [1, 2, 3, 4, 5, 6].flatMap((face) =>
    losses.map((lost) => (damageOf(vehicles, face + damage) === 'explodes' ? model.wounds : lost)),
  );
}

function lossesOf(loss: Loss, lossCap: number | null): readonly number[] | 'all' {
  if (loss.kind === 'all') return 'all';
  if (loss.kind === 'one') return [1];
  if (loss.kind === 'fixed') return [loss.amount];
  const { from, to } = LOSS_RANGE[loss.dice];
  return Array.from({ length: to - from + 1 }, (_, index) => Math.min(from + index, lossCap ?? to));
}

function stepsOver(
  models: readonly ModelProfile[],
  weight: bigint,
  moves: readonly { readonly losses: readonly number[] | 'all'; readonly each: bigint }[],
): Steps {
  const steps: [number, bigint][][] = [];
  let standing = 0;
  models.forEach((model, index) => {
    const move = moves[index];
    if (!move) return;
    const gone = standing + model.wounds;
    for (; standing < gone; standing += 1) steps.push(stepsFrom(standing, gone, weight, move));
  });
  steps.push([[standing, weight]]);
  return steps;
}

function stepsFrom(
  standing: number,
  gone: number,
  weight: bigint,
  { losses, each }: { readonly losses: readonly number[] | 'all'; readonly each: bigint },
): [number, bigint][] {
  const reached = new Map<number, bigint>();
  const losing = losses === 'all' ? [gone - standing] : losses;
  for (const lost of losing) {
    const to = Math.min(gone, standing + lost);
    reached.set(to, (reached.get(to) ?? 0n) + each);
  }
  const unhurt = weight - each * BigInt(losing.length);
  if (unhurt > 0n) reached.set(standing, (reached.get(standing) ?? 0n) + unhurt);
  return [...reached];
}

function fallenBefore(models: readonly ModelProfile[], lost: number): number {
  let left = lost;
  const standing = models.findIndex((model) => {
    left -= model.wounds;
    return left < 0;
  });
  return standing === -1 ? models.length : standing;
}
