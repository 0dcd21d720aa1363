import { type Answers, SIDES } from '@/rules/index';
import { fateOf, unitOf } from './army';
import { NO_OBJECTIVE } from './army-event';
import {
  type Battle,
  type Clock,
  type Combat,
  latestRound,
  type Round,
  type RoundTest,
  testOf,
} from './battle';
import { changeCombat, changeRound } from './change-combat';
import type { BattleEvent, Entry, EventOf } from './event';
import { reduceArmy } from './reduce-army';
import { nextAssault, reduceAssault } from './reduce-assault';

/**
 * The battle after an entry, or null where the entry does not fit: it speaks of a combat or a round that is not there, or it is
 * not the first of its log and should be. `undone` and `redone` change nothing here: the ledger leaves entries out or in. A note
 * changes nothing but the log.
 */
export function reduce(battle: Battle | null, entry: Entry): Battle | null {
  let after = battle;
  for (const event of entry.events) {
    after = event.type === 'battleStarted' ? start(after, event, entry) : after && apply(after, event, entry);
    if (!after) return null;
  }
  return after;
}

function start(battle: Battle | null, event: EventOf<'battleStarted'>, entry: Entry): Battle | null {
  if (battle) return null;
  return {
    id: entry.battleId,
    editionId: event.editionId,
    setup: event.setup,
    startedAt: entry.at,
    turn: { gameTurn: 1, side: event.setup.firstSide },
    combats: [],
    units: [],
    bonuses: { a: {}, b: {} },
    objective: NO_OBJECTIVE,
    adjustments: { a: 0, b: 0 },
    margins: null,
    readings: {},
    clocks: { a: { ranMs: 0, runningSince: null }, b: { ranMs: 0, runningSince: null } },
    outcome: null,
    handedOver: null,
    tags: [],
  };
}

function apply(
  battle: Battle,
  event: Exclude<BattleEvent, EventOf<'battleStarted'>>,
  { at, writer }: Entry,
): Battle | null {
  switch (event.type) {
    case 'setupChanged':
      return { ...battle, setup: event.to };
    case 'turnBegan':
      return { ...battle, turn: event.to };
    case 'combatOpened':
      return openCombat(battle, event);
    case 'roundBegan':
      return changeCombat(battle, event.combatId, (combat) => beginRound(combat, event, battle));
    case 'combatAnswered':
      return changeRound(battle, event, (round) => answer(round, event));
    case 'roundClosed':
      return changeRound(battle, event, (round) => ({ ...round, outcome: event.outcome }));
    case 'breakTestAnswered':
      return changeTest(battle, event, (test) => ({
        ...test,
        answers: { ...test.answers, [event.inputId]: event.to },
      }));
    case 'breakTestTaken':
      return changeTest(battle, event, (test) => ({ ...test, taken: event.to, pursuit: null }));
    case 'pursuitResolved':
      return changeTest(battle, event, (test) => ({ ...test, pursuit: event.to }));
    case 'combatEnded':
      return changeCombat(battle, event.combatId, (combat) => ({ ...combat, ended: true }));
    case 'unitAdded':
    case 'unitEdited':
    case 'unitRemoved':
    case 'unitMoved':
    case 'healthChanged':
    case 'fateChanged':
    case 'unitJoined':
    case 'unitLeft':
    case 'contactChanged':
      return reduceArmy(battle, event);
    case 'bonusCounted': {
      const bonuses = { ...battle.bonuses[event.side], [event.bonusId]: event.to };
      return { ...battle, bonuses: { ...battle.bonuses, [event.side]: bonuses } };
    }
    case 'objectiveChanged':
      return { ...battle, objective: event.to };
    case 'battlePointsAdjusted':
      return { ...battle, adjustments: { ...battle.adjustments, [event.side]: event.to } };
    case 'marginsChanged':
      return { ...battle, margins: event.to };
    case 'clockStarted':
    case 'clockPaused':
      return turnClock(battle, event, at);
    case 'tagsChanged':
      return { ...battle, tags: event.to };
    case 'handedOver':
      return { ...battle, handedOver: { by: writer, to: event.to } };
    case 'takenBack':
    case 'takenOver':
      return { ...battle, handedOver: null };
    case 'battleFinished':
      return { ...battle, outcome: event.outcome };
    case 'battleReopened':
      return { ...battle, outcome: null };
    case 'noteAdded':
    case 'undone':
    case 'redone':
      return battle;
    default:
      return reduceAssault(battle, event);
  }
}

function openCombat(battle: Battle, { combatId, number }: EventOf<'combatOpened'>): Battle | null {
  if (battle.combats.some((combat) => combat.id === combatId)) return null;
  return {
    ...battle,
    combats: [
      ...battle.combats,
      { id: combatId, number, rounds: [], ended: false, unitIds: [], contacts: [] },
    ],
  };
}

/** Begins a round with the units that are still there: whoever was destroyed or has run leaves the combat now. */
function beginRound(combat: Combat, event: EventOf<'roundBegan'>, battle: Battle): Combat | null {
  if (event.round !== combat.rounds.length + 1) return null;
  const unitIds = combat.unitIds.filter((id) => {
    const army = unitOf(battle, id);
    return army !== undefined && ['fighting', 'shaken'].includes(fateOf(army));
  });
  const last = latestRound(combat)?.assault ?? null;
  const round: Round = {
    number: event.round,
    answers: event.kept,
    turn: battle.turn,
    outcome: null,
    tests: [
      ...SIDES.map((side) => newTest({ side, unitId: null, answers: event.keptTests[side] })),
      ...(latestRound(combat)?.tests ?? [])
        .filter(({ unitId }) => unitIds.some((id) => id === unitId))
        .map(newTest),
    ],
    lostAtStart: Object.fromEntries(unitIds.map((id) => [id, unitOf(battle, id)?.lost ?? 0])),
    unitLosses: {},
    touched: false,
    assault: last && nextAssault(last, ({ unitId }) => unitId === null || unitIds.includes(unitId)),
  };
  const contacts = combat.contacts.filter(
    (contact) => unitIds.includes(contact.unitId) && unitIds.includes(contact.enemyUnitId),
  );
  return { ...combat, unitIds, contacts, rounds: [...combat.rounds, round] };
}

function answer(round: Round, { side, rowId, to }: EventOf<'combatAnswered'>): Round {
  const { [rowId]: _, ...others } = round.answers[side];
  const answers: Answers = to === null ? others : { ...others, [rowId]: to };
  return { ...round, answers: { ...round.answers, [side]: answers }, touched: true };
}

/** What was entered for a test, mostly facts of the unit, without what came of it. */
function newTest({ side, unitId, answers }: Pick<RoundTest, 'side' | 'unitId' | 'answers'>): RoundTest {
  return { side, unitId, answers, taken: null, pursuit: null };
}

type TestEvent = EventOf<'breakTestAnswered' | 'breakTestTaken' | 'pursuitResolved'>;

function changeTest(battle: Battle, event: TestEvent, change: (test: RoundTest) => RoundTest): Battle | null {
  return changeRound(battle, event, (round) => {
    const before = testOf(round, event.side, event.unitId);
    const others = round.tests.filter((test) => test !== before);
    return { ...round, tests: [...others, change(before)] };
  });
}

/** One clock runs at a time: starting one stops the other. */
function turnClock(battle: Battle, event: EventOf<'clockStarted' | 'clockPaused'>, at: number): Battle {
  const stopped = (clock: Clock): Clock =>
    clock.runningSince === null
      ? clock
      : { ranMs: clock.ranMs + Math.max(0, at - clock.runningSince), runningSince: null };
  const clocks = { a: stopped(battle.clocks.a), b: stopped(battle.clocks.b) };
  if (event.type === 'clockPaused') return { ...battle, clocks };
  return { ...battle, clocks: { ...clocks, [event.side]: { ...clocks[event.side], runningSince: at } } };
}
