import { type Fraction, fraction, greatestCommonDivisor } from './fraction';

/**
 * An exact distribution over 0, 1, 2 …: the chance of `k` is `weights[k] / denominator`, and the weights add
 * up to the denominator. Whole weights over one denominator make sums of many dice fast; they are reduced
 * only for display.
 */
export type Distribution = { readonly weights: readonly bigint[]; readonly denominator: bigint };

/** The distribution with these weights, at least one of them positive and none negative. Throws otherwise. */
export function distributionOf(weights: readonly bigint[]): Distribution {
  const denominator = weights.reduce((sum, weight) => sum + weight, 0n);
  if (denominator <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('Weights are not negative, and not all 0');
  }
  return { weights, denominator };
}

/** Always exactly this whole number, 0 or more. */
export function certain(value: number): Distribution {
  const weights = new Array<bigint>(value + 1).fill(0n);
  weights[value] = 1n;
  return distributionOf(weights);
}

/** How many of `trials` independent rolls succeed when each succeeds with this chance. */
export function binomial(trials: number, chance: Fraction): Distribution {
  const success = chance.numerator;
  const failure = chance.denominator - success;
  if (success < 0n || failure < 0n) throw new RangeError('A chance lies between 0 and 1');
  const weights = new Array<bigint>(trials + 1).fill(0n);
  const failures = powers(failure, trials);
  let ways = 1n;
  let successes = 1n;
  for (let hits = 0; hits <= trials; hits += 1) {
    weights[hits] = ways * successes * (failures[trials - hits] ?? 0n);
    ways = (ways * BigInt(trials - hits)) / BigInt(hits + 1);
    successes *= success;
  }
  return { weights, denominator: chance.denominator ** BigInt(trials) };
}

/** The total of two independent results. */
export function convolve(left: Distribution, right: Distribution): Distribution {
  const weights = new Array<bigint>(left.weights.length + right.weights.length - 1).fill(0n);
  left.weights.forEach((leftWeight, leftValue) => {
    if (leftWeight === 0n) return;
    right.weights.forEach((rightWeight, rightValue) => {
      weights[leftValue + rightValue] = (weights[leftValue + rightValue] ?? 0n) + leftWeight * rightWeight;
    });
  });
  return { weights, denominator: left.denominator * right.denominator };
}

/** The total of independent results, 0 for none. */
export function totalOf(parts: readonly Distribution[]): Distribution {
  return parts.reduce(convolve, certain(0));
}

/** The chance of exactly this result. */
export function chanceOf(distribution: Distribution, value: number): Fraction {
  return fraction(distribution.weights[value] ?? 0n, distribution.denominator);
}

/** The chance of this result or more. */
export function atLeast(distribution: Distribution, value: number): Fraction {
  const reached = distribution.weights.slice(Math.max(0, value)).reduce((sum, weight) => sum + weight, 0n);
  return fraction(reached, distribution.denominator);
}

/** The mean of the results, weighed by their chances. */
export function expectation(distribution: Distribution): Fraction {
  const total = distribution.weights.reduce((sum, weight, value) => sum + weight * BigInt(value), 0n);
  return fraction(total, distribution.denominator);
}

/** The chance of 0, 1, 2 … up to the highest result the distribution holds, each in lowest terms. */
export function chances(distribution: Distribution): readonly Fraction[] {
  return distribution.weights.map((weight) => fraction(weight, distribution.denominator));
}

/** The same distribution over the smallest denominator. Useful before many further steps. */
export function reduced(distribution: Distribution): Distribution {
  const divisor = distribution.weights.reduce(greatestCommonDivisor, distribution.denominator);
  return {
    weights: distribution.weights.map((weight) => weight / divisor),
    denominator: distribution.denominator / divisor,
  };
}

function powers(base: bigint, highest: number): readonly bigint[] {
  const list = [1n];
  for (let exponent = 1; exponent <= highest; exponent += 1) list.push((list[exponent - 1] ?? 1n) * base);
  return list;
}
