import type { ClubConnection } from './connection';
import { STORED } from './packing';

type EventParts =
  | 'results'
  | 'result'
  | 'send'
  | 'giveBack'
  | 'acknowledge'
  | 'showPage'
  | 'hearResults'
  | 'lists';

/** A connection that carries one battle and no event: what is asked of an event rejects. */
export function onlyABattle(parts: Omit<ClubConnection, EventParts | 'packing'>): ClubConnection {
  const none = () => Promise.reject(new Error('No event goes from phone to phone'));
  return {
    ...parts,
    packing: STORED,
    results: none,
    result: none,
    send: none,
    giveBack: none,
    acknowledge: none,
    showPage: none,
    hearResults() {},
    lists: null,
  };
}
