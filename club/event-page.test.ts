import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
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
