import {
  accepted,
  answerTo,
  parseAnswer,
  type RoundAnswers,
  refused,
  rowOf,
  type ScoreSheet,
  SIDES,
  sameAnswer,
} from '@/rules/index';
import { type Battle, type Combat, combatOf, latestRound, type Round, testOf } from './battle';
import { recordedScore } from './battle-score';
import { decideBreakTest } from './break-test';
import { decideCasualties } from './casualties';
import { outcomeOf } from './combat-score';
import { decideArmy } from './decide-army';
import { beginNextAssault, closeAssault, decideAssault, endAssault } from './decide-assault';
import { decideNote } from './decide-note';
import { decideScore } from './decide-score';
import type { Decision, Events } from './decision';
import { editionOfBattle, fightsWithPools, sheetOf } from './edition-of';
import { casualtiesOf, standingRound } from './engagement';
import type { EventOf, Turn } from './event';
import { type CombatId, combatId, type WriterId } from './ids';
import type { Intent } from './intent';
import { battleOf, type Ledger, nextRedo, nextSeq, nextUndo } from './ledger';
import { parseSetup } from './setup';
import { parseTags } from './tags';
import { sameTurn } from './turn';

/** The latest Game Turn that can be set: scenarios may run longer than the edition's standard game. */
export const MAX_GAME_TURN = 20;

/** What an intent leads to, by the rules and the state of the battle: the events of one entry, or a refusal; nothing is changed here. */
export function decide(ledger: Ledger, intent: Intent): Decision {
  const battle = battleOf(ledger);
  if (intent.type === 'takeOver') return takeOver(battle, intent.writer);
  if (battle.handedOver) return refused('handedOver');
  if (intent.type === 'undo') return undo(ledger);
  if (intent.type === 'redo') return redo(ledger);
  if (intent.type === 'reopenBattle') {
    return battle.outcome ? accepted([{ type: 'battleReopened' }]) : refused('notFinished');
  }
  if (intent.type === 'addNote') return decideNote(ledger, intent);
  if (intent.type === 'changeTags') return changeTags(battle, intent.tags);
  if (battle.outcome) return refused('battleFinished');
  switch (intent.type) {
    case 'answer':
      return inOpenRound(battle, intent.combatId, (sheet, combat, round) =>
        intent.rowId === sheet.casualties
          ? setCasualties(ledger, battle, combat, round, intent)
          : answer(battle, combat, round, intent, intent.answer),
      );
    case 'count':
      return inOpenRound(battle, intent.combatId, (sheet, combat, round) =>
        intent.rowId === sheet.casualties
          ? decideCasualties(ledger, battle, combat, intent)
          : count(battle, combat, round, intent),
      );
    case 'closeRound':
      if (fightsWithPools(battle)) {
        return inCombat(battle, intent.combatId, (combat) => closeAssault(battle, combat));
      }
      return inOpenRound(battle, intent.combatId, (_, combat, round) =>
        accepted([closing(battle, combat, round)]),
      );
    case 'beginRound':
      return inCombat(battle, intent.combatId, (combat) =>
        fightsWithPools(battle) ? beginNextAssault(combat) : beginNextRound(sheetOf(battle), combat),
      );
    case 'endCombat':
      return inCombat(battle, intent.combatId, (combat) =>
        accepted(fightsWithPools(battle) ? endAssault(battle, combat) : endCombat(battle, combat)),
      );
    case 'answerBreakTest':
    case 'sayBreakTest':
    case 'rollBreakTest':
    case 'resolvePursuit':
      if (fightsWithPools(battle)) return refused('noBreakTest');
      return inCombat(battle, intent.combatId, (combat) => decideBreakTest(battle, combat, intent));
    case 'openCombat':
      return accepted(openCombat(battle, nextSeq(ledger)));
    case 'beginTurn':
      return beginTurn(battle, intent.turn);
    case 'changeSetup': {
      const parsed = parseSetup(intent.setup);
      return parsed.ok ? accepted([{ type: 'setupChanged', from: battle.setup, to: parsed.value }]) : parsed;
    }
    case 'addUnits':
    case 'editUnit':
    case 'removeUnit':
    case 'moveUnit':
    case 'changeHealth':
    case 'changeFate':
    case 'engageUnits':
    case 'changeContact':
      return decideArmy(battle, intent, nextSeq(ledger));
    case 'countBonus':
    case 'changeObjective':
    case 'adjustBattlePoints':
    case 'changeMargins':
    case 'startClock':
    case 'pauseClock':
      return decideScore(battle, intent);
    case 'handOver':
      return accepted([{ type: 'handedOver', to: intent.to }]);
    case 'finishBattle': {
      const { winner, confirmed } = intent;
      const outcome = { winner, confirmed, score: recordedScore(battle) };
      return accepted([{ type: 'battleFinished', outcome }]);
    }
    default:
      return decideAssault(battle, intent, nextSeq(ledger));
  }
}

/** The events that open the next combat and its first round. The id is made from the entry's number, so that an undone combat's is not used again. */
export function openCombat(battle: Pick<Battle, 'combats'>, seq: number): Events {
  const id = combatId(`c${seq}`);
  const number = Math.max(0, ...battle.combats.map((combat) => combat.number)) + 1;
  return [
    { type: 'combatOpened', combatId: id, number },
    { type: 'roundBegan', combatId: id, round: 1, kept: { a: {}, b: {} }, keptTests: { a: {}, b: {} } },
  ];
}

function undo(ledger: Ledger): Decision {
  const entry = nextUndo(ledger);
  return entry ? accepted([{ type: 'undone', seq: entry.seq }]) : refused('nothingToUndo');
}

/** On the device that gave the writing away it is taken back; on any other it is taken over. */
function takeOver({ handedOver }: Battle, writer: WriterId): Decision {
  if (!handedOver) return refused('notHandedOver');
  return accepted([{ type: handedOver.by === writer ? 'takenBack' : 'takenOver' }]);
}

function redo(ledger: Ledger): Decision {
  const entry = nextRedo(ledger);
  return entry ? accepted([{ type: 'redone', seq: entry.seq }]) : refused('nothingToRedo');
}

function changeTags({ tags: from }: Battle, entered: readonly string[]): Decision {
  const parsed = parseTags(entered);
  if (!parsed.ok) return parsed;
  const to = parsed.value;
  const same = to.length === from.length && to.every((tag, index) => tag === from[index]);
  return same ? refused('nothingChanged') : accepted([{ type: 'tagsChanged', from, to }]);
}

function inCombat(battle: Battle, id: CombatId, decided: (combat: Combat) => Decision): Decision {
  const combat = combatOf(battle, id);
  if (!combat) return refused('noSuchCombat');
  return combat.ended ? refused('combatEnded') : decided(combat);
}

function inOpenRound(
  battle: Battle,
  id: CombatId,
  decided: (sheet: ScoreSheet, combat: Combat, round: Round) => Decision,
): Decision {
  if (fightsWithPools(battle)) return refused('noCombatScore');
  return inCombat(battle, id, (combat) => {
    const round = latestRound(combat);
    if (!round || round.outcome) return refused('roundClosed');
    return decided(sheetOf(battle), combat, round);
  });
}

type RowIntent = Extract<Intent, { type: 'answer' | 'count' }>;

function answer(battle: Battle, combat: Combat, round: Round, intent: RowIntent, entered: unknown): Decision {
  const { side, rowId } = intent;
  const row = rowOf(sheetOf(battle), rowId);
  const own = round.answers[side][rowId] ?? null;
  const parsed = entered === null ? accepted(null) : parseAnswer(row, entered);
  if (!parsed.ok) return parsed;
  const to = parsed.value;
  if (to === own || (to !== null && own !== null && sameAnswer(to, own))) return refused('nothingChanged');
  const from = own ?? standingRound(battle, combat, round).proposed[side][rowId] ?? null;
  return accepted([
    { type: 'combatAnswered', combatId: combat.id, round: round.number, side, rowId, from, to },
  ]);
}

/** Counts from what stands now, a proposal included: the result is the player's own answer. */
function count(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: Extract<Intent, { type: 'count' }>,
): Decision {
  const sheet = sheetOf(battle);
  const before = answerTo(
    rowOf(sheet, intent.rowId),
    standingRound(battle, combat, round).effective[intent.side],
  );
  const after = typeof before === 'number' ? Math.max(0, before + intent.by) : Number.NaN;
  return after === before ? refused('nothingChanged') : answer(battle, combat, round, intent, after);
}

/** Sets a side's casualties to a number: the difference is lost, or given back. */
function setCasualties(
  ledger: Ledger,
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: Extract<Intent, { type: 'answer' }>,
): Decision {
  const sheet = sheetOf(battle);
  const parsed = parseAnswer(rowOf(sheet, sheet.casualties), intent.answer ?? 0);
  if (!parsed.ok) return parsed;
  const by = (parsed.value as number) - casualtiesOf(battle, round, intent.side);
  return by === 0
    ? refused('nothingChanged')
    : decideCasualties(ledger, battle, combat, { side: intent.side, by });
}

function beginNextRound(sheet: ScoreSheet, combat: Combat): Decision {
  const last = latestRound(combat);
  if (last && !last.outcome) return refused('roundOpen');
  const kept = last ? keptAnswers(sheet, last.answers) : { a: {}, b: {} };
  const keptTests = {
    a: last ? testOf(last, 'a', null).answers : {},
    b: last ? testOf(last, 'b', null).answers : {},
  };
  return accepted([
    { type: 'roundBegan', combatId: combat.id, round: combat.rounds.length + 1, kept, keptTests },
  ]);
}

/** The answers that stand in the next round, by what each row declares. */
function keptAnswers(sheet: ScoreSheet, answers: RoundAnswers): RoundAnswers {
  const keptRows = new Set(sheet.rows.filter((row) => row.nextRound === 'keep').map((row) => row.id));
  const [a, b] = SIDES.map((side) =>
    Object.fromEntries(Object.entries(answers[side]).filter(([rowId]) => keptRows.has(rowId))),
  );
  return { a: a ?? {}, b: b ?? {} };
}

function closing(battle: Battle, combat: Combat, round: Round): EventOf<'roundClosed'> {
  return {
    type: 'roundClosed',
    combatId: combat.id,
    round: round.number,
    outcome: outcomeOf(battle, combat, round),
  };
}

/** A combat ends with the result of the round that was being fought; a round that nobody has touched has none. */
function endCombat(battle: Battle, combat: Combat): Events {
  const ended = { type: 'combatEnded', combatId: combat.id } as const;
  const round = latestRound(combat);
  return round?.touched && !round.outcome ? [ended, closing(battle, combat, round)] : [ended];
}

function beginTurn(battle: Battle, to: Turn): Decision {
  const { gameTurn, phase } = to;
  if (!Number.isInteger(gameTurn) || gameTurn < 1 || gameTurn > MAX_GAME_TURN) {
    return refused('turnOutOfRange', { max: MAX_GAME_TURN });
  }
  const { phases } = editionOfBattle(battle).gameStructure;
  if (phase !== undefined && phases[phase] === undefined) return refused('noSuchPhase');
  if (sameTurn(to, battle.turn) && phase === battle.turn.phase) return refused('nothingChanged');
  return accepted([{ type: 'turnBegan', from: battle.turn, to }]);
}
