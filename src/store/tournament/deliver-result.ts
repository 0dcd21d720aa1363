import { connectClub } from '@/club/connection';
import { resultSubject, tableLogin } from '@/club/login';
import { seal } from '@/club/seal';
import { type ClubParts, socketOf } from '@/store/club/club-parts';
import type { WaitingResult } from './tournament-record';

const REFUSED_RETRIES = 2;
const REFUSED_WAIT_MS = 1_000;

/**
 * Sends a table's result once. `away`: no connection, or no answer; `refused`: the club does not accept it
 * from this link. Never rejects.
 */
export async function deliverResult(
  sent: WaitingResult,
  parts: Pick<ClubParts, 'random' | 'wait' | 'wsFactory'>,
): Promise<'sent' | 'away' | 'refused'> {
  const login = tableLogin(sent.reader, sent.round, sent.allowed, sent.stamp);
  let connected = await connectClub(login, socketOf(sent.address, parts));
  // A gate that has just restarted refuses everything for a moment.
  for (
    let tries = 0;
    tries < REFUSED_RETRIES && !connected.ok && connected.failure === 'refused';
    tries += 1
  ) {
    await parts.wait(REFUSED_WAIT_MS);
    connected = await connectClub(login, socketOf(sent.address, parts));
  }
  if (!connected.ok) return connected.failure === 'refused' ? 'refused' : 'away';
  const subject = resultSubject(login.channel, sent.round, sent.table);
  try {
    const message = seal(sent.result, sent.key, subject, parts.random);
    return (await connected.connection.replace(subject, message)) === 'stored' ? 'sent' : 'away';
  } catch {
    return 'away';
  } finally {
    await connected.connection.close().catch(() => {});
  }
}
