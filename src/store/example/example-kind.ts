import { EDITIONS, type Edition } from '@/rules/index';

/** The examples by what is shown in them. */
export const EXAMPLE_KINDS = ['ranks', 'nerve', 'challenge'] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

/**
 * The example that is played with the rulebook, by what it offers: combats that nobody wins, or a combat by points
 * with a challenge in rounds; regiments in ranks with the first of New battle. Null: it has none.
 */
export function exampleKindOf({ id, melee, woundPools }: Edition): ExampleKind | null {
  if (id === EDITIONS[0].id) return 'ranks';
  if (melee) return 'nerve';
  return woundPools?.aftermath.by === 'choices' ? 'challenge' : null;
}
