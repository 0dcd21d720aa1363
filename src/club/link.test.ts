import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClubAddress } from './address';
import { type ClubLink, linkHash, readLink } from './link';

const ADDRESS = 'club.example' as ClubAddress;
const SECRET = 'AbcdefghijklmnopqrstU_';
const OTHER = 'ABCDEFGHIJKLMNOPQRSTU-';
const STAMP = 'AbCdEf012_-9';

const LINKS: readonly ClubLink[] = [
  { kind: 'club', address: ADDRESS, code: 'dragon & dice / 7?' },
  { kind: 'club', address: '!192.168.1.5:4174' as ClubAddress, code: 'ÜBER-€' },
  { kind: 'follow', address: ADDRESS, reader: SECRET, key: OTHER, stamp: null },
  { kind: 'follow', address: ADDRESS, reader: SECRET, key: OTHER, stamp: STAMP },
  { kind: 'write', address: ADDRESS, writer: SECRET, stamp: STAMP, key: OTHER },
  {
    kind: 'guest',
    address: ADDRESS,
    reader: SECRET,
    key: OTHER,
    stamp: STAMP,
    guest: { id: 'gAbcd-_12', key: SECRET, sides: ['a', 'b'] },
  },
  {
    kind: 'guest',
    address: ADDRESS,
    reader: SECRET,
    key: OTHER,
    stamp: STAMP,
    guest: { id: 'gAbcd-_12', key: SECRET, sides: ['b'] },
  },
  { kind: 'organise', address: ADDRESS, writer: SECRET, stamp: STAMP, key: OTHER, organiser: 'ab_-0129' },
  { kind: 'device', address: ADDRESS, writer: SECRET, stamp: STAMP, key: OTHER },
  { kind: 'event', address: ADDRESS, reader: SECRET, key: OTHER, stamp: null },
  { kind: 'event', address: ADDRESS, reader: SECRET, key: OTHER, stamp: STAMP },
  { kind: 'table', address: ADDRESS, reader: SECRET, round: 3, table: 499, stamp: STAMP, key: OTHER },
  { kind: 'table', address: ADDRESS, reader: SECRET, round: 12, table: null, stamp: STAMP, key: OTHER },
  {
    kind: 'lists',
    address: ADDRESS,
    reader: SECRET,
    stamp: STAMP,
    key: OTHER,
    publicKey: `${SECRET}${OTHER.slice(1)}`,
  },
];

describe('a link', () => {
  it.each(LINKS)('of kind $kind is read as it was written, whatever page stands in front', (link) => {
    const hash = linkHash(link);
    for (const text of [
      hash,
      `#${hash}`,
      `https://app.example/#${hash}`,
      `http://192.168.1.5:4174/folder/#${hash}`,
      `  ${hash}\n`,
    ])
      expect(readLink(text)).toEqual(link);
  });

  it('to follow has some 90 characters behind the "#"', () => {
    for (const link of LINKS.filter(({ kind }) => kind === 'follow'))
      expect(linkHash(link).length).toBeLessThan(90);
  });

  it.each([
    ['nothing', ''],
    ['another page', 'https://app.example/'],
    ['another part of the app', '#/battle/b1/fight'],
    ['no kind', '#/club/'],
    ['an unknown kind', `#/club/x/${ADDRESS}/${SECRET}/${OTHER}`],
    ['a guest of no side', `#/club/g/${ADDRESS}/${SECRET}/${OTHER}/${STAMP}/gAbcd-_12/${SECRET}/`],
    ['a guest of no such side', `#/club/g/${ADDRESS}/${SECRET}/${OTHER}/${STAMP}/gAbcd-_12/${SECRET}/ba`],
    ['a guest without a name', `#/club/g/${ADDRESS}/${SECRET}/${OTHER}/${STAMP}/g/${SECRET}/a`],
    ['an organiser without a name', `#/club/o/${ADDRESS}/${SECRET}/${STAMP}/${OTHER}`],
    ['an organiser of a longer name', `#/club/o/${ADDRESS}/${SECRET}/${STAMP}/${OTHER}/ab_-01290`],
    ['no address', `#/club/f//${SECRET}/${OTHER}`],
    ['an address that is none', `#/club/f/a b/${SECRET}/${OTHER}`],
    ['an address with a login', `#/club/f/me@club.example/${SECRET}/${OTHER}`],
    ['a secret too short', `#/club/f/${ADDRESS}/${SECRET.slice(1)}/${OTHER}`],
    ['a secret too long', `#/club/f/${ADDRESS}/${SECRET}A/${OTHER}`],
    ['letters of no secret', `#/club/f/${ADDRESS}/${SECRET.slice(1)}!/${OTHER}`],
    ['no key', `#/club/f/${ADDRESS}/${SECRET}`],
    ['an empty key', `#/club/f/${ADDRESS}/${SECRET}/`],
    ['a part too many', `#/club/f/${ADDRESS}/${SECRET}/${OTHER}/more`],
    ['a writer without a stamp', `#/club/w/${ADDRESS}/${SECRET}/${OTHER}`],
    ['a stamp too short', `#/club/w/${ADDRESS}/${SECRET}/${STAMP.slice(1)}/${OTHER}`],
    ['round zero', `#/club/t/${ADDRESS}/${SECRET}/0/1/${STAMP}/${OTHER}`],
    ['round 100', `#/club/t/${ADDRESS}/${SECRET}/100/1/${STAMP}/${OTHER}`],
    ['table zero', `#/club/t/${ADDRESS}/${SECRET}/1/0/${STAMP}/${OTHER}`],
    ['table -1', `#/club/t/${ADDRESS}/${SECRET}/1/-1/${STAMP}/${OTHER}`],
    ['a table without a key', `#/club/t/${ADDRESS}/${SECRET}/1/1/${STAMP}`],
    ['a table and a part too many', `#/club/t/${ADDRESS}/${SECRET}/1/1/${STAMP}/${OTHER}/more`],
    ['a table’s secret too short', `#/club/t/${ADDRESS}/${SECRET.slice(1)}/1/1/${STAMP}/${OTHER}`],
    ['a table’s stamp too short', `#/club/t/${ADDRESS}/${SECRET}/1/1/${STAMP.slice(1)}/${OTHER}`],
    ['a table’s key too short', `#/club/t/${ADDRESS}/${SECRET}/1/1/${STAMP}/${OTHER.slice(1)}`],
    ['a writer’s secret too short', `#/club/w/${ADDRESS}/${SECRET.slice(1)}/${STAMP}/${OTHER}`],
    ['a writer’s key too short', `#/club/w/${ADDRESS}/${SECRET}/${STAMP}/${OTHER.slice(1)}`],
    ['a writer and a part too many', `#/club/w/${ADDRESS}/${SECRET}/${STAMP}/${OTHER}/more`],
    ['a follower’s stamp too short', `#/club/f/${ADDRESS}/${SECRET}/${OTHER}/${STAMP.slice(1)}`],
    ['a club’s code and a part too many', `#/club/c/${ADDRESS}/dragon/more`],
    ['a code that is cut in a letter', `#/club/c/${ADDRESS}/%E2%82`],
    ['two lines', `#/club/f/${ADDRESS}/${SECRET}/${OTHER}\n#/battle`],
    ['a text with blanks behind it', `#/club/f/${ADDRESS}/${SECRET}/${OTHER} and more`],
  ])('with %s is none of ours', (_, text) => {
    expect(readLink(text)).toBeNull();
  });

  it('never throws, whatever was scanned', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
        expect(() => readLink(text)).not.toThrow();
        expect(() => readLink(`#/club/${text}`)).not.toThrow();
      }),
    );
  });
});
