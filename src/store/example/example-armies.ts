import type { UnitDraft } from '@/battle/state/unit';

/* The armies of the example battle (`ranks-example.ts`), as their players might have typed them in. */

const regiment = (
  name: string,
  pointCost: number,
  models: number,
  characteristic: number,
  ...marks: UnitDraft['marks']
): UnitDraft => ({
  name,
  pointCost,
  models,
  healthPerModel: 1,
  characteristic,
  marks,
  facts: { frontWidth: 5, causesFear: false, ...(marks.includes('standard') ? { standard: true } : {}) },
});

const monster = (
  name: string,
  pointCost: number,
  models: number,
  healthPerModel: number,
  characteristic: number,
  facts: UnitDraft['facts'],
): UnitDraft => ({ name, pointCost, models, healthPerModel, characteristic, marks: [], facts });

const character = (
  name: string,
  pointCost: number,
  characteristic: number,
  mark: 'general' | 'battleStandard',
) =>
  ({
    name,
    pointCost,
    models: 1,
    healthPerModel: 3,
    characteristic,
    marks: [mark, 'character'],
    facts: {
      ranks: 0,
      causesFear: false,
      ...(mark === 'battleStandard' ? { battleStandard: true } : {}),
    },
  }) satisfies UnitDraft;

/** Blue's army: 2,000 points. */
export const HILL_CLAN: readonly UnitDraft[] = [
  character('Thane', 360, 9, 'general'),
  character('Banner Bearer', 275, 9, 'battleStandard'),
  regiment('Clan Guard', 420, 20, 9, 'standard', 'musician', 'scoring'),
  regiment('Spearmen', 330, 25, 8, 'standard', 'scoring'),
  regiment('Miners', 255, 15, 9, 'standard'),
  regiment('Crossbows', 210, 10, 8),
  monster('Bolt Thrower', 150, 1, 4, 8, { ranks: 0, causesFear: false }),
];

/** Red's army: 2,000 points. */
export const WILD_HOST: readonly UnitDraft[] = [
  character('Warlord', 330, 8, 'general'),
  regiment('Wild Warriors', 400, 30, 7, 'standard', 'musician', 'scoring'),
  regiment('Savages', 330, 24, 7, 'standard', 'scoring'),
  regiment('Raiders', 150, 10, 6),
  regiment('Wolf Riders', 220, 8, 7),
  monster('Trolls', 320, 4, 3, 5, { ranks: 1, causesFear: true }),
  monster('Boar Chariot', 250, 1, 4, 7, { ranks: 1, causesFear: false }),
];
