import type { ClubLists } from '@/club/club-lists';
import type { ConnectionFailure } from '@/club/connection';
import { listSubject, listsLogin } from '@/club/lists-login';
import { reachClub } from '@/club/reach-club';
import { messageHash } from '@/club/secrets';
import { type ClubParts, socketOf } from '@/store/club/club-parts';
import type { ListDelivery } from './deliveries';
import type { OwnList } from './tournament-record';

const FAILED = {
  unreachable: 'away',
  refused: 'refused',
  older: 'older',
  newer: 'newer',
} as const satisfies Record<ConnectionFailure, ListDelivery>;

type DeliverParts = Pick<ClubParts, 'random' | 'wsFactory'> & {
  /** Called before it is sent, with the hash of the message; resolves when that is remembered. */
  readonly onTry: (hash: string) => Promise<void>;
};

/** What became of a list: how far it came, and when the club had it. */
export type Delivered = Pick<OwnList, 'delivery' | 'at'>;

/** Looks whether the club has this army list, and sends it where it does not. Never rejects. */
export async function deliverList(own: OwnList, parts: DeliverParts): Promise<Delivered> {
  const login = listsLogin(own.reader, own.stamp);
  const connected = await reachClub(login, socketOf(own.address, parts));
  if (!connected.ok) return { delivery: FAILED[connected.failure], at: own.at };
  try {
    const { lists } = connected.connection;
    return lists ? await delivered(own, login.channel, lists, parts) : { delivery: 'older', at: own.at };
  } catch {
    return { delivery: 'away', at: own.at };
  } finally {
    await connected.connection.close().catch(() => {});
  }
}

async function delivered(
  { text, publicKey, player, from, hash }: OwnList,
  channel: string,
  lists: ClubLists,
  { random, onTry }: DeliverParts,
): Promise<Delivered> {
  const place = { player, from };
  const there = await lists.brought(place);
  if (there !== null && there.hash === hash) return { delivery: 'sent', at: there.at };
  // Only who sends or reads a list needs it.
  const { sealList } = await import('@/club/sealed-list');
  const message = sealList(text, publicKey, listSubject(channel, place), random);
  await onTry(messageHash(message));
  const outcome = await lists.bring(place, message);
  if (outcome === 'stored') {
    const now = await lists.brought(place);
    return { delivery: now === null ? 'away' : 'sent', at: now?.at ?? null };
  }
  return { delivery: outcome === 'full' || outcome === 'tooLarge' ? outcome : 'refused', at: null };
}
