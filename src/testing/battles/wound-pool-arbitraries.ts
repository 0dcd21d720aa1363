import fc from 'fast-check';
import type { AllocationModel } from '@/rules/wound-pools/allocation-state';
import type { Pool } from '@/rules/wound-pools/pools';
import type { SpecialRule } from '@/rules/wound-pools/special-rules';

const need = fc.option(fc.integer({ min: 2, max: 6 }));

/** Models that stand anywhere, some alike and some not. */
export const models: fc.Arbitrary<readonly AllocationModel[]> = fc
  .array(
    fc.record({
      wounds: fc.integer({ min: 1, max: 4 }),
      toughness: fc.integer({ min: 3, max: 8 }),
      armourSave: need,
      invulnerableSave: need,
      feelNoPain: need,
      rules: fc.subarray<SpecialRule>(['eternalWarrior']),
      inContact: fc.boolean(),
      distance: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((made) => made.map((model, index) => ({ ...model, id: `m${index + 1}` })));

/** Ordinary Wounds, and those of both rows of the Destroyer table. */
export const pools: fc.Arbitrary<readonly Pool[]> = fc
  .array(
    fc
      .record({
        strength: fc.integer({ min: 3, max: 10 }),
        ap: fc.option(fc.integer({ min: 1, max: 6 })),
        wounds: fc.integer({ min: 0, max: 5 }),
        instantDeath: fc.boolean(),
        noSaves: fc.boolean(),
        band: fc.option(fc.constantFrom('seriouslyWounded' as const, 'deathblow' as const)),
      })
      .map(
        ({ instantDeath, band, noSaves, ...pool }): Omit<Pool, 'id'> => ({
          ...pool,
          band,
          noSaves: noSaves || band === 'deathblow',
          rules: band === null ? (instantDeath ? ['instantDeath'] : []) : ['destroyer'],
        }),
      ),
    { minLength: 1, maxLength: 3 },
  )
  .map((made) => made.map((pool, index) => ({ ...pool, id: `p${index + 1}` })));
