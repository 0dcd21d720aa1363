import * as v from 'valibot';
import type { ClubConnection } from '@/club/connection';
import { listSubject } from '@/club/lists-login';
import { messageHash } from '@/club/secrets';
import { LIST_TEXT, type SentList } from '@/tournament/sent-lists';
import type { ShownTournament } from './shown-tournament';

type TournamentListsParts = {
  readonly id: string;
  readonly shown: () => ShownTournament | undefined;
  /** Keeps lists that arrived; resolves when they are on the disk. */
  readonly keep: (arrived: readonly SentList[]) => Promise<void>;
};

/** The army lists that players sent to a tournament, read where this phone has the key that opens them. */
export function tournamentLists({ id, shown, keep }: TournamentListsParts) {
  /** What opens with no key of this event, by its hash: it is not asked for again. */
  const rubbish = new Set<string>();
  let isReading = false;
  let isAskedAgain = false;

  async function readAll(connection: ClubConnection): Promise<void> {
    const { record, tournament } = shown() ?? {};
    if (!record || !tournament || !connection.lists) return;
    const { key: shownKey, areShown } = tournament.armyLists;
    if (record.writer === null && (shownKey === null || !areShown)) return;
    const { listsKey, openList } = await import('@/club/sealed-list');
    const key = record.writer ? listsKey(record.writer.secret) : shownKey;
    const known = new Set(record.lists.map(({ hash }) => hash));
    const players = new Set(tournament.players.map((player) => player.id));
    for (const { at, hash, ...place } of await connection.lists.all()) {
      if (known.has(hash) || rubbish.has(hash) || !players.has(place.player) || key === null) continue;
      const message = await connection.lists.one(place);
      // Another one came meanwhile: it is told of anew.
      if (messageHash(message) !== hash) continue;
      const text = v.safeParse(LIST_TEXT, openList(message, key, listSubject(id, place)));
      if (text.success) await keep([{ ...place, at, since: at, hash, text: text.output }]);
      else rubbish.add(hash);
    }
  }

  return {
    /** Reads what is new; once more behind, where it is asked for meanwhile. Never rejects for a lost line. */
    async read(connection: ClubConnection): Promise<void> {
      isAskedAgain = true;
      if (isReading) return;
      isReading = true;
      while (isAskedAgain) {
        isAskedAgain = false;
        // A line that breaks while it is asked is asked again on the next one.
        await readAll(connection).catch(() => {});
      }
      isReading = false;
    },
  };
}
