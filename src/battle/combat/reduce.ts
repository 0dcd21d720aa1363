import { unitOf } from '@/battle/state/army';
import { EMPTY_ASSAULT, nextAssault } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import { changeCombat, changeRound } from '@/battle/state/change-combat';
import {
  type Combat,
  type Contact,
  latestRound,
  type Round,
  type RoundTest,
  testOf,
} from '@/battle/state/combat';
import { withContribution } from '@/battle/state/contributions';
import { editionOfBattle } from '@/battle/state/edition-of';
import { staysEngaged } from '@/battle/state/engaged';
import { lostNow, untilFirstBlow } from '@/battle/state/freeze';
import { joinCombat } from '@/battle/state/join-combat';
import { type Answers, assertNever, type RowId, SIDES, type Side } from '@/rules/index';
import type { CombatEvent, CombatEventOf } from './event';

/**
 * The battle after a combat event; null if the event names a combat, a round or a unit that does not exist.
 */
export function reduceCombat(battle: Battle, event: CombatEvent): Battle | null {
  switch (event.type) {
    case 'combatOpened':
      return openCombat(battle, event);
    case 'roundBegan':
      return changeCombat(battle, event.combatId, (combat) => beginRound(combat, event, battle));
    case 'combatAnswered':
      return answerRow(battle, event);
    case 'roundClosed':
      return changeRound(battle, event, (round) => ({ ...round, outcome: event.outcome }));
    case 'roundFought':
      return changeRound(battle, event, (round) => ({ ...round, fought: true }));
    case 'breakTestAnswered':
      return changeTest(battle, event, (test) => ({
        ...test,
        answers: { ...test.answers, [event.inputId]: event.to },
      }));
    case 'breakTestTaken':
      return changeTest(battle, event, ({ thrown: _, ...test }) => ({
        ...test,
        taken: event.to,
        pursuit: null,
      }));
    case 'pursuitResolved':
    case 'flightSaid':
      return changeTest(battle, event, ({ thrown: _, ...test }) => ({ ...test, pursuit: event.to }));
    case 'flightThrown':
      return changeTest(battle, event, (test) => ({ ...test, thrown: event.to }));
    case 'duelFought': {
      const { side, unitId, enemyUnitId, dealt, excess } = event;
      const duel = { side, unitId, enemyUnitId, dealt, excess };
      return changeRound(battle, event, (round) => ({
        ...round,
        duels: [...round.duels, duel],
        touched: true,
      }));
    }
    case 'combatEnded':
      return changeCombat(battle, event.combatId, (combat) => ({ ...combat, ended: true }));
    case 'unitJoined':
      return joinCombat(battle, event.combatId, event.unitId);
    case 'unitLeft':
      return changeCombat(battle, event.combatId, (combat) => leave(combat, event.unitId));
    case 'contactChanged':
      return changeCombat(battle, event.combatId, (combat) => changeContact(combat, event));
    default:
      return assertNever(event);
  }
}

function openCombat(
  battle: Battle,
  { combatId, number, shotBy }: CombatEventOf<'combatOpened'>,
): Battle | null {
  if (battle.combats.some((combat) => combat.id === combatId)) return null;
  return {
    ...battle,
    combats: [
      ...battle.combats,
      {
        id: combatId,
        number,
        rounds: [],
        ended: false,
        unitIds: [],
        contacts: [],
        ...(shotBy && { shotBy }),
      },
    ],
  };
}

/**
 * Begins a round with the units that are still there: destroyed units and units that ran leave the combat
 * now.
 */
function beginRound(combat: Combat, event: CombatEventOf<'roundBegan'>, battle: Battle): Combat | null {
  if (event.round !== combat.rounds.length + 1) return null;
  const unitIds = combat.unitIds.filter((id) => {
    const army = unitOf(battle, id);
    return army !== undefined && staysEngaged(army);
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
    frozenBy: event.frozenBy ?? 'beginning',
    lostAtStart: lostNow(battle, unitIds),
    unitLosses: {},
    contributions: [],
    duels: [],
    fled: [],
    touched: false,
    assault: combat.shotBy
      ? { ...EMPTY_ASSAULT, shotBy: combat.shotBy }
      : last && nextAssault(last, ({ unitId }) => unitId === null || unitIds.includes(unitId)),
  };
  const contacts = combat.contacts.filter(
    (contact) => unitIds.includes(contact.unitId) && unitIds.includes(contact.enemyUnitId),
  );
  return { ...combat, unitIds, contacts, rounds: [...combat.rounds, round] };
}

function answerRow(battle: Battle, event: CombatEventOf<'combatAnswered'>): Battle | null {
  if (event.stays) return changeRound(battle, event, (round) => withStaying(round, event));
  const answered = changeRound(battle, event, (round) => answer(battle, round, event));
  return answered && untilFirstBlow(answered, ({ id }) => id === event.combatId);
}

function withStaying(round: Round, { side, rowId }: CombatEventOf<'combatAnswered'>): Round {
  return { ...round, staying: [...(round.staying ?? []), { side, rowId }], touched: true };
}

/** What stays in the round after the side entered that row: the enemy's rows that may be lost to it are open. */
function stillStaying(
  battle: Battle,
  { staying }: Round,
  side: Side,
  entered: RowId,
): Pick<Round, 'staying'> {
  if (!staying) return {};
  const rows = editionOfBattle(battle).combat?.rows ?? [];
  const asksAgain = (rowId: RowId) =>
    rows.some(({ id, lostTo }) => id === rowId && (lostTo?.rowIds.includes(entered) ?? false));
  return { staying: staying.filter((one) => one.side === side || !asksAgain(one.rowId)) };
}

function answer(
  battle: Battle,
  round: Round,
  { side, rowId, from, to }: CombatEventOf<'combatAnswered'>,
): Round {
  const { [rowId]: _, ...others } = round.answers[side];
  const answers: Answers = to === null ? others : { ...others, [rowId]: to };
  const answered = {
    ...round,
    ...stillStaying(battle, round, side, rowId),
    answers: { ...round.answers, [side]: answers },
    touched: true,
  };
  const isCasualties = editionOfBattle(battle).combat?.casualties === rowId;
  const lost = Number(to ?? 0) - Number(from ?? 0);
  return isCasualties ? withContribution(answered, { side, target: 'unassigned', lost }) : answered;
}

/** The entries for a test, mostly facts of the unit, without its result. */
function newTest({ side, unitId, answers }: Pick<RoundTest, 'side' | 'unitId' | 'answers'>): RoundTest {
  return { side, unitId, answers, taken: null, pursuit: null };
}

type TestEvent = CombatEventOf<
  'breakTestAnswered' | 'breakTestTaken' | 'pursuitResolved' | 'flightSaid' | 'flightThrown'
>;

function changeTest(battle: Battle, event: TestEvent, change: (test: RoundTest) => RoundTest): Battle | null {
  return changeRound(battle, event, (round) => {
    const before = testOf(round, event.side, event.unitId);
    const others = round.tests.filter((test) => test !== before);
    return { ...round, tests: [...others, change(before)] };
  });
}

function leave(combat: Combat, unitId: string): Combat | null {
  if (!combat.unitIds.some((id) => id === unitId)) return null;
  return {
    ...combat,
    unitIds: combat.unitIds.filter((id) => id !== unitId),
    contacts: combat.contacts.filter(
      (contact) => contact.unitId !== unitId && contact.enemyUnitId !== unitId,
    ),
  };
}

function changeContact(combat: Combat, event: CombatEventOf<'contactChanged'>): Combat {
  const others = combat.contacts.filter(
    ({ unitId, enemyUnitId }) => unitId !== event.unitId || enemyUnitId !== event.enemyUnitId,
  );
  if (!event.to) return { ...combat, contacts: others };
  const contact: Contact = {
    unitId: event.unitId,
    enemyUnitId: event.enemyUnitId,
    facing: event.to.facing,
    chargedInRound: event.to.charged ? event.round : null,
    charge: event.to.charge ?? null,
    guessed: event.to.guessed ?? false,
  };
  return { ...combat, contacts: [...others, contact] };
}
