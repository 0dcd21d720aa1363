import type { ClubConnection, ConnectionFailure, Table } from '@/club/connection';
import { resultSubject, tableLogin } from '@/club/event-login';
import { reachClub } from '@/club/reach-club';
import { seal, unseal } from '@/club/seal';
import { messageHash } from '@/club/secrets';
import { type ClubParts, socketOf } from '@/store/club/club-parts';
import { isAmong, parseSaid, toSend, withWord } from '@/tournament/said';
import type { Delivery } from './deliveries';
import { isAcknowledged } from './result-acknowledgement';
import type { WaitingResult } from './tournament-record';

const FAILED = {
  unreachable: 'away',
  refused: 'refused',
  older: 'older',
  newer: 'newer',
} as const satisfies Record<ConnectionFailure, Delivery>;

/**
 * How far a result came. `hash` names the message that was sent; `wasLost`: the club had it, and was sent it
 * again.
 */
type Delivered = { readonly delivery: Delivery; readonly hash: string | null; readonly wasLost?: boolean };

type DeliverParts = Pick<ClubParts, 'random' | 'wsFactory'> & {
  /** Called before it is sent; resolves when it is remembered that it may be there. */
  readonly onTry: () => Promise<void>;
};

/**
 * Looks what the club has of a table, and sends its result where it is not there: beside what other phones
 * said. Never rejects.
 */
export async function deliverResult(sent: WaitingResult, parts: DeliverParts): Promise<Delivered> {
  const login = tableLogin(sent.reader, sent.round, sent.allowed, sent.stamp);
  const connected = await reachClub(login, socketOf(sent.address, parts));
  if (!connected.ok) return { delivery: FAILED[connected.failure], hash: sent.hash ?? null };
  try {
    return await delivered(sent, login.channel, connected.connection, parts);
  } catch {
    return { delivery: 'away', hash: sent.hash ?? null };
  } finally {
    await connected.connection.close().catch(() => {});
  }
}

async function delivered(
  sent: WaitingResult,
  channel: string,
  connection: ClubConnection,
  { random, onTry }: Omit<DeliverParts, 'wsFactory'>,
): Promise<Delivered> {
  const at: Table = { round: sent.round, table: sent.table };
  const subject = resultSubject(channel, sent.round, sent.table);
  const { sent: there, had } = await connection.result(at);
  const message = there.get(sent.table);
  const said =
    message === undefined ? null : parseSaid(unseal(message, sent.key, subject, connection.packing));
  if (message !== undefined) {
    const hash = messageHash(message);
    // What stands there before this phone has sent anything is another phone's, though it says the same.
    const isOurs = said !== null && isAmong(said.results, sent.result);
    if (isOurs && (sent.tried === true || sent.hash !== undefined)) {
      const isHad = isAcknowledged(had.get(sent.table), message, sent.key, channel, at);
      return { delivery: isHad ? 'had' : 'sent', hash };
    }
    // Once ours was there, what took it back, or what cannot be read, is a later one: it stays.
    const isGone = said === null || isAmong(said.takenBack, sent.result);
    if (isGone && sent.hash !== undefined) return { delivery: 'replaced', hash: sent.hash };
  }
  await onTry();
  const word = toSend(withWord(said, sent.result, sent.before ?? []));
  const ours = seal(word, sent.key, subject, random, connection.packing);
  const outcome = await connection.send(at, ours);
  if (outcome === 'stored')
    return {
      delivery: 'sent',
      hash: messageHash(ours),
      wasLost: sent.hash !== undefined && message === undefined,
    };
  return { delivery: outcome === 'full' ? 'full' : 'refused', hash: sent.hash ?? null };
}
