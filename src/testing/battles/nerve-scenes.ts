import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import { FIRST_COMBAT } from './battles';
import { damaged, thrown, turn, withNerve } from './nerve';

/** A battle of damage against Nerve that was worked out by hand: who fights, what is done, how it ends. */
export type NerveScene = {
  readonly name: string;
  readonly blue: readonly Partial<UnitDraft>[];
  readonly red: readonly Partial<UnitDraft>[];
  steps(id: (name: string) => UnitId): readonly Intent[];
  /** Damage and fate of the units at the end. */
  readonly end: Readonly<Record<string, readonly [number, string]>>;
};

const hit = (unitId: UnitId, enemyUnitId: UnitId): Intent => ({ type: 'hitUnit', unitId, enemyUnitId });
const close = { type: 'closeRound', combatId: FIRST_COMBAT } as const;
const next = { type: 'beginRound', combatId: FIRST_COMBAT } as const;

const shootingAndCombat: NerveScene = {
  name: 'a turn of shooting and combat with several units',
  blue: [withNerve('Bows', 12), withNerve('Cannon', 10), withNerve('Knights', 16)],
  red: [
    withNerve('Archers', 12, { troopType: 'troop' }),
    withNerve('Trolls', 16, { troopType: 'regiment', inspiring: true, regeneration: 5 }),
    withNerve('Spears', 16, { troopType: 'regiment' }),
  ],
  steps: (id) => [
    damaged(id('Archers'), 2, 'other'),
    damaged(id('Trolls'), 4, 'other'),
    turn(2, 'a'),
    damaged(id('Archers'), 3, 'shooting'),
    damaged(id('Trolls'), 4, 'shooting'),
    thrown(id('Archers'), 'nerveRanged', 7),
    thrown(id('Trolls'), 'nerveRanged', 9),
    thrown(id('Trolls'), 'nerveRanged', 5),
    hit(id('Knights'), id('Spears')),
    damaged(id('Spears'), 6, 'combat'),
    thrown(id('Spears'), 'nerveCombat', 9),
    close,
    turn(2, 'b'),
    turn(3, 'a'),
  ],
  end: { Archers: [5, 'fighting'], Trolls: [8, 'fighting'], Spears: [6, 'fighting'] },
};

const damageAddsUp: NerveScene = {
  name: 'damage that adds up until it routs',
  blue: [withNerve('Bows', 12)],
  red: [withNerve('Rabble', 21, { troopType: 'horde' }, 130)],
  steps: (id) => [
    damaged(id('Rabble'), 5, 'shooting'),
    thrown(id('Rabble'), 'nerveRanged', 12),
    turn(1, 'b'),
    turn(2, 'a'),
    damaged(id('Rabble'), 4, 'shooting'),
    thrown(id('Rabble'), 'nerveRanged', 7),
    turn(3, 'a'),
    hit(id('Bows'), id('Rabble')),
    damaged(id('Rabble'), 9, 'combat'),
    thrown(id('Rabble'), 'nerveCombat', 2),
    close,
    turn(4, 'a'),
    next,
    damaged(id('Rabble'), 2, 'combat'),
    thrown(id('Rabble'), 'nerveCombat', 5),
    close,
  ],
  end: { Rabble: [20, 'destroyed'] },
};

const multipleCharge: NerveScene = {
  name: 'a multiple charge, and the enemy strikes back',
  blue: [
    withNerve('Swords', 15, { troopType: 'regiment', attacks: 12 }),
    withNerve('Knights', 16, { troopType: 'regiment', attacks: 18 }),
    withNerve('Hero', 13, { troopType: 'champion', attacks: 5, individual: true }),
  ],
  red: [withNerve('Horde', 25, { troopType: 'horde', attacks: 30 }, 250)],
  steps: (id) => [
    damaged(id('Horde'), 8, 'other'),
    hit(id('Swords'), id('Horde')),
    hit(id('Knights'), id('Horde')),
    hit(id('Hero'), id('Horde')),
    {
      type: 'changeContact',
      combatId: FIRST_COMBAT,
      unitId: id('Knights'),
      enemyUnitId: id('Horde'),
      contact: { facing: 'leftFlank', charged: true },
    },
    damaged(id('Horde'), 13, 'combat'),
    thrown(id('Horde'), 'nerveCombat', 3),
    close,
    turn(1, 'b'),
    next,
    damaged(id('Swords'), 5, 'combat'),
    damaged(id('Knights'), 2, 'combat'),
    thrown(id('Swords'), 'nerveCombat', 10),
    thrown(id('Knights'), 'nerveCombat', 12),
    { type: 'rollOwed', unitId: id('Knights'), total: 3 },
    close,
    turn(2, 'a'),
    next,
    damaged(id('Horde'), 5, 'combat'),
    thrown(id('Horde'), 'nerveCombat', 7),
    close,
  ],
  end: {
    Horde: [26, 'destroyed'],
    Swords: [5, 'destroyed'],
    Knights: [5, 'fighting'],
    Hero: [0, 'fighting'],
  },
};

const marker = (place: number, a: number, b: number): Intent => ({
  type: 'weighPlace',
  bonusId: 'markersHeld',
  place,
  gameTurn: null,
  strength: { a, b },
});

const lastRounds: NerveScene = {
  name: 'Regeneration, Iron Resolve, a seventh round and the markers',
  blue: [
    withNerve('Paladins', 17, { troopType: 'regiment', ironResolve: 1 }, 200),
    withNerve('Guard', 24, { troopType: 'horde', attacks: 25 }, 260),
    withNerve('Scouts', 11, { troopType: 'troop' }, 430),
  ],
  red: [
    withNerve('Trolls', 16, { troopType: 'regiment', regeneration: 5 }, 210),
    withNerve('Rabble', 21, { troopType: 'horde' }, 805),
  ],
  steps: (id) => [
    damaged(id('Paladins'), 8, 'other'),
    damaged(id('Guard'), 25, 'other'),
    damaged(id('Trolls'), 9, 'other'),
    { type: 'changeFate', unitId: id('Scouts'), fate: 'destroyed' },
    { type: 'changeFate', unitId: id('Rabble'), fate: 'destroyed' },
    turn(6, 'b'),
    // Nine dice, 5 6 5 1 2 3 4 4 6: four are 5 or more.
    damaged(id('Trolls'), -4, 'regeneration'),
    damaged(id('Paladins'), 2, 'shooting'),
    thrown(id('Paladins'), 'nerveRanged', 3),
    turn(7, 'a'),
    marker(1, 2, 2),
    marker(2, 1, 0),
    marker(3, 1, 2),
    marker(5, 2, 0),
    marker(6, 2, 2),
    marker(7, 0, 1),
    { type: 'finishBattle', winner: 'draw', confirmed: { a: true, b: true } },
  ],
  end: { Paladins: [9, 'fighting'], Guard: [25, 'fighting'], Trolls: [5, 'fighting'] },
};

/** The four scenes. The last is for markers, by the scores of Northern Kings. */
export const NERVE_SCENES: readonly NerveScene[] = [
  shootingAndCombat,
  damageAddsUp,
  multipleCharge,
  lastRounds,
];

/** The unit of that name. */
export function unitCalled(ledger: Ledger, name: string): UnitId {
  const found = battleOf(ledger).units.find(({ unit }) => unit.name === name);
  if (!found) throw new Error(`No unit is called ${name}`);
  return found.unit.id;
}
