import type { WriterSecrets } from '@/club/link';
import { channelSubject, codeLogin } from '@/club/login';
import { reachClub } from '@/club/reach-club';
import { channelOf, newSecret, plainCode, type RandomBytes, stampKeyOf, stampOf } from '@/club/secrets';
import { accepted, type Result, refused } from '@/rules/index';
import { type ClubParts, socketOf } from './club-parts';
import type { ClubRecord } from './club-record';
import type { ClubRefusal } from './club-refusal';

/** A club as a player names it. */
export type NamedClub = Pick<ClubRecord, 'address' | 'code'>;

/** A club with what its code is good for, not tried yet. A code of nothing but spaces and dashes is none. */
export async function recordOf({ address, code }: NamedClub): Promise<ClubRecord> {
  const isEmpty = plainCode(code) === '';
  const stampKey = isEmpty ? '' : await stampKeyOf(code);
  return { address, code: isEmpty ? '' : code.trim(), stampKey, isTried: false };
}

/**
 * Tries the code at its club: the club, tried, where it is right; as it was where the club cannot be reached
 * now, or no code is there to try. Refused where the club does not take the code, or speaks another protocol.
 */
export async function triedCode(
  club: ClubRecord,
  parts: Pick<ClubParts, 'random' | 'wsFactory'>,
): Promise<Result<ClubRecord, ClubRefusal>> {
  if (club.code === '' || club.isTried) return accepted(club);
  const login = codeLogin(newSecret(parts.random), club.stampKey);
  const connected = await reachClub(login, socketOf(club.address, parts));
  if (connected.ok) {
    await connected.connection.close();
    return accepted({ ...club, isTried: true });
  }
  switch (connected.failure) {
    case 'unreachable':
      return accepted(club);
    case 'refused':
      return refused('codeRefused', { code: club.code });
    case 'older':
      return refused('clubOlder');
    case 'newer':
      return refused('clubNewer');
  }
}

/**
 * What a writer's secret is stamped with under this code: what was made under a wrong one, or the one of
 * before, is mended by it.
 */
export function restamped<Written extends { readonly writer: string; readonly stamp: string }>(
  written: Written,
  { stampKey }: ClubRecord,
): Written {
  return { ...written, stamp: stampOf(stampKey, channelSubject(channelOf(written.writer))) };
}

/** New secrets for something that this phone writes at that club. */
export function newWriter(club: ClubRecord, random: RandomBytes): WriterSecrets {
  const { address } = club;
  return restamped({ address, writer: newSecret(random), stamp: '', key: newSecret(random) }, club);
}
