import type { LiveState } from '@/club/live-log';
import type { ShareRecord } from '@/store/battle/share-record';
import { clubWords } from '@/words/club-words';

/** What a shared battle's screens say: the sentence, and whether it wants the player's attention. */
export type ClubSentence = { readonly text: string; readonly isTrouble: boolean };

const plain = (text: string): ClubSentence => ({ text, isTrouble: false });

/**
 * Of a battle that is shared: whether all of its entries, so many here, are with the club, or what stands in
 * the way.
 */
export function sharingSentence({ line, trouble, upto, gaveBack }: LiveState, here: number): ClubSentence {
  const behind = Math.max(0, here - upto);
  if (trouble !== null) return { text: clubWords.troubles[trouble], isTrouble: true };
  if (line === 'refused' || line === 'older' || line === 'newer')
    return { text: clubWords.line[line], isTrouble: line !== 'refused' };
  if (line !== 'live') return plain(clubWords.sharing.away(behind));
  if (behind > 0) return plain(clubWords.sharing.behind(behind));
  return plain(gaveBack ? clubWords.sharing.gaveBack : clubWords.sharing.live);
}

/** How a battle that is shared from here stands, in a word, and how many entries are not with the club yet. */
export type SharingMark = { readonly kind: 'shared' | 'waiting' | 'cut'; readonly count: number };

/** The same in one word, for a mark in every room. */
export function sharingMark({ line, upto }: Pick<LiveState, 'line' | 'upto'>, here: number): SharingMark {
  const count = Math.max(0, here - upto);
  if (line === 'live') return { kind: count > 0 ? 'waiting' : 'shared', count };
  return { kind: line === 'connecting' ? 'waiting' : 'cut', count };
}

/**
 * Of a battle that is followed: how fresh it is at that time of this phone's clock, or what stands in the
 * way.
 */
export function followingSentence(
  { ended, receivedAt }: Pick<ShareRecord, 'ended' | 'receivedAt'>,
  live: LiveState | null,
  at: number,
): ClubSentence {
  const trouble = ended === 'split' ? 'split' : (live?.trouble ?? null);
  if (trouble !== null) return { text: clubWords.troubles[trouble], isTrouble: true };
  if (ended === 'stopped') return plain(clubWords.fresh.ended);
  if (live?.line === 'refused') return plain(clubWords.line.refused);
  if (live?.line === 'older' || live?.line === 'newer')
    return { text: clubWords.line[live.line], isTrouble: true };
  // A clock that was set back makes nothing older than now.
  const ms = receivedAt === null ? null : Math.max(0, at - receivedAt);
  if (live?.line !== 'live') return plain(clubWords.fresh.away(ms));
  return plain(live.isBehind ? clubWords.fresh.behind(ms) : clubWords.fresh.live(ms));
}
