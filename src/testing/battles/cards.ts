import fc from 'fast-check';
import type { BattleTotals, SideTotals } from '@/battle/cards/battle-totals';
import { CARD_VERSION, type Card, type CardOutcome } from '@/battle/cards/card';
import type { SeasonBattle } from '@/battle/cards/season';
import { battleId } from '@/battle/state/ids';
import type { BattleWinner } from '@/battle/state/records';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { START_AT } from './battles';

/** A side that did nothing. */
export const NO_TOTALS: SideTotals = {
  rounds: { won: 0, drawn: 0, lost: 0 },
  tests: { rolled: 0, held: 0, expected: '0/1', unknown: 0 },
  deeds: [],
};

/** A battle that ended so, with its Battle Points where there are any. */
export function ended(
  winner: BattleWinner,
  battlePoints: readonly [number, number] | null = null,
): CardOutcome {
  const score = battlePoints && {
    armyPoints: 4500,
    objectiveName: '',
    objectiveWinner: null,
    battlePoints: { a: battlePoints[0], b: battlePoints[1] },
    margin: null,
    victoryPoints: { a: 0, b: 0 },
  };
  return { winner, confirmed: { a: false, b: false }, score };
}

/** The card of a finished battle in which nothing happened but what is given. */
export function finishedCard(id: string, given: Partial<Card> = {}): Card {
  const totals: BattleTotals = { a: NO_TOTALS, b: NO_TOTALS };
  return {
    v: CARD_VERSION,
    battleId: battleId(id),
    status: 'finished',
    startedAt: START_AT,
    lastAt: START_AT,
    edition: { id: 't9a-2', shortName: 'T9A 2' },
    setup: EMPTY_SETUP,
    turn: { gameTurn: 6, side: 'b' },
    roundsClosed: 0,
    combatsOpen: 0,
    outcome: ended('unsaid'),
    tags: [],
    notes: '',
    totals,
    lists: { a: null, b: null },
    ...given,
  };
}

/** The same of a running one. */
export function runningCard(id: string, given: Partial<Card> = {}): Card {
  return finishedCard(id, { status: 'running', outcome: null, totals: null, ...given });
}

/** A setup of these two players. */
export function between(blue: string, red: string): Card['setup'] {
  return { ...EMPTY_SETUP, a: { player: blue, army: '' }, b: { player: red, army: '' } };
}

const few = fc.nat({ max: 9 });
const anySide: fc.Arbitrary<SideTotals> = fc.record({
  rounds: fc.record({ won: few, drawn: few, lost: few }),
  tests: fc.record({
    rolled: few,
    held: few,
    expected: fc.nat({ max: 360 }).map((ways) => `${ways}/36`),
    unknown: few,
  }),
  deeds: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom('Spearmen', 'spearmen', 'Knights', 'King'),
      pointsDestroyed: fc.nat({ max: 500 }),
      healthTaken: few,
    }),
    { selector: ({ name }) => name, maxLength: 3 },
  ),
});

/** Any battle of a season. */
export const anySeasonBattle: fc.Arbitrary<SeasonBattle> = fc.record({
  battleId: fc.uuid(),
  edition: fc.constantFrom({ id: 't9a-2', shortName: 'T9A 2' }, { id: 'wfb-6', shortName: 'Warhammer 6' }),
  day: fc
    .tuple(fc.integer({ min: 2019, max: 2026 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}-05`),
  army: fc.constantFrom('', 'Dwarves', 'dwarves', 'Elves'),
  list: fc.constantFrom(null, { id: 'x', name: 'Grudge' }, { id: 'y', name: 'Grudge' }),
  opponent: fc.constantFrom('', 'Anna', 'Ben', 'Çağla'),
  result: fc.constantFrom('won', 'drawn', 'lost', 'unsaid'),
  battlePoints: fc.option(fc.nat({ max: 20 })),
  own: anySide,
  enemy: anySide,
});

const anyName = fc.constantFrom('', 'Anna', 'anna ', 'Ben', 'Çağla', 'Zoë Żółć');
const anySetupSide = fc.record(
  {
    player: anyName,
    army: fc.constantFrom('', 'Dwarves', 'dwarves', 'Elves'),
    tincture: fc.constantFrom('azure', 'vert'),
  },
  { requiredKeys: ['player', 'army'] },
);
const anyList = fc.option(fc.record({ id: fc.constantFrom('x', 'y'), name: anyName }));

/** The card of any finished battle. */
export const anyCard: fc.Arbitrary<Card> = fc
  .record({
    startedAt: fc.integer({ min: -10, max: 10 }).map((day) => START_AT + day * 86_400_000),
    lastAt: fc.integer({ min: -3, max: 3 }).map((day) => START_AT + day * 86_400_000),
    edition: fc.constantFrom({ id: 't9a-2', shortName: 'T9A 2' }, { id: 'wfb-6', shortName: 'Warhammer 6' }),
    setup: fc.record({ a: anySetupSide, b: anySetupSide }).map((sides) => ({ ...EMPTY_SETUP, ...sides })),
    outcome: fc
      .tuple(
        fc.constantFrom<BattleWinner>('a', 'b', 'draw', 'unsaid'),
        fc.option(fc.nat({ max: 20 })),
        fc.boolean(),
      )
      .map(([winner, points, scored]) => {
        const outcome = ended(winner, [points ?? 0, 20 - (points ?? 0)]);
        const score = outcome.score && {
          ...outcome.score,
          ...(points === null ? { battlePoints: null } : {}),
        };
        return { ...outcome, score: scored ? score : null };
      }),
    tags: fc.subarray(['Club night', 'Alps', 'ß']),
    notes: fc.constantFrom('', 'The miners came too late', 'Ż\nsecond line'),
    totals: fc.option(fc.record({ a: anySide, b: anySide }), { freq: 9 }),
    lists: fc.record({ a: anyList, b: anyList }),
  })
  .map((given) => finishedCard('b1', given));
