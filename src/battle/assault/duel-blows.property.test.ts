import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ledger } from '@/battle/log/ledger';
import type { Need } from '@/rules/index';
import { fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';

/*
 * The blows of a challenge of Horus Heresy 3 under each gambit: every throw of a hit, a wound, a save and a mitigation
 * is read as the rules are told here, and must cost as often, and as much, as the card says.
 */

const GAMBITS = [
  'seizeTheInitiative',
  'flurryOfBlows',
  'testTheFoe',
  'guardUp',
  'tauntAndBait',
  'grandstand',
  'feintAndRiposte',
  'withdraw',
  'finishingBlow',
] as const;
type GambitId = (typeof GAMBITS)[number];
/** It names what the enemy may not choose, so only who chooses first has it. */
const FIRST_ALONE: GambitId = 'feintAndRiposte';

const FACES = [1, 2, 3, 4, 5, 6];
const ALL = FACES.flatMap((hit) =>
  FACES.flatMap((wound) => FACES.flatMap((save) => FACES.map((pain) => ({ hit, wound, save, pain })))),
);

const need = fc.option(fc.integer({ min: 2, max: 6 }));
const champion = fc.record({
  weaponSkill: fc.integer({ min: 1, max: 8 }),
  strength: fc.integer({ min: 2, max: 8 }),
  toughness: fc.integer({ min: 2, max: 8 }),
  attacks: fc.integer({ min: 1, max: 5 }),
  armourSave: need,
  invulnerableSave: need,
  feelNoPain: need,
  weaponAp: need,
  weaponDamage: fc.integer({ min: 1, max: 3 }),
});
type Champion = typeof champion extends fc.Arbitrary<infer Value> ? Value : never;
type Fighting = { readonly of: Champion; readonly gambit: GambitId };

/** The challenge after both gambits and a focus that gives Blue the Advantage. */
function metWith(blue: Fighting, red: Fighting): Ledger {
  const ledger = played(
    begun('hh-3'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ ...blue.of, name: 'One', wounds: 4, initiative: 9, rank: 'command' }),
        fighters({ ...red.of, name: 'Other', wounds: 4, initiative: 3, rank: 'command', side: 'b' }),
      ],
    }),
  );
  return played(
    ledger,
    inAssault({ type: 'issueChallenge', modelId: `${groupNamed(ledger, 'One')}.1` }),
    inAssault({ type: 'answerChallenge', by: 'accepted', modelId: `${groupNamed(ledger, 'Other')}.1` }),
    inAssault({ type: 'chooseGambit', side: 'a', gambit: blue.gambit }),
    inAssault({ type: 'chooseGambit', side: 'b', gambit: red.gambit }),
    inAssault({
      type: 'rollFocus',
      by: {
        way: 'rolled',
        dice: { a: thrown(blue.gambit, 6), b: thrown(red.gambit, 1) },
        byApp: false,
      },
    }),
  );
}

const TWO_DICE: readonly GambitId[] = ['seizeTheInitiative', 'grandstand', 'finishingBlow'];
const thrown = (gambit: GambitId, face: number) => (TWO_DICE.includes(gambit) ? [face, face] : [face]);

/** Taunt and Bait: what is better is the enemy's, what is level is one less, though not nothing. */
const baited = (gambit: GambitId, own: number, enemy: number) =>
  gambit !== 'tauntAndBait' || own < enemy ? own : own > enemy ? enemy : Math.max(1, own - 1);
const guarded = (gambit: GambitId) => (gambit === 'guardUp' ? 1 : 0);

const skill = (one: Fighting, other: Fighting) =>
  baited(one.gambit, one.of.weaponSkill, other.of.weaponSkill) + guarded(one.gambit);

/** Whether a thrown blow costs Wounds. */
function costs(one: Fighting, other: Fighting, dice: (typeof ALL)[number]): boolean {
  const [own, enemy] = [skill(one, other), Math.max(1, skill(other, one))];
  if (own <= 0) return false;
  const hits = own >= 2 * enemy ? 2 : own > enemy ? 3 : own === enemy ? 4 : 2 * own <= enemy ? 6 : 5;
  if (dice.hit < hits) return false;
  const strength = one.of.strength + (one.gambit === 'finishingBlow' ? 1 : 0);
  const wounds = Math.max(2, 4 + other.of.toughness - strength);
  if (wounds > 7 || dice.wound < Math.min(6, wounds)) return false;
  const { armourSave, invulnerableSave, feelNoPain } = other.of;
  const ap = one.of.weaponAp;
  const isSaved = (save: number | null) => save !== null && dice.save >= save;
  if (isSaved(ap === null || (armourSave !== null && ap > armourSave) ? armourSave : null)) return false;
  if (isSaved(invulnerableSave)) return false;
  return feelNoPain === null || dice.pain < feelNoPain;
}

function attacksOf(one: Fighting, other: Fighting, advantage: boolean): number {
  const own = baited(one.gambit, one.of.attacks, other.of.attacks);
  if (own <= 0) return 0;
  return one.gambit === 'guardUp' || one.gambit === 'withdraw' ? 1 : own + (advantage ? 1 : 0);
}

function damageOf({ of, gambit }: Fighting): number {
  if (gambit === 'flurryOfBlows') return 1;
  return of.weaponDamage + (gambit === 'finishingBlow' ? 1 : 0);
}

/** Of six faces, those that do it; those that do not stop it. */
const reach = (need: Need) => (need === null ? 0 : 7 - need);
const pass = (need: Need) => (need === null ? 6 : need - 1);

describe.each(GAMBITS)('the blows of a challenge with %s', (gambit) => {
  it('cost as often and as much as the card says, by every throw', () => {
    fc.assert(
      fc.property(
        champion,
        champion,
        fc.constantFrom(...GAMBITS.filter((id) => id !== gambit && id !== FIRST_ALONE)),
        (blue, red, theirs) => {
          const sides = { a: { of: blue, gambit }, b: { of: red, gambit: theirs } };
          const duel = viewOf(metWith(sides.a, sides.b)).challenge.duel;
          if (!duel) return expect.fail();
          expect(duel.focus?.advantage).toBe('a');
          for (const side of ['a', 'b'] as const) {
            const [one, other] = side === 'a' ? [sides.a, sides.b] : [sides.b, sides.a];
            const shown = duel.sides[side];
            expect(shown.attacks).toBe(attacksOf(one, other, side === 'a'));
            expect(shown.attacksD3).toBe(one.gambit === 'flurryOfBlows');
            expect(shown.damage).toBe(damageOf(one));
            if (shown.attacks === 0) continue;
            const said = reach(shown.hit) * reach(shown.wound) * pass(shown.save) * pass(shown.feelNoPain);
            expect(said).toBe(ALL.filter((dice) => costs(one, other, dice)).length);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
