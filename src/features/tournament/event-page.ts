import type { Match } from '@/tournament/matches';
import type { Tournament } from '@/tournament/tournament';
import { eventSheet, type SheetCell } from './event-sheet';

/** The look of the page: it has to stand alone, wherever it is put, by day and by night. */
const STYLE = `
:root{color-scheme:light dark;font:1rem/1.4 system-ui,sans-serif}
body{max-width:48rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:0}
h2{font-size:1.2rem;margin:1.6rem 0 .4rem}
h1,h2,td{overflow-wrap:anywhere}
p{margin:.2rem 0}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th{text-align:left;font-weight:500;font-size:.85rem}
th,td{padding:.3rem .4rem .3rem 0;border-bottom:1px solid #8886;vertical-align:top}
.figure,.words{text-align:right}
.figure,.key{white-space:nowrap;overflow-wrap:normal}
small{display:block;opacity:.75}
pre{font:inherit;font-size:.85rem;white-space:pre-wrap;margin:.2rem 0}
`;

/**
 * The page of an event for everybody, as a file: without scripts, and it asks for nothing from anywhere. What the
 * club serves looks the same (`club/event-page.mjs`), made there of the same texts.
 */
export function eventPage(
  tournament: Tournament,
  matches: readonly Match[],
  said: { readonly lang: string; readonly at: string },
): string {
  const { lang, name, madeAt, sections } = eventSheet(tournament, matches, { ...said, withLists: true });
  return [
    `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(name)}</title><style>${STYLE}</style></head><body><header>`,
    `<h1>${escaped(name)}</h1><p>${escaped(madeAt)}</p></header><main>`,
    ...sections.map(({ title, texts, head, rows }) =>
      [
        `<section><h2>${escaped(title)}</h2>`,
        rows.length === 0 ? '' : '<table>',
        head.length === 0 ? '' : `<thead><tr>${head.map(headOf).join('')}</tr></thead>`,
        rows.length === 0 ? '' : `<tbody>${rows.map(rowOf).join('')}</tbody></table>`,
        ...texts.map((text) => `<p>${escaped(text)}</p>`),
        '</section>',
      ].join(''),
    ),
    '</main></body></html>\n',
  ].join('');
}

function headOf({ text, kind }: SheetCell): string {
  return `<th scope="col" class="${kind}">${escaped(text)}</th>`;
}

function rowOf(cells: readonly SheetCell[]): string {
  return `<tr>${cells.map(cellOf).join('')}</tr>`;
}

function cellOf({ text, kind, notes = [], list }: SheetCell): string {
  return [
    `<td class="${kind}">`,
    kind === 'name' ? `<b>${escaped(text)}</b>` : escaped(text),
    ...notes.map((note) => `<small>${escaped(note)}</small>`),
    list
      ? `<details><summary>${escaped(list.label)}</summary><pre>${escaped(list.text)}</pre></details>`
      : '',
    '</td>',
  ].join('');
}

/** A text as it stands in a page: nothing of it is taken for markup. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
