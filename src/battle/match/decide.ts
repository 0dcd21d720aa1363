import type { ArmyEvent } from '@/battle/army/event';
import { endedFates } from '@/battle/army/lasting-fates';
import { recordedScore } from '@/battle/score/battle-score';
import type { Battle } from '@/battle/state/battle';
import { parseTimeLimit, type TimeLimit } from '@/battle/state/clock';
import type { Decision } from '@/battle/state/decision';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { WriterId } from '@/battle/state/ids';
import { parseSetup } from '@/battle/state/setup';
import { sameTurn, type Turn } from '@/battle/state/turn';
import { sameValue } from '@/plain/same-value';
import { accepted, refused, type Side } from '@/rules/index';
import type { MatchEvent, MatchIntent, MatchRefusal } from './event';
import { parseTags } from './tags';

/** The latest Game Turn that can be set. Scenarios may last longer than the standard game. */
export const MAX_GAME_TURN = 20;

type MatchDecision = Decision<MatchEvent | ArmyEvent, MatchRefusal>;

/**
 * The events or the refusal of an intent about the match. The caller has already checked that this device may
 * write.
 */
export function decideMatch(battle: Battle, intent: MatchIntent): MatchDecision {
  switch (intent.type) {
    case 'beginTurn':
      return beginTurn(battle, intent.turn);
    case 'changeSetup': {
      const parsed = parseSetup(intent.setup);
      if (!parsed.ok) return parsed;
      if (sameValue(parsed.value, battle.setup)) return refused('nothingChanged');
      return accepted([{ type: 'setupChanged', from: battle.setup, to: parsed.value }]);
    }
    case 'makeReaction':
      return makeReaction(battle, intent);
    case 'startClock':
      return turnClock(battle, intent.side, true);
    case 'pauseClock':
      return turnClock(battle, intent.side, false);
    case 'setClock':
      return setClock(intent.side, intent.from, intent.to);
    case 'changeTimeLimit':
      return changeTimeLimit(battle, intent.limit);
    case 'changeTags':
      return changeTags(battle, intent.tags);
    case 'handOver':
      return accepted([{ type: 'handedOver', to: intent.to }]);
    case 'takeOver':
      return takeOver(battle, intent.writer);
    case 'finishBattle': {
      const { winner, confirmed, conceded } = intent;
      const outcome = { winner, confirmed, score: recordedScore(battle, conceded) };
      return accepted([{ type: 'battleFinished', outcome }]);
    }
    case 'confirmEnd':
      if (!battle.outcome) return refused('notFinished');
      if (battle.outcome.confirmed[intent.side]) return refused('nothingChanged');
      return accepted([{ type: 'endConfirmed', side: intent.side }]);
    case 'reopenBattle':
      return battle.outcome ? accepted([{ type: 'battleReopened' }]) : refused('notFinished');
  }
}

/** A turn ends what lasted only until the end of the one before. */
function beginTurn(battle: Battle, to: Turn): MatchDecision {
  const { gameTurn, phase } = to;
  if (!Number.isInteger(gameTurn) || gameTurn < 1 || gameTurn > MAX_GAME_TURN) {
    return refused('turnOutOfRange', { max: MAX_GAME_TURN });
  }
  const { phases } = editionOfBattle(battle).gameStructure;
  if (phase !== undefined && phases[phase] === undefined) return refused('noSuchPhase');
  if (sameTurn(to, battle.turn) && phase === battle.turn.phase) return refused('nothingChanged');
  return accepted([{ type: 'turnBegan', from: battle.turn, to }, ...endedFates(battle, to)]);
}

/** More than the allotment are taken: the rules of a legion may give some. */
function makeReaction(
  battle: Battle,
  { side, reaction }: Extract<MatchIntent, { type: 'makeReaction' }>,
): MatchDecision {
  const names = editionOfBattle(battle).woundPools?.reactions?.names ?? [];
  if (!names.some(({ id }) => id === reaction)) return refused('noSuchReaction');
  if (side === battle.turn.side) return refused('ownTurn');
  return accepted([{ type: 'reactionMade', side, reaction }]);
}

function turnClock(battle: Battle, side: Side, run: boolean): MatchDecision {
  const runs = battle.clocks[side].runningSince !== null;
  if (runs === run) return refused('nothingChanged');
  return accepted([{ type: run ? 'clockStarted' : 'clockPaused', side }]);
}

function setClock(side: Side, from: number, to: number): MatchDecision {
  if (![from, to].every((ms) => Number.isSafeInteger(ms) && ms >= 0)) return refused('clockOutOfRange');
  return from === to ? refused('nothingChanged') : accepted([{ type: 'clockSet', side, from, to }]);
}

function changeTimeLimit(battle: Battle, limit: TimeLimit | null): MatchDecision {
  const from = battle.timeLimit ?? null;
  if (sameValue(from, limit)) return refused('nothingChanged');
  if (limit === null) return accepted([{ type: 'timeLimitChanged', from, to: null }]);
  const parsed = parseTimeLimit(limit);
  return parsed.ok ? accepted([{ type: 'timeLimitChanged', from, to: parsed.value }]) : parsed;
}

function changeTags({ tags: from }: Battle, entered: readonly string[]): MatchDecision {
  const parsed = parseTags(entered);
  if (!parsed.ok) return parsed;
  const to = parsed.value;
  const same = to.length === from.length && to.every((tag, index) => tag === from[index]);
  return same ? refused('nothingChanged') : accepted([{ type: 'tagsChanged', from, to }]);
}

/** The device that handed the battle over takes it back; any other device takes it over. */
function takeOver({ handedOver }: Battle, writer: WriterId): MatchDecision {
  if (!handedOver) return refused('notHandedOver');
  return accepted([{ type: handedOver.by === writer ? 'takenBack' : 'takenOver' }]);
}
