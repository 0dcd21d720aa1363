import { type Distribution, distributionOf } from '@/rules/dice/distribution';

/** One six-sided die: 1 to 6. */
export const D6: Distribution = distributionOf([0n, 1n, 1n, 1n, 1n, 1n, 1n]);
/** A six-sided die halved, rounding up: 1 to 3. */
export const D3: Distribution = distributionOf([0n, 1n, 1n, 1n]);
/** A six-sided die and six more: 7 to 12. */
export const D6_PLUS_6: Distribution = distributionOf([0n, 0n, 0n, 0n, 0n, 0n, 0n, 1n, 1n, 1n, 1n, 1n, 1n]);
