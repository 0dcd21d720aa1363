import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import { MAX_LIST_LENGTH } from './act-values';
import type { Tournament } from './tournament';

/** Why an army list cannot be sent. */
export type ListRefusal = RefusalOf<{
  listEmpty: NoValues;
  listTooLong: { most: number; over: number };
  listNobody: NoValues; // no player was chosen, or that one is not in the event any more
  listDropped: { name: string };
  listEventOver: NoValues; // its last round is paired
}>;

/** The list as it may be sent for that player, without blanks around it; or the reason why it cannot. */
export function decideList(
  tournament: Pick<Tournament, 'players' | 'paired' | 'rounds'>,
  player: number,
  typed: string,
): Result<string, ListRefusal> {
  const { players, paired, rounds } = tournament;
  if (paired.length >= rounds) return refused('listEventOver');
  const found = players.find(({ id }) => id === player);
  if (!found) return refused('listNobody');
  if (found.droppedFrom !== null) return refused('listDropped', { name: found.name });
  const text = typed.trim();
  if (text === '') return refused('listEmpty');
  if (text.length > MAX_LIST_LENGTH)
    return refused('listTooLong', { most: MAX_LIST_LENGTH, over: text.length - MAX_LIST_LENGTH });
  return accepted(text);
}
