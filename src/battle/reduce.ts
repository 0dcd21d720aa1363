import { type Answers, assertNever, SIDES } from '@/rules/index';
import { type Battle, type Combat, latestRound, type Round, type RoundTest, testOf } from './battle';
import type { BattleEvent, Entry, EventOf } from './event';

/**
 * The battle after an entry, or null where the entry does not fit: it speaks of a combat or a round that is not there, or it is
 * not the first of its log and should be. `undone` and `redone` change nothing here: the ledger leaves entries out or in.
 */
export function reduce(battle: Battle | null, entry: Entry): Battle | null {
  let after = battle;
  for (const event of entry.events) {
    after = event.type === 'battleStarted' ? start(after, event, entry) : after && apply(after, event);
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
    outcome: null,
  };
}

function apply(battle: Battle, event: Exclude<BattleEvent, EventOf<'battleStarted'>>): Battle | null {
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
    case 'battleFinished':
      return { ...battle, outcome: event.outcome };
    case 'undone':
    case 'redone':
      return battle;
    default:
      return assertNever(event);
  }
}

function openCombat(battle: Battle, { combatId, number }: EventOf<'combatOpened'>): Battle | null {
  if (battle.combats.some((combat) => combat.id === combatId)) return null;
  return { ...battle, combats: [...battle.combats, { id: combatId, number, rounds: [], ended: false }] };
}

function beginRound(combat: Combat, event: EventOf<'roundBegan'>, battle: Battle): Combat | null {
  if (event.round !== combat.rounds.length + 1) return null;
  const round: Round = {
    number: event.round,
    answers: event.kept,
    turn: battle.turn,
    outcome: null,
    tests: SIDES.map((side) => ({
      side,
      unitId: null,
      answers: event.keptTests[side],
      taken: null,
      pursuit: null,
    })),
    touched: false,
  };
  return { ...combat, rounds: [...combat.rounds, round] };
}

function answer(round: Round, { side, rowId, to }: EventOf<'combatAnswered'>): Round {
  const { [rowId]: _, ...others } = round.answers[side];
  const answers: Answers = to === null ? others : { ...others, [rowId]: to };
  return { ...round, answers: { ...round.answers, [side]: answers }, touched: true };
}

function changeCombat(
  battle: Battle,
  combatId: string,
  change: (combat: Combat) => Combat | null,
): Battle | null {
  const index = battle.combats.findIndex((combat) => combat.id === combatId);
  const before = battle.combats[index];
  const after = before && change(before);
  return after ? { ...battle, combats: battle.combats.with(index, after) } : null;
}

function changeRound(
  battle: Battle,
  { combatId, round: number }: { readonly combatId: string; readonly round: number },
  change: (round: Round) => Round,
): Battle | null {
  return changeCombat(battle, combatId, (combat) => {
    const round = latestRound(combat);
    if (round?.number !== number) return null;
    return { ...combat, rounds: combat.rounds.with(-1, change(round)) };
  });
}

type TestEvent = EventOf<'breakTestAnswered' | 'breakTestTaken' | 'pursuitResolved'>;

function changeTest(battle: Battle, event: TestEvent, change: (test: RoundTest) => RoundTest): Battle | null {
  return changeRound(battle, event, (round) => {
    const before = testOf(round, event.side, event.unitId);
    const others = round.tests.filter((test) => test !== before);
    return { ...round, tests: [...others, change(before)] };
  });
}
