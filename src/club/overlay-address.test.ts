import { describe, expect, it } from 'vitest';
import { linkHash, readLink } from './link';
import { type FollowLink, overlayHash, readOverlay } from './overlay-address';

const SECRET = 'abcdefghijklmnopqrstuv';
const link = readLink(`/club/f/club.example/${SECRET}/${SECRET}/abcdefghijkl`) as FollowLink;
/** The two parts that the address has for its page. */
const parts = (hash: string) => /^\/overlay\/([^/]+)(.*)$/.exec(hash)?.slice(1) as [string, string];

describe('the address of an overlay', () => {
  it('is read back as it was made', () => {
    expect(readOverlay(...parts(overlayHash(link, 150)))).toEqual({ link, size: 150 });
  });

  it.each([
    ['30', 50],
    ['0', 50],
    ['9999', 500],
    ['big', 100],
    ['-100', 100],
    ['1e3', 100],
    ['99999', 100],
    ['', 100],
  ])('shows the size %j as %i percent', (typed, size) => {
    expect(readOverlay(typed, linkHash(link))?.size).toBe(size);
  });

  it.each([
    ['nothing', ''],
    ['a part of it', linkHash(link).slice(0, -20)],
    ['a link to write', `/club/w/club.example/${SECRET}/abcdefghijkl/${SECRET}`],
    ['a link of an event', `/club/e/club.example/${SECRET}/${SECRET}`],
  ])('is none with %s', (_name, hash) => {
    expect(readOverlay('100', hash)).toBeNull();
  });
});
