import type { Battle } from '@/battle/state/battle';
import { type Clock, ranMs } from '@/battle/state/clock';
import { type BattleId, deviceOf, type WriterId } from '@/battle/state/ids';
import { NO_OBJECTIVE } from '@/battle/state/objective';
import { assertNever, type Side } from '@/rules/index';
import type { MatchEvent, MatchEventOf } from './event';

/**
 * When and by which device an event was written. A start, a clock and a hand-over need this of their entry.
 */
type Written = { readonly battleId: BattleId; readonly at: number; readonly writer: WriterId };

/** A battle that has just started: Game Turn 1, no units. */
export function startedBattle(event: MatchEventOf<'battleStarted'>, { battleId, at }: Written): Battle {
  return {
    id: battleId,
    editionId: event.editionId,
    setup: event.setup,
    startedAt: at,
    turn: { gameTurn: 1, side: event.setup.firstSide },
    combats: [],
    units: [],
    bonuses: { a: {}, b: {} },
    held: [],
    agreed: null,
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

/** The battle after a match event; null for a second start. */
export function reduceMatch(battle: Battle, event: MatchEvent, { at, writer }: Written): Battle | null {
  switch (event.type) {
    case 'battleStarted':
      return null;
    case 'setupChanged':
      return { ...battle, setup: event.to };
    case 'turnBegan':
      return { ...battle, turn: event.to };
    case 'reactionMade': {
      const { side, reaction } = event;
      return { ...battle, reactions: [...(battle.reactions ?? []), { side, reaction, turn: battle.turn }] };
    }
    case 'clockStarted':
    case 'clockPaused':
      return turnClock(battle, event, at);
    case 'clockSet':
      return setClock(battle, event, at);
    case 'timeLimitChanged': {
      const { timeLimit: _, ...unlimited } = battle;
      return event.to ? { ...unlimited, timeLimit: event.to } : unlimited;
    }
    case 'tagsChanged':
      return { ...battle, tags: event.to };
    case 'handedOver':
      return { ...battle, handedOver: { by: writer, to: event.to } };
    case 'takenBack':
    case 'takenOver':
      return { ...battle, handedOver: null };
    case 'battleFinished':
      return {
        ...battle,
        outcome: event.outcome,
        confirmedOn: { a: deviceOf(writer), b: deviceOf(writer) },
      };
    case 'endConfirmed':
      return confirmEnd(battle, event.side, deviceOf(writer));
    case 'battleReopened':
      return { ...battle, outcome: null };
    default:
      return assertNever(event);
  }
}

function confirmEnd(battle: Battle, side: Side, device: WriterId): Battle | null {
  const { outcome, confirmedOn } = battle;
  if (!outcome) return null;
  return {
    ...battle,
    outcome: { ...outcome, confirmed: { ...outcome.confirmed, [side]: true } },
    confirmedOn: { ...confirmedOn, [side]: device },
  };
}

/** Only one clock runs at a time: starting one stops the other. */
function turnClock(battle: Battle, event: MatchEventOf<'clockStarted' | 'clockPaused'>, at: number): Battle {
  const stopped = (clock: Clock): Clock => ({ ranMs: ranMs(clock, at), runningSince: null });
  const clocks = { a: stopped(battle.clocks.a), b: stopped(battle.clocks.b) };
  if (event.type === 'clockPaused') return { ...battle, clocks };
  return { ...battle, clocks: { ...clocks, [event.side]: { ...clocks[event.side], runningSince: at } } };
}

function setClock(battle: Battle, { side, to }: MatchEventOf<'clockSet'>, at: number): Battle {
  const runs = battle.clocks[side].runningSince !== null;
  return { ...battle, clocks: { ...battle.clocks, [side]: { ranMs: to, runningSince: runs ? at : null } } };
}
