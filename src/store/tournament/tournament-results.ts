import type { ClubConnection, Table } from '@/club/connection';
import { DEFLATED } from '@/club/deflated';
import { resultSubject } from '@/club/event-login';
import { seal, unseal } from '@/club/seal';
import type { ClubParts } from '@/store/club/club-parts';
import { parseSaid, type Said, toSend } from '@/tournament/said';
import { tableKey } from '@/tournament/table-key';

import { acknowledgement, isAcknowledged } from './result-acknowledgement';
import type { TournamentRecord } from './tournament-record';

export type TournamentResultsParts = Pick<ClubParts, 'random' | 'onFailure'> & {
  readonly id: string;
  readonly record: () => TournamentRecord | null;
  /** Keeps what was sent, by "round.table", with what is known; resolves when it is on the disk. */
  readonly keep: (said: ReadonlyMap<string, Said>) => Promise<void>;
  readonly pairedRounds: () => number;
};

/**
 * What the tables of a tournament sent, taken over while a connection holds; an organiser's phone says which
 * of it it has.
 */
export function tournamentResults({
  id,
  record,
  keep,
  pairedRounds,
  random,
  onFailure,
}: TournamentResultsParts) {
  /**
   * Takes over results, each under the subject where it was sent; what opens with no key of this tournament
   * is none.
   */
  async function takeOver(
    sent: readonly (readonly [Table, Uint8Array])[],
    had: ReadonlyMap<number, Uint8Array>,
    connection: ClubConnection,
  ): Promise<void> {
    const kept = record();
    if (!kept) return;
    const opened = sent.flatMap(([at, message]) => {
      const said = parseSaid(unseal(message, kept.key, resultSubject(id, at.round, at.table), DEFLATED));
      return said === null ? [] : [{ at, message, said }];
    });
    await keep(new Map(opened.map(({ at, said }) => [tableKey(at.round, at.table), said] as const)));
    if (!kept.writer) return;
    // Only what is on this phone's disk may leave the table's.
    for (const { at, message } of opened) {
      if (isAcknowledged(had.get(at.table), message, kept.key, id, at)) continue;
      await connection.acknowledge(at, acknowledgement(message, kept.key, id, at, random));
    }
  }

  /** What was given back by this phone, by "round.table". */
  const givenBack = new Set<string>();

  /**
   * Looks which results of a round this phone has and the club does not show. An organiser's phone gives them
   * back; what a table has sent meanwhile stays. Resolves with how many a phone that watches misses, or how
   * many were given back before and are gone again.
   */
  async function lookForLost(
    round: number,
    there: ReadonlyMap<number, Uint8Array>,
    connection: ClubConnection,
  ): Promise<number> {
    const kept = record();
    let withheld = 0;
    for (const [key, result] of kept?.results ?? []) {
      const [of, table = 0] = key.split('.').map(Number);
      if (of !== round || there.has(table)) continue;
      if (!kept?.writer || givenBack.has(key)) withheld += 1;
      if (!kept?.writer) continue;
      const results = new Map(kept.said).get(key) ?? [result];
      const said = toSend({ results, takenBack: [] });
      const message = seal(said, kept.key, resultSubject(id, round, table), random, DEFLATED);
      if ((await connection.giveBack({ round, table }, message)) === 'stored') givenBack.add(key);
    }
    return withheld;
  }

  return {
    /**
     * Asks for all results of the rounds that are paired; resolves with how many this phone has and the club
     * does not show.
     */
    async read(connection: ClubConnection): Promise<number> {
      let withheld = 0;
      for (let round = 1; round <= pairedRounds(); round += 1) {
        const { sent, had } = await connection.results(round);
        await takeOver(
          [...sent].map(([table, message]) => [{ round, table }, message] as const),
          had,
          connection,
        );
        withheld += await lookForLost(round, sent, connection);
      }
      return withheld;
    },
    /** Hears what is sent from now on. */
    hear(connection: ClubConnection): void {
      connection.hearResults((at, message) => {
        takeOver([[at, message]], new Map(), connection).catch((error: unknown) => {
          // A line that breaks meanwhile is asked again on the next one; a disk that refuses is not.
          if (isOpen) onFailure(error);
        });
      });
      let isOpen = true;
      void connection.closed.then(() => {
        isOpen = false;
      });
    },
  };
}
