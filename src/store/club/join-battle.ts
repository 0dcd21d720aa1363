import type { Connected, ConnectionFailure } from '@/club/connection';
import type { ClubLink } from '@/club/link';
import { AT_THE_BEGINNING, type Position } from '@/club/log-book';
import { guestLogin, type Login, readerLogin, writerLogin } from '@/club/login';
import { reachClub } from '@/club/reach-club';
import type { SharedEntry } from '@/club/run';
import { newSecret } from '@/club/secrets';
import { createSharedLog } from '@/club/shared-log';
import { accepted, type Result, refused } from '@/rules/index';
import type { StoredEntry } from '@/storage/entry-log';
import type { ShareRecord } from '@/store/battle/share-record';
import { keepWhole } from './battle-book';
import { type ClubParts, socketOf } from './club-parts';
import type { ClubRefusal } from './club-refusal';

export type JoinedBattle = {
  /** The id under which it is on this phone. */
  readonly battleId: string;
  readonly share: ShareRecord;
  /** Whether it was begun on this very phone. */
  readonly isOwn: boolean;
};

/**
 * Reads what is shared behind a link as a whole, once, and puts it where it belongs on this phone. Refused,
 * with nothing changed, where the club is away, does not let the link in, or has nothing that the link opens.
 * `connect` connects to it, where that is no club but another phone.
 */
export async function joinBattle(
  link: BattleLink,
  parts: ClubParts,
  connect?: () => Promise<Connected>,
): Promise<Result<JoinedBattle, ClubRefusal>> {
  const login = loginFor(link);
  const connected = await (connect?.() ?? reachClub(login, socketOf(link.address, parts)));
  if (!connected.ok) return refused(refusalOf(connected.failure, link));
  let logId = '';
  let entries: readonly SharedEntry[] = [];
  let position: Position = AT_THE_BEGINNING;
  const log = createSharedLog(
    {
      channel: login.channel,
      key: link.key,
      writes: false,
      random: parts.random,
      wait: parts.wait,
      book: {
        logId: () => (logId === '' ? null : logId),
        entries: async () => entries,
        receive: async (id, received) => {
          logId = id;
          entries = [...entries, ...received];
        },
        keepBeside: async () => {},
        reached: async (reached) => {
          position = reached;
        },
      },
    },
    AT_THE_BEGINNING,
  );
  try {
    const { trouble, isBehind } = await log.sync(connected.connection);
    if (trouble !== null) return refused('linkForeign');
    if (isBehind) return refused('linkHoley');
  } catch {
    return refused('linkAway');
  } finally {
    await connected.connection.close().catch(() => {});
  }
  if (entries.length === 0) return refused('linkEmpty');
  const placement = await keepWhole(logId, entries, parts);
  if (placement === null) return refused('linkUnreadable');
  const first = entries[0] as SharedEntry & Partial<StoredEntry & { writer: string }>;
  const kept = {
    address: link.address,
    key: link.key,
    position,
    seen: position.upto,
    receivedAt: parts.now(),
    ended: null,
    parted: null,
  };
  return accepted({
    battleId: placement.battleId,
    isOwn: first.writer === parts.writer,
    share: shareBy(link, kept, parts),
  });
}

type BattleLink = Extract<ClubLink, { kind: 'follow' | 'write' | 'guest' }>;

function loginFor(link: BattleLink): Login {
  switch (link.kind) {
    case 'follow':
      return readerLogin(link.reader, link.stamp);
    case 'write':
      return writerLogin(link.writer, link.stamp);
    case 'guest':
      return guestLogin(link.reader, link.stamp);
  }
}

function shareBy(
  link: BattleLink,
  kept: Omit<Extract<ShareRecord, { role: 'follow' }>, 'role' | 'reader' | 'stamp'>,
  { random }: ClubParts,
): ShareRecord {
  switch (link.kind) {
    case 'follow':
      return { ...kept, role: 'follow', reader: link.reader, stamp: link.stamp };
    case 'write':
      return { ...kept, role: 'write', writer: link.writer, stamp: link.stamp };
    case 'guest': {
      const guest = { ...link.guest, sides: [...link.guest.sides] };
      const joined = { from: newSecret(random), standing: 'in' } as const;
      return { ...kept, role: 'guest', reader: link.reader, stamp: link.stamp, guest, ...joined };
    }
  }
}

const REFUSALS = {
  unreachable: 'linkAway',
  refused: 'linkRefused',
  older: 'clubOlder',
  newer: 'clubNewer',
} as const satisfies Record<ConnectionFailure, ClubRefusal['code']>;

/**
 * A link of before carries no stamp: it is let in where something is shared, and looks as good as any other
 * where nothing is.
 */
function refusalOf(
  failure: ConnectionFailure,
  link: Pick<ClubLink, 'kind'> & { readonly stamp?: string | null },
) {
  return failure === 'refused' && link.stamp === null ? 'linkEmpty' : REFUSALS[failure];
}
