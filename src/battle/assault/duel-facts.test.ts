import { describe, expect, it } from 'vitest';
import type { FighterDraft } from '@/battle/state/fighters';
import { fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';

/* Gambits and Outside Support, against what the rulebook's witnesses tell. */

type Pair = { readonly own: Partial<FighterDraft>; readonly enemy: Partial<FighterDraft> };

/** A challenge of two models with these friends, Blue's gambit first. */
function duelOf(
  { own, enemy }: Pair,
  { a, b }: { readonly a: string; readonly b: string },
  friends: readonly Partial<FighterDraft>[] = [],
) {
  const met = played(
    begun('hh-3'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Praetor', rank: 'command', wounds: 3, ...own }),
        fighters({ side: 'b', name: 'Captain', rank: 'command', wounds: 3, ...enemy }),
        ...friends.map(fighters),
      ],
    }),
  );
  const chosen = played(
    met,
    inAssault({ type: 'issueChallenge', modelId: `${groupNamed(met, 'Praetor')}.1` }),
    inAssault({ type: 'answerChallenge', by: 'accepted', modelId: `${groupNamed(met, 'Captain')}.1` }),
    inAssault({ type: 'chooseGambit', side: 'a', gambit: a }),
    inAssault({ type: 'chooseGambit', side: 'b', gambit: b }),
  );
  return viewOf(chosen).challenge.duel ?? expect.fail('no challenge in rounds');
}

describe('Taunt and Bait', () => {
  it.each([
    // Weapon Skill and Attacks of both, and what Blue hits on and makes; Red hits on.
    ['better: down to the enemy’s', [6, 5], [4, 3], 4, 3, 4],
    ['level: one lower than the enemy', [5, 4], [5, 4], 5, 3, 3],
    ['lower already: as it is', [4, 2], [6, 5], 5, 2, 3],
    ['better in one, level in the other', [6, 3], [4, 3], 4, 2, 4],
    ['at the least one Attack', [4, 1], [4, 1], 5, 1, 3],
  ] as const)('%s', (_, [weaponSkill, attacks], [theirSkill, theirAttacks], hit, makes, struckOn) => {
    const { sides } = duelOf(
      { own: { weaponSkill, attacks }, enemy: { weaponSkill: theirSkill, attacks: theirAttacks } },
      { a: 'tauntAndBait', b: 'testTheFoe' },
    );
    expect(sides.a).toMatchObject({ hit, attacks: makes });
    expect(sides.b.hit).toBe(struckOn);
  });
});

describe('Flurry of Blows', () => {
  it.each([1, 2, 3])('has Damage 1 whatever the weapon’s Damage of %i', (damage) => {
    const { sides } = duelOf(
      { own: { weaponDamage: damage }, enemy: { weaponDamage: damage } },
      { a: 'flurryOfBlows', b: 'testTheFoe' },
    );
    expect(sides.a).toMatchObject({ damage: 1, attacksD3: true });
    expect(sides.b.damage).toBe(damage);
  });
});

describe('Outside Support', () => {
  const gambits = { a: 'testTheFoe', b: 'guardUp' };
  const alone: Pair = { own: {}, enemy: {} };
  const tank: Partial<FighterDraft> = {
    target: 'vehicle',
    toughness: null,
    leadership: null,
    armourSave: null,
    weaponSkill: 0,
    attacks: 0,
    armour: { front: 13, side: 11, rear: 10 },
  };
  const support = (friends: readonly Partial<FighterDraft>[]) =>
    duelOf(alone, gambits, friends).sides.a.facts.outsideSupport;
  const enemies: Partial<FighterDraft> = { side: 'b', name: 'Guards', models: 3 };

  it.each([
    ['five friends, one', [{ name: 'Blades', models: 5 }, enemies], 1],
    ['nine friends, one', [{ name: 'Blades', models: 9 }, enemies], 1],
    ['a walker counts as five', [{ name: 'Engine', bookRules: ['walker'] }, enemies], 1],
    [
      'vehicles do not count',
      [{ name: 'Blades', models: 4 }, { ...tank, name: 'Tank', models: 1 }, enemies],
      0,
    ],
    [
      'automata do not count',
      [{ name: 'Blades', models: 4 }, { name: 'Castellax', models: 3, bookRules: ['automata'] }, enemies],
      0,
    ],
    ['who has a status does not count', [{ name: 'Blades', models: 9, statuses: ['pinned'] }, enemies], 0],
    ['two for a part of five where the enemy is alone', [{ name: 'Blades', models: 6 }], 4],
    ['there who has a status counts, too', [{ name: 'Blades', models: 6, statuses: ['pinned'] }], 4],
    ['there a vehicle does not count either', [{ ...tank, name: 'Tank', models: 1 }], 0],
    [
      'an enemy’s vehicle is somebody else of his',
      [
        { name: 'Blades', models: 6 },
        { ...tank, side: 'b', name: 'Tank', models: 1 },
      ],
      1,
    ],
  ] as const)('%s', (_, friends, points) => {
    expect(support(friends as readonly Partial<FighterDraft>[])).toBe(points);
  });
});
