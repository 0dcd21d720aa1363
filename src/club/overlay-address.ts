import { type ClubLink, linkHash, readLink } from './link';

/** What opens a battle for reading along. */
export type FollowLink = Extract<ClubLink, { kind: 'follow' }>;

/** The sizes that are offered, in percent of the app's own; an address may name any other between the limits. */
export const OVERLAY_SIZES = [100, 150, 200, 300] as const;
const SMALLEST = 50;
const LARGEST = 500;
const OWN_SIZE = 100;

/**
 * The part behind the "#" of the page that shows a followed battle above a stream's picture, so large: a size
 * in percent, as in `OVERLAY_SIZES`.
 */
export function overlayHash(link: FollowLink, size: number): string {
  return `/overlay/${size}${linkHash(link)}`;
}

/**
 * What such an address asks for, by its two parts: the size in percent (whole numbers are kept between 50 and
 * 500, anything else is 100), and what follows it. Null where the latter is no link to follow a battle.
 */
export function readOverlay(
  size: string,
  hash: string,
): { readonly link: FollowLink; readonly size: number } | null {
  const link = readLink(hash);
  if (link?.kind !== 'follow') return null;
  const asked = /^\d{1,4}$/.test(size) ? Number(size) : OWN_SIZE;
  return { link, size: Math.min(LARGEST, Math.max(SMALLEST, asked)) };
}
