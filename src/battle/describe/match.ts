import type { MatchEvent } from '@/battle/match/event';
import type { TimeLimit } from '@/battle/state/clock';
import type { BattleWinner } from '@/battle/state/records';
import type { Turn } from '@/battle/state/turn';
import type { Side } from '@/rules/index';
import type { DescriptionContext } from './naming';

/** What a gesture about the match did, as a key and its values. */
export type MatchDescription =
  | {
      readonly key: 'battleStarted' | 'setupChanged' | 'battleReopened' | 'takenBack' | 'takenOver';
    }
  | {
      readonly key: 'turnBegan';
      readonly turn: Turn;
      /** The name of the phase; null: none was chosen. */
      readonly phase: string | null;
    }
  | { readonly key: 'reactionMade'; readonly side: Side; readonly label: string }
  | { readonly key: 'clockStarted' | 'clockPaused'; readonly side: Side }
  | { readonly key: 'clockSet'; readonly side: Side; readonly from: number; readonly to: number }
  | { readonly key: 'timeLimitChanged'; readonly to: TimeLimit | null }
  | { readonly key: 'tagsChanged'; readonly to: readonly string[] }
  | { readonly key: 'handedOver'; readonly to: Side | null }
  | { readonly key: 'endConfirmed'; readonly side: Side }
  | {
      readonly key: 'battleFinished';
      readonly winner: BattleWinner;
      readonly players: DescriptionContext['players'];
    };

/** What the event did, as data; `words` makes the sentence. */
export function describeMatch(
  event: MatchEvent,
  { phases, players, woundPools }: DescriptionContext,
): MatchDescription {
  switch (event.type) {
    case 'turnBegan':
      return { key: 'turnBegan', turn: event.to, phase: phases[event.to.phase ?? -1] ?? null };
    case 'reactionMade': {
      const { side, reaction } = event;
      const known = woundPools?.reactions?.names.find(({ id }) => id === reaction);
      return { key: 'reactionMade', side, label: known?.label ?? reaction };
    }
    case 'clockStarted':
    case 'clockPaused':
    case 'endConfirmed':
      return { key: event.type, side: event.side };
    case 'clockSet':
      return { key: 'clockSet', side: event.side, from: event.from, to: event.to };
    case 'timeLimitChanged':
      return { key: 'timeLimitChanged', to: event.to };
    case 'tagsChanged':
      return { key: 'tagsChanged', to: event.to };
    case 'handedOver':
      return { key: 'handedOver', to: event.to };
    case 'battleFinished':
      return { key: 'battleFinished', winner: event.outcome.winner, players };
    default:
      return { key: event.type };
  }
}
