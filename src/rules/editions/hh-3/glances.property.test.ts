import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chances } from '../../dice/distribution';
import { formatFraction, fraction, ZERO } from '../../dice/fraction';
import { armourPenetration, damageThrough } from '../../wound-pools/armour-penetration';
import { armourOdds, armourResult, glanced, glancesCost } from '../../wound-pools/glances';
import { lossOdds } from '../../wound-pools/loss-odds';
import type { ModelProfile } from '../../wound-pools/model-profile';
import type { RuleWord } from '../../wound-pools/numbered-rules';
import { attackVolley } from '../../wound-pools/volley';
import { woundPools as book } from './wound-pools';

/*
 * Hits on vehicles, by throwing all their dice. What a die does is told here once more, in other words than the book's
 * declaration: 1 or 2 Stunned, 3 or 4 Pinned, 5 or 6 Suppressed; what the vehicle is already costs a Hull Point.
 */

const FACES = [1, 2, 3, 4, 5, 6] as const;
const GIVEN: readonly string[] = ['stunned', 'stunned', 'pinned', 'pinned', 'suppressed', 'suppressed'];

const statuses = fc.subarray(['pinned', 'routed', 'stunned', 'suppressed']);
const need = fc.option(fc.integer({ min: 2, max: 6 }));

/** Every throw of so many dice. */
function throws(dice: number): readonly (readonly number[])[] {
  return dice === 0 ? [[]] : throws(dice - 1).flatMap((before) => FACES.map((face) => [...before, face]));
}

/** What these glances cost a vehicle that is this already. */
function costOf(has: readonly string[], dice: readonly number[]): number {
  const now = new Set(has);
  let lost = 0;
  for (const face of dice) {
    const given = GIVEN[face - 1] ?? '';
    if (now.has(given)) lost += 1;
    now.add(given);
  }
  return lost;
}

const rarely = fc.constantFrom(true, false, false, false);
const gun = fc.record({
  /** What it hits on; null: it has hit. */
  hits: need,
  strength: fc.integer({ min: 5, max: 12 }),
  armour: fc.integer({ min: 10, max: 14 }),
  damage: fc.integer({ min: 1, max: 4 }),
  armourbane: rarely,
  melta: rarely,
});
type Gun = typeof gun extends fc.Arbitrary<infer Value> ? Value : never;

const tank = fc.record({
  wounds: fc.integer({ min: 1, max: 4 }),
  toughness: fc.constant(null),
  armourSave: need,
  invulnerableSave: need,
  coverSave: need,
  feelNoPain: need,
  shrouded: need,
  rules: fc.constant([]),
  lessDamage: fc.integer({ min: 0, max: 2 }),
});

const rulesOf = ({ armourbane, melta }: Gun): readonly RuleWord[] => [
  ...(armourbane ? (['armourbane'] as const) : []),
  ...(melta ? (['melta'] as const) : []),
];

/** What one die does to the armour. */
function through({ strength, armour, armourbane, melta }: Gun, face: number): 'no' | 'glances' | 'goes' {
  if (face === 1 || strength + face < armour) return 'no';
  return strength + face > armour || armourbane || melta ? 'goes' : 'glances';
}

/** What becomes of a shot, with the number of the 6^5 throws of its dice: the hit, the armour, the save, the mitigation and the glance. */
type Fate = { readonly through: number; readonly glance: number | null };

function fatesOf(one: Gun, target: ModelProfile): ReadonlyMap<string, { fate: Fate; ways: number }> {
  const fates = new Map<string, { fate: Fate; ways: number }>();
  const count = (fate: Fate) => {
    const key = `${fate.through} ${fate.glance}`;
    fates.set(key, { fate, ways: (fates.get(key)?.ways ?? 0) + 1 });
  };
  const saved = (from: number | null | undefined, die: number) => typeof from === 'number' && die >= from;
  const damage = Math.max(1, one.damage * (one.melta ? 2 : 1) - (target.lessDamage ?? 0));
  for (const [hit = 0, armour = 0, save = 0, spared = 0, glance = 0] of throws(5)) {
    const result = one.hits !== null && hit < one.hits ? 'no' : through(one, armour);
    if (result === 'glances') count({ through: 0, glance });
    else if (
      result === 'no' ||
      saved(target.invulnerableSave, save) ||
      saved(target.coverSave, save) ||
      saved(target.feelNoPain, spared) ||
      saved(target.shrouded, spared)
    )
      count({ through: 0, glance: null });
    else count({ through: damage, glance: null });
  }
  return fates;
}

const volleyOf = (one: Gun, count: number, id = 'v') =>
  attackVolley(book, {
    id,
    count,
    start: one.hits === null ? 'hits' : 'attacks',
    attackerWs: null,
    targetWs: null,
    ...(one.hits !== null && {
      hit: { need: one.hits, reroll: null, automatic: false, canStrike: true, targetWs: 1, reasons: [] },
    }),
    strength: one.strength,
    ap: 2,
    damage: damageThrough({ damage: one.damage, rules: rulesOf(one) }),
    rules: rulesOf(one),
    targetType: 'vehicle',
    penetration: armourPenetration(book.glances, { ...one, rules: rulesOf(one) }),
    toughness: [],
  });

describe('a hit on armour, by each face of its die', () => {
  it('glances where it is equal, goes through above, and never on a 1', () => {
    fc.assert(
      fc.property(gun, (one) => {
        const hit = { ...one, rules: rulesOf(one) };
        const results = FACES.map((face) => through(one, face));
        FACES.forEach((face, index) => {
          const told = { no: null, glances: 'glancing', goes: 'penetrating' } as const;
          expect(armourResult(book.glances, hit, face)).toBe(told[results[index] ?? 'no']);
        });
        const share = (of: (typeof results)[number]) =>
          formatFraction(fraction(results.filter((each) => each === of).length, FACES.length));
        const odds = armourOdds(book.glances, hit);
        expect(formatFraction(odds.none)).toBe(share('no'));
        expect(formatFraction(odds.glancing)).toBe(share('glances'));
        expect(formatFraction(odds.penetrating)).toBe(share('goes'));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the dice of glances, by throwing all of them', () => {
  it('give each status once, and cost a Hull Point each time after that', () => {
    fc.assert(
      fc.property(statuses, fc.array(fc.constantFrom(...FACES), { maxLength: 8 }), (has, dice) => {
        const { hullPointsLost, statuses: after } = glanced(book.glances, has, dice);
        expect(hullPointsLost).toBe(costOf(has, dice));
        const given = dice.map((face) => GIVEN[face - 1] ?? '');
        expect(new Set(after)).toEqual(new Set([...has, ...given]));
        expect(after).toHaveLength(new Set(after).size);
      }),
      { numRuns: 300 },
    );
  });

  it('cost so many as the throws say, whatever the vehicle is', () => {
    for (let hits = 0; hits <= 5; hits += 1) {
      const all = throws(hits);
      fc.assert(
        fc.property(statuses, fc.integer({ min: 0, max: hits + 1 }), (has, atLeast) => {
          const ways = all.filter((dice) => costOf(has, dice) >= atLeast).length;
          expect(formatFraction(glancesCost(book.glances, has, { hits, atLeast }))).toBe(
            formatFraction(fraction(ways, all.length)),
          );
        }),
        { numRuns: 12 },
      );
    }
  });
});

describe('the losses of vehicles under fire, by throwing all dice of each shot', () => {
  const shots = fc.array(fc.tuple(gun, fc.integer({ min: 1, max: 2 })), { minLength: 1, maxLength: 2 });

  it('are the Damage of what goes through, and then what the glances cost', () => {
    fc.assert(
      fc.property(shots, tank, statuses, fc.integer({ min: 1, max: 2 }), (groups, target, has, models) => {
        const lost = new Map<number, number>();
        const each = groups.flatMap(([one, count]) =>
          Array.from({ length: count }, () => [...fatesOf(one, target).values()]),
        );
        const walk = (index: number, ways: number, fates: readonly Fate[]) => {
          const next = each[index];
          if (next) for (const { fate, ways: more } of next) walk(index + 1, ways * more, [...fates, fate]);
          else {
            const total = totalLost(fates, target.wounds, models, has);
            lost.set(total, (lost.get(total) ?? 0) + ways);
          }
        };
        walk(0, 1, []);
        const all = 6 ** (5 * each.length);
        const told = chances(
          lossOdds(
            book,
            groups.map(([one, count], index) => volleyOf(one, count, `${index}`)),
            Array.from({ length: models }, () => ({ ...target, statuses: has })),
          ).woundsLost,
        );
        for (let wounds = 0; wounds <= target.wounds * models; wounds += 1) {
          expect(formatFraction(told[wounds] ?? ZERO)).toBe(
            formatFraction(fraction(lost.get(wounds) ?? 0, all)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  /** What goes through strikes one vehicle until it is gone, and is not carried over; then each glance in turn. */
  function totalLost(fates: readonly Fate[], wounds: number, models: number, has: readonly string[]): number {
    let total = 0;
    for (const { through: damage } of fates) {
      const left = wounds - (total % wounds);
      total += Math.min(damage, left);
    }
    total = Math.min(total, wounds * models);
    const glances = fates.flatMap(({ glance }) => glance ?? []);
    return Math.min(wounds * models, total + costOf(has, glances));
  }
});
