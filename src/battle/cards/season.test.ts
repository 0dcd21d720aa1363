import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anySeasonBattle,
  between,
  ended,
  finishedCard,
  NO_TOTALS,
  runningCard,
} from '@/testing/battles/cards';
import {
  isInSeason,
  type SeasonBattle,
  type SeasonGroup,
  seasonBattle,
  seasonOf,
  WHOLE_SEASON,
} from './season';

const dayOf = (at: number) => `2026-03-${String(at).padStart(2, '0')}`;

function battle(given: Partial<SeasonBattle> = {}): SeasonBattle {
  return {
    battleId: 'b1',
    edition: { id: 't9a-2', shortName: 'T9A 2' },
    day: '2026-03-05',
    army: 'Dwarves',
    list: null,
    opponent: 'Anna',
    result: 'won',
    battlePoints: null,
    own: NO_TOTALS,
    enemy: NO_TOTALS,
    ...given,
  };
}

describe('a battle of a season', () => {
  const card = finishedCard('b1', {
    startedAt: 7,
    setup: { ...between('Me', 'Anna'), b: { player: 'Anna', army: 'Elves' } },
    outcome: ended('b', [6, 14]),
    totals: { a: { ...NO_TOTALS, rounds: { won: 1, drawn: 0, lost: 2 } }, b: NO_TOTALS },
  });

  it('is seen from its owner’s side', () => {
    expect(seasonBattle(card, 'a', dayOf)).toMatchObject({
      day: '2026-03-07',
      army: '',
      opponent: 'Anna',
      result: 'lost',
      battlePoints: 6,
      own: { rounds: { lost: 2 } },
    });
    expect(seasonBattle(card, 'b', dayOf)).toMatchObject({
      army: 'Elves',
      opponent: 'Me',
      result: 'won',
      battlePoints: 14,
      enemy: { rounds: { lost: 2 } },
    });
  });

  it('is none while the battle is running', () => {
    expect(seasonBattle(runningCard('b1'), 'a', dayOf)).toBeNull();
  });
});

describe('a season', () => {
  it('averages Battle Points over the battles that have some', () => {
    const { record } = seasonOf([battle({ battlePoints: 15 }), battle({ battlePoints: 6 }), battle()]);
    expect(record).toMatchObject({ battles: 3, won: 3, battlePoints: { sum: 21, battles: 2 } });
  });

  it('groups by army whatever its capitals, the most battles first, and names the group as the newest does', () => {
    const { byArmy } = seasonOf([
      battle({ army: 'Elves' }),
      battle({ army: 'Dwarves', result: 'lost' }),
      battle({ army: 'DWARVES' }),
    ]);
    expect(byArmy.map(({ name, record }) => [name, record.won, record.lost])).toEqual([
      ['Dwarves', 1, 1],
      ['Elves', 1, 0],
    ]);
  });

  it('groups by kept army under its newest name, and leaves out battles without one', () => {
    const { byList } = seasonOf([
      battle({ list: { id: 'x', name: 'Grudge II' } }),
      battle({ list: null }),
      battle({ list: { id: 'x', name: 'Grudge' }, result: 'lost' }),
      battle({ list: { id: 'y', name: 'Grudge II' } }),
    ]);
    expect(byList.map(({ name, record }) => [name, record.won, record.lost])).toEqual([
      ['Grudge II', 1, 1],
      ['Grudge II #2', 1, 0],
    ]);
  });

  it('groups by month, and by year if there are too many months', () => {
    const inMonths = (count: number) =>
      seasonOf(
        Array.from({ length: count }, (_, index) =>
          battle({ day: `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01` }),
        ),
      ).byPeriod.map(({ name }) => name);
    expect(inMonths(3)).toEqual(['2020-03', '2020-02', '2020-01']);
    expect(inMonths(12)).toHaveLength(12);
    expect(inMonths(13)).toEqual(['2021', '2020']);
  });

  it('counts rounds, and the battles in which there were any', () => {
    const rounds = (won: number, drawn: number, lost: number) =>
      battle({ own: { ...NO_TOTALS, rounds: { won, drawn, lost } } });
    expect(seasonOf([rounds(3, 0, 1), rounds(0, 1, 0), rounds(0, 0, 2), battle()]).rounds).toEqual({
      won: 3,
      drawn: 1,
      lost: 3,
      battles: 3,
    });
  });

  it('orders groups with equally many battles by name', () => {
    const { byOpponent } = seasonOf(['Cara', 'Anna', 'Ben'].map((opponent) => battle({ opponent })));
    expect(byOpponent.map(({ name }) => name)).toEqual(['Anna', 'Ben', 'Cara']);
  });

  it('orders units with equal points destroyed by the Health Points they took', () => {
    const deeds = ['Knights', 'Dragon', 'Giant'].map((name, index) => ({
      name,
      pointsDestroyed: 100,
      healthTaken: [2, 9, 5][index] ?? 0,
    }));
    const { units } = seasonOf([battle({ own: { ...NO_TOTALS, deeds } })]);
    expect(units.map(({ name }) => name)).toEqual(['Dragon', 'Giant', 'Knights']);
  });

  it('compares tests with the sum of their odds', () => {
    const tests = (rolled: number, held: number, expected: string) => ({
      ...NO_TOTALS,
      tests: { rolled, held, expected, unknown: 1 },
    });
    const { ownTests } = seasonOf([
      battle({ own: tests(2, 2, '5/6') }),
      battle({ own: tests(1, 0, '1/6') }),
      battle({ own: tests(0, 0, '0/1') }),
    ]);
    expect(ownTests).toEqual({ rolled: 3, held: 2, expected: 1, unknown: 3, battles: 2 });
  });

  it('finds the best unit of an army over all its battles', () => {
    const deeds = (pointsDestroyed: number) => ({
      ...NO_TOTALS,
      deeds: [{ name: 'Knights', pointsDestroyed, healthTaken: 1 }],
    });
    const { units, unitBattles } = seasonOf([
      battle({ own: deeds(100) }),
      battle({ own: deeds(250), army: 'Elves' }),
      battle({ own: deeds(200) }),
      battle(),
    ]);
    expect(units).toEqual([
      { name: 'Knights', army: 'Dwarves', battles: 2, pointsDestroyed: 300, healthTaken: 2 },
      { name: 'Knights', army: 'Elves', battles: 1, pointsDestroyed: 250, healthTaken: 1 },
    ]);
    expect(unitBattles).toBe(3);
  });

  it('contains what its filter asks for', () => {
    const inSeason = (given: Partial<typeof WHOLE_SEASON>) =>
      isInSeason(battle(), { ...WHOLE_SEASON, ...given });
    expect(inSeason({})).toBe(true);
    expect(inSeason({ editionId: 'wfb-6' })).toBe(false);
    expect(inSeason({ from: '2026-03-05', to: '2026-03-05' })).toBe(true);
    expect(inSeason({ from: '2026-03-06' })).toBe(false);
    expect(inSeason({ to: '2026-03-04' })).toBe(false);
  });

  it('is the sum of its groups, whichever way it is divided', () => {
    fc.assert(
      fc.property(fc.array(anySeasonBattle, { maxLength: 40 }), (battles) => {
        const season = seasonOf(battles);
        for (const groups of [season.byArmy, season.byOpponent, season.byEdition, season.byPeriod]) {
          expect(summed(groups)).toEqual(season.record);
        }
      }),
    );
  });

  it('is the sum of its parts, wherever it is split', () => {
    fc.assert(
      fc.property(fc.array(anySeasonBattle, { maxLength: 30 }), fc.nat({ max: 30 }), (battles, cut) => {
        const whole = seasonOf(battles);
        const parts = [seasonOf(battles.slice(0, cut)), seasonOf(battles.slice(cut))];
        const sum = (pick: (season: typeof whole) => number) =>
          parts.reduce((total, part) => total + pick(part), 0);
        expect(sum(({ record }) => record.battles)).toBe(whole.record.battles);
        expect(sum(({ record }) => record.battlePoints.sum)).toBe(whole.record.battlePoints.sum);
        expect(sum(({ rounds }) => rounds.won)).toBe(whole.rounds.won);
        expect(sum(({ rounds }) => rounds.battles)).toBe(whole.rounds.battles);
        expect(sum(({ ownTests }) => ownTests.held)).toBe(whole.ownTests.held);
        expect(sum(({ enemyTests }) => enemyTests.expected)).toBeCloseTo(whole.enemyTests.expected, 9);
        const destroyed = ({ units }: typeof whole) =>
          units.reduce((total, { pointsDestroyed }) => total + pointsDestroyed, 0);
        expect(sum(destroyed)).toBe(destroyed(whole));
      }),
    );
  });
});

function summed(groups: readonly SeasonGroup[]) {
  const total = { battles: 0, won: 0, drawn: 0, lost: 0, unsaid: 0, battlePoints: { sum: 0, battles: 0 } };
  for (const { record } of groups) {
    for (const key of ['battles', 'won', 'drawn', 'lost', 'unsaid'] as const) total[key] += record[key];
    total.battlePoints.sum += record.battlePoints.sum;
    total.battlePoints.battles += record.battlePoints.battles;
  }
  return total;
}
