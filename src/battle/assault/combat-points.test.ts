import { describe, expect, it } from 'vitest';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { assaultByTodaysRules } from '@/battle/review/todays-rules';
import type { FighterDraft } from '@/battle/state/fighters';
import { assaultNow, fighters, groupNamed, inAssault, viewOf, woundsLeft } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';

const fight = (...groups: readonly Partial<FighterDraft>[]) =>
  played(begun('hh-3'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));

/** The hits and Wounds of a group, and the enemy's models that they remove: none is saved. */
function removes(ledger: Ledger, name: string, enemy: string, models: number): readonly Intent[] {
  const strikeId = strikeIdOf(groupNamed(ledger, name), 'weapon');
  const unitKey = groupNamed(ledger, enemy);
  return [
    inAssault({ type: 'enterHits', strikeId, hits: models }),
    ...(models === 0
      ? []
      : [
          inAssault({ type: 'enterWounds', strikeId, wounds: { plain: models } }),
          inAssault({ type: 'allocateTogether', unitKey, saved: 0, discounted: 0, defenderChoice: [] }),
        ]),
  ];
}

const counted = (side: 'a' | 'b', rowId: string, to: number | null) =>
  inAssault({ type: 'countPoints', side, rowId, to });
const close = { type: 'closeRound', combatId: FIRST_COMBAT } as const;

/*
 * Blue: 5 Blades, Initiative 5. Red: 6 Guards, Initiative 4, and a Walker of 4 Wounds, Initiative 1, that strikes
 * nobody. Blades remove 2 Guards, then the 4 that are left remove 1 Blade.
 *
 * Blue: 2 models removed, 2 points. It has 4 models left.
 * Red: 1 model removed, 1 point. It has 4 Guards, and the Walker counts as its 4 Wounds: 8 models, the most: 1.
 */
const start = fight(
  { name: 'Blades', models: 5, initiative: 5, weaponAp: 2 },
  { side: 'b', name: 'Guards', models: 6, initiative: 4, weaponAp: 2 },
  { side: 'b', name: 'Walker', wounds: 4, toughness: 7, initiative: 1, bookRules: ['walker'] },
);
const fought = played(
  start,
  ...removes(start, 'Blades', 'Guards', 2),
  ...removes(start, 'Guards', 'Blades', 1),
  inAssault({ type: 'endStep' }),
);

describe('a combat that is counted by points', () => {
  it('counts models removed, and who has the most left', () => {
    expect(woundsLeft(fought, 'Guards').filter((left) => left > 0)).toHaveLength(4);
    expect(viewOf(fought).result).toEqual({
      a: {
        score: 2,
        lines: [],
        rows: [{ id: 'modelsRemoved', label: 'Enemy models removed', count: 2, points: 2 }],
      },
      b: {
        score: 2,
        lines: [],
        rows: [
          { id: 'modelsRemoved', label: 'Enemy models removed', count: 1, points: 1 },
          { id: 'models', label: 'Most models left', count: 8, points: 1 },
        ],
      },
      winner: 'draw',
      because: 'equal',
      loserModifier: 0,
      next: 'fightOn',
      counted: 'points',
    });
  });

  it('adds what the players count, and records it all as it was shown', () => {
    // A vexilla is a point, a Legion standard two: Blue 2 + 1 + 2 = 5 against 2, won by 3.
    const closed = played(fought, counted('a', 'vexillas', 1), counted('a', 'legionStandards', 1), close);
    expect(assaultNow(closed).outcome).toMatchObject({
      winner: 'a',
      because: 'wounds',
      counted: 'points',
      wonBy: 3,
      next: 'morale',
      a: {
        score: 5,
        rows: [
          { id: 'modelsRemoved', points: 2 },
          { id: 'vexillas', count: 1, points: 1 },
          { id: 'legionStandards', count: 1, points: 2 },
        ],
        units: [{ name: 'Blades', modelsBefore: 5, modelsLeft: 4 }],
      },
      b: { score: 2 },
      readings: [],
    });
    expect(parseLog(JSON.parse(JSON.stringify(closed.entries)))).toMatchObject({ problems: [] });
    expect(assaultByTodaysRules(battleOf(closed), assaultNow(closed))).toBeNull();
  });

  it('takes a number of the players in place of its own, until they give it back', () => {
    const said = played(fought, counted('b', 'modelsRemoved', 3));
    expect(viewOf(said).result).toMatchObject({ b: { score: 4 }, winner: 'b', loserModifier: -2 });
    expect(viewOf(played(said, counted('b', 'modelsRemoved', null))).result.b.score).toBe(2);
  });

  it.each([
    ['noSuchPoints', counted('a', 'charges', 1)],
    ['notAWholeNumber', counted('a', 'other', 1.5)],
    ['belowZero', counted('a', 'other', -1)],
    ['aboveMaximum', counted('a', 'other', 100)],
    ['nothingChanged', counted('a', 'other', null)],
  ] as const)('refuses: %s', (code, intent) => {
    expect(decide(fought, intent)).toMatchObject({ refusal: { code } });
  });

  it('shows every row, what it is worth, and who counted it', () => {
    const { points } = viewOf(played(fought, counted('b', 'legionStandards', 1)));
    const row = (id: string) => points?.find((one) => one.id === id);
    expect(points?.map(({ id }) => id)).toEqual([
      'modelsRemoved',
      'models',
      'glory',
      'vexillas',
      'companyStandards',
      'legionStandards',
      'other',
    ]);
    expect(row('models')).toMatchObject({
      counted: 'most',
      worth: 1,
      a: { count: 4, points: 0, said: false },
      b: { count: 8, points: 1, said: false },
    });
    expect(row('legionStandards')).toMatchObject({ worth: 2, b: { count: 1, points: 2, said: true } });
    expect(viewOf(played(fought, close)).points).toBeNull();
  });

  it('has no such points where Wounds are counted, nor when it is closed', () => {
    const old = played(
      begun('hh-1'),
      inAssault({ type: 'addFighters', fighters: [fighters({ name: 'Squad' })] }),
    );
    expect(decide(old, counted('a', 'vexillas', 1))).toMatchObject({ refusal: { code: 'noSuchPoints' } });
    const closed = played(fought, close);
    expect(decide(closed, counted('a', 'vexillas', 1))).toMatchObject({ refusal: { code: 'roundClosed' } });
  });

  it('makes no check where every model of the loser is Routed', () => {
    const routed = played(
      fought,
      counted('a', 'other', 2),
      ...['Guards', 'Walker'].map((name) =>
        inAssault({ type: 'changeUnit', unitKey: groupNamed(start, name), to: { statuses: ['routed'] } }),
      ),
    );
    expect(viewOf(routed).result).toMatchObject({ winner: 'a', loserModifier: 0, next: 'fightOn' });
  });

  it('counts no points where a side is gone: the other consolidates', () => {
    const alone = fight(
      { name: 'Blades', models: 5, initiative: 5, weaponAp: 2 },
      { side: 'b', name: 'Guards', models: 2, initiative: 4 },
    );
    const massacre = played(alone, ...removes(alone, 'Blades', 'Guards', 2), counted('b', 'vexillas', 1));
    expect(viewOf(massacre).result).toMatchObject({
      a: { score: 0, rows: [] },
      winner: 'a',
      because: 'wipedOut',
      next: 'consolidate',
    });
  });
});
