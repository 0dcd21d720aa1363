import { type ClubConnection, type ConnectionFailure, connectClub, type Table } from '@/club/connection';
import { resultSubject, tableLogin } from '@/club/login';
import { seal, unseal } from '@/club/seal';
import { messageHash } from '@/club/secrets';
import { sameValue } from '@/plain/same-value';
import { type ClubParts, socketOf } from '@/store/club/club-parts';
import { parseResult } from '@/tournament/act';
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

/** Looks what the club has of a table, and sends its result where it is not there. Never rejects. */
export async function deliverResult(
  sent: WaitingResult,
  parts: Pick<ClubParts, 'random' | 'wsFactory'>,
): Promise<Delivered> {
  const login = tableLogin(sent.reader, sent.round, sent.allowed, sent.stamp);
  const connected = await connectClub(login, socketOf(sent.address, parts));
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
  { random }: Pick<ClubParts, 'random'>,
): Promise<Delivered> {
  const at: Table = { round: sent.round, table: sent.table };
  const subject = resultSubject(channel, sent.round, sent.table);
  const { sent: there, had } = await connection.result(at);
  const message = there.get(sent.table);
  if (message !== undefined) {
    const hash = messageHash(message);
    const isOurs = sameValue(parseResult(unseal(message, sent.key, subject)), sent.result);
    if (isOurs) {
      const isHad = isAcknowledged(had.get(sent.table), message, sent.key, channel, at);
      return { delivery: isHad ? 'had' : 'sent', hash };
    }
    // Once ours was there, another is a later one: it stays.
    if (sent.hash !== undefined) return { delivery: 'replaced', hash: sent.hash };
  }
  const ours = seal(sent.result, sent.key, subject, random);
  const outcome = await connection.send(at, ours);
  if (outcome === 'stored')
    return { delivery: 'sent', hash: messageHash(ours), wasLost: sent.hash !== undefined };
  return { delivery: outcome === 'full' ? 'full' : 'refused', hash: sent.hash ?? null };
}
