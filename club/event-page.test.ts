import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { eventPage } from '@/features/tournament/event-page';
import { eventSheet } from '@/features/tournament/event-sheet';
import { matchesOf } from '@/tournament/matches';
import { tournamentOf } from '@/tournament/tournament';
import { PAGE_HEADERS, pageOf, readSheet } from './event-page.mjs';

const CELL = { text: 'Anna', kind: 'name' };
const SHEET = {
  lang: 'en',
  name: 'Autumn Cup',
  madeAt: 'As of today',
  sections: [
    {
      title: 'Standings',
      texts: ['tied'],
      head: [{ text: '#', kind: 'plain' }],
      rows: [[{ ...CELL, notes: ['Orcs'], list: { label: 'Army list', text: 'General' } }]],
    },
  ],
};
const packed = (sheet: unknown) => deflateRawSync(JSON.stringify(sheet));
const inside = (cell: unknown) => ({ ...SHEET, sections: [{ ...SHEET.sections[0], rows: [[cell]] }] });

it('is made of the texts that an organiser’s phone gave', () => {
  const sheet = readSheet(packed(SHEET)) ?? expect.fail('Refused');
  expect(sheet).toEqual(SHEET);
  expect(pageOf(sheet)).toContain(
    '<td class="name"><b>Anna</b><small>Orcs</small><details><summary>Army list</summary><pre>General</pre></details></td>',
  );
});

it('is the page that the organiser saves as a file, byte for byte', () => {
  const event =
    tournamentOf([
      {
        seq: 1,
        at: 0,
        act: {
          ...{
            type: 'eventMade',
            name: 'Cup <b> & "more"',
            editionId: 't9a-3',
            rounds: 3,
            tables: 2,
            minutes: 180,
          },
          ...{ pairs: 'players', points: 'edition', perMatch: { win: 15, draw: 10, loss: 5 }, bye: 10 },
        },
      },
      {
        seq: 2,
        at: 1,
        act: {
          type: 'playersEntered',
          players: [
            { name: 'Anna', army: '"Orcs"', team: 'Wolves' },
            { name: '<i>Ben', army: '', team: '' },
            { name: 'Cleo', army: '', team: '' },
          ],
        },
      },
      { seq: 3, at: 2, act: { type: 'armyListAttached', id: 1, text: 'General <b>' } },
      { seq: 4, at: 3, act: { type: 'armyListsShown', shown: true } },
      {
        seq: 5,
        at: 4,
        act: {
          type: 'roundPaired',
          round: 1,
          pairs: [
            { table: 1, a: 1, b: 2 },
            { table: 0, a: 3, b: null },
          ],
        },
      },
    ]) ?? expect.fail('No event');
  const [matches, said] = [matchesOf(event, new Map()), { lang: 'en', at: 'today' }];
  const sheet =
    readSheet(packed(eventSheet(event, matches, { ...said, withLists: true }))) ?? expect.fail('Refused');
  expect(pageOf(sheet)).toBe(eventPage(event, matches, said));
  expect(pageOf(sheet)).toContain('General &lt;b&gt;');
});

it.each<[string, object]>([
  ['a name', { ...SHEET, name: '<script>alert(1)</script>' }],
  ['a cell', inside({ text: '"><img src=x onerror=alert(1)>', kind: 'plain' })],
  ['a list', inside({ ...CELL, list: { label: '<a href=//x>', text: '</pre><iframe src=//x>' } })],
  ['a note', inside({ ...CELL, notes: ['<form action=//x>'] })],
])('takes nothing for markup: %s', (_, sheet) => {
  const text = pageOf(readSheet(packed(sheet)) ?? expect.fail('Refused'));
  expect(text).not.toMatch(/<(?:script|img|a|iframe|form)\b/);
  expect(text).toContain('&lt;');
});

it.each<[string, Uint8Array]>([
  ['what is not packed', Buffer.from(JSON.stringify(SHEET))],
  ['a bomb', deflateRawSync(Buffer.alloc(20_000_000))],
  ['no object', packed([])],
  ['a language that is none', packed({ ...SHEET, lang: 'en" onload="x' })],
  ['a kind that is none', packed(inside({ text: 'x', kind: '" onclick="x' }))],
  ['a number for a text', packed(inside({ text: 7, kind: 'plain' }))],
  ['sections that are none', packed({ ...SHEET, sections: { length: 1 } })],
])('refuses %s', (_, body) => {
  expect(readSheet(body)).toBeNull();
});

it('may run nothing, fetch nothing, send nothing, and stand in no other page', () => {
  const policy = PAGE_HEADERS['Content-Security-Policy'];
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
  for (const part of ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
});
