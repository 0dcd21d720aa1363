import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseFraction, SIDES, toNumber } from '@/rules/index';
import {
  answered,
  begun,
  counted,
  draft,
  FIRST_COMBAT,
  FOUGHT_EDITIONS,
  played,
  randomPlay,
} from '@/testing/battles/battles';
import { toldBattles } from '@/testing/battles/told-battles';
import { battleTotals } from './battle-totals';
import { parseCard } from './card';
import { cardOf } from './card-of';

const close: Intent = { type: 'closeRound', combatId: FIRST_COMBAT };
const next: Intent = { type: 'beginRound', combatId: FIRST_COMBAT };
const lose = (by: number) => counted('b', 'healthPointsLost', by);
const test = { combatId: FIRST_COMBAT, side: 'b', unitId: null } as const;

/** A battle with two units a side; `engage` names those that fight. */
function war(...engage: readonly string[]): Ledger {
  const mustered = played(
    begun(),
    {
      type: 'addUnits',
      side: 'a',
      units: [draft({ name: 'Spearmen', models: 20 }), draft({ name: 'Knights', models: 5 })],
    },
    {
      type: 'addUnits',
      side: 'b',
      units: [draft({ name: 'Orcs', models: 4, pointCost: 180 }), draft({ name: 'Trolls', pointCost: 90 })],
    },
  );
  const unitIds = battleOf(mustered).units.flatMap(({ unit }) =>
    engage.includes(unit.name) ? [unit.id] : [],
  );
  return played(mustered, { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds });
}

describe('the totals of a battle', () => {
  it('count closed rounds by winner, ties as drawn', () => {
    const ledger = played(
      begun(),
      lose(1),
      close,
      next,
      close,
      next,
      counted('a', 'healthPointsLost', 2),
      close,
      next,
      lose(5),
    );
    expect(battleTotals(ledger).a.rounds).toEqual({ won: 1, drawn: 1, lost: 1 });
    expect(battleTotals(ledger).b.rounds).toEqual({ won: 1, drawn: 1, lost: 1 });
  });

  it('compare break tests with the recorded odds, and count tests without known odds apart', () => {
    const rolled = (held: boolean): readonly Intent[] => [
      lose(1),
      close,
      { type: 'answerBreakTest', ...test, inputId: 'discipline', answer: 8 },
      { type: 'sayBreakTest', ...test, held },
    ];
    const unknown: readonly Intent[] = [lose(1), close, { type: 'sayBreakTest', ...test, held: true }];
    const ledger = played(begun(), ...unknown, next, ...rolled(true), next, lose(1), close);
    const { expected, ...others } = battleTotals(ledger).b.tests;
    expect(others).toEqual({ rolled: 1, held: 1, unknown: 1 });
    // Lost by 1 on Discipline 8: 7 or less on 2D6.
    expect(expected).toBe('7/12');
    expect(battleTotals(ledger).a.tests).toEqual({ rolled: 0, held: 0, expected: '0/1', unknown: 0 });
  });

  it('credit the unit that fought alone with what the enemy lost, and with the unit that fell', () => {
    const ledger = played(war('Spearmen', 'Orcs'), lose(1), close, next, lose(3), close);
    expect(battleTotals(ledger).a.deeds).toEqual([
      { name: 'Spearmen', pointsDestroyed: 180, healthTaken: 4 },
    ]);
    expect(battleTotals(ledger).b.deeds).toEqual([]);
  });

  it('credit nobody where two units of a side shared the work', () => {
    const ledger = played(war('Spearmen', 'Knights', 'Orcs'), lose(4), close);
    expect(battleTotals(ledger).a.deeds).toEqual([]);
  });

  it('credit the pursuer with a unit that it caught', () => {
    const orcs = battleOf(war('Orcs')).units[2]?.unit.id ?? null;
    const ofOrcs = { combatId: FIRST_COMBAT, side: 'b', unitId: orcs } as const;
    const ledger = played(
      war('Knights', 'Orcs'),
      lose(1),
      close,
      { type: 'sayBreakTest', ...ofOrcs, held: false },
      { type: 'resolvePursuit', ...ofOrcs, fleeTotal: 5, pursuitTotal: 9 },
    );
    expect(battleTotals(ledger).a.deeds).toEqual([{ name: 'Knights', pointsDestroyed: 180, healthTaken: 1 }]);
  });

  it('credit the winner of an assault with a unit that it destroyed in a Sweeping Advance', () => {
    const { ended } =
      toldBattles().find(({ editionId }) => editionId === 'hh-1') ?? expect.fail('no assault');
    expect(battleTotals(ended).a.deeds).toEqual([{ name: 'Squad', pointsDestroyed: 60, healthTaken: 4 }]);
    expect(parseCard({ ...cardOf(ended), v: 2 })).toBeNull();
  });

  it('list who did something by the points, then by the Health Points, then by name', () => {
    const names = ['Anvils', 'Bows', 'Cannons', 'Dwarves'];
    const foes = ['First', 'Second', 'Third', 'Fourth'];
    const mustered = played(
      begun(),
      { type: 'addUnits', side: 'a', units: names.map((name) => draft({ name, models: 10 })) },
      {
        type: 'addUnits',
        side: 'b',
        units: foes.map((name, index) => draft({ name, models: 5, pointCost: index === 3 ? 200 : 90 })),
      },
    );
    const ids = battleOf(mustered).units.map(({ unit }) => unit.id);
    const losses = [2, 2, 4, 5];
    const ledger = names.reduce((before, _, index) => {
      const opened = index === 0 ? before : played(before, { type: 'openCombat' });
      const combat = battleOf(opened).combats.at(-1)?.id ?? expect.fail('No combat');
      const [own, foe] = [ids[index], ids[index + 4]];
      if (!own || !foe) return expect.fail('No unit');
      return played(
        opened,
        { type: 'engageUnits', combatId: combat, unitIds: [own, foe] },
        { type: 'count', combatId: combat, side: 'b', rowId: 'healthPointsLost', by: losses[index] ?? 0 },
        { type: 'closeRound', combatId: combat },
      );
    }, mustered);
    expect(battleTotals(ledger).a.deeds).toEqual([
      { name: 'Dwarves', pointsDestroyed: 200, healthTaken: 5 },
      { name: 'Cannons', pointsDestroyed: 0, healthTaken: 4 },
      { name: 'Anvils', pointsDestroyed: 0, healthTaken: 2 },
      { name: 'Bows', pointsDestroyed: 0, healthTaken: 2 },
    ]);
  });

  it('credit nobody with a unit that fell outside a combat, or fled the table', () => {
    const shot = war('Spearmen', 'Orcs');
    const [, , , trolls] = battleOf(shot).units.map(({ unit }) => unit.id);
    if (!trolls) expect.fail('No Trolls');
    const fallen = played(shot, { type: 'changeHealth', unitId: trolls, by: -1, cause: 'other' });
    expect(battleTotals(fallen).a.deeds).toEqual([]);
    const fled = played(shot, { type: 'changeFate', unitId: trolls, fate: 'fledTable' });
    expect(battleTotals(fled).a.deeds).toEqual([]);
  });

  it('forget a unit that is back on the table', () => {
    const fallen = played(war('Spearmen', 'Orcs'), lose(4));
    expect(battleTotals(fallen).a.deeds).toMatchObject([{ pointsDestroyed: 180 }]);
    expect(battleTotals(played(fallen, lose(-1))).a.deeds).toMatchObject([
      { pointsDestroyed: 0, healthTaken: 3 },
    ]);
  });

  it('count the tests that units took beside the combats, each for its side', () => {
    const tow = played(begun('tow-1'), {
      type: 'addUnits',
      side: 'a',
      units: [draft({ name: 'Spearmen', characteristic: 7 })],
    });
    const id = battleOf(tow).units[0]?.unit.id ?? expect.fail('No unit');
    const rolled = played(tow, {
      type: 'testUnit',
      unitId: id,
      testId: 'panic',
      answers: {},
      rolls: [7, 12],
    });
    expect(battleTotals(rolled).a.tests).toMatchObject({ rolled: 1, held: 1, expected: '7/12' });
    expect(battleTotals(rolled).b.tests).toMatchObject({ rolled: 0, held: 0 });
  });

  it('forget what undo took back', () => {
    const ledger = played(war('Spearmen', 'Orcs'), lose(4), { type: 'undo' });
    expect(battleTotals(ledger).a.deeds).toEqual([]);
  });

  it('stand in the card of a finished battle, and in no running one', () => {
    const running = played(begun(), lose(1), answered('a', 'charge', true), close);
    expect(cardOf(running).totals).toBeNull();
    const finished = played(running, { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: false } });
    expect(cardOf(finished).totals).toEqual(battleTotals(finished));
    expect(parseCard(JSON.parse(JSON.stringify(cardOf(finished))))).toEqual(cardOf(finished));
  });
});

describe.each(FOUGHT_EDITIONS)('the totals of a battle of $id, whatever is played', (edition) => {
  it('mirror each other, hold no more than was rolled, and expect between none and all', () => {
    fc.assert(
      fc.property(randomPlay(edition), (ledgers) => {
        const ledger = ledgers[ledgers.length - 1] as Ledger;
        const { a, b } = battleTotals(ledger);
        expect(a.rounds).toEqual({ won: b.rounds.lost, drawn: b.rounds.drawn, lost: b.rounds.won });
        for (const side of SIDES) {
          const { rolled, held, expected } = battleTotals(ledger)[side].tests;
          const chance = toNumber(parseFraction(expected) ?? expect.fail('no fraction'));
          expect(held).toBeLessThanOrEqual(rolled);
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(rolled);
        }
        const points = battleOf(ledger).units.reduce((sum, { unit }) => sum + unit.pointCost, 0);
        const credited = [...a.deeds, ...b.deeds].reduce(
          (sum, { pointsDestroyed }) => sum + pointsDestroyed,
          0,
        );
        expect(credited).toBeLessThanOrEqual(points);
      }),
    );
  });
});
