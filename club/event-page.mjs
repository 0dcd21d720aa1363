import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';

/*
 * The page of an event for everybody, as its organiser's phone gives it: texts alone. The club makes the markup,
 * so that nobody can put anything else at its address.
 */

/** What such a page may be at most before it is packed, in bytes. */
const MAX_TEXT_BYTES = 1_000_000;
const KINDS = ['plain', 'name', 'key', 'figure', 'words'];

/**
 * @typedef {{ text: string, kind: string, notes?: readonly string[], list?: { label: string, text: string } }} Cell
 * @typedef {{ title: string, texts: readonly string[], head: readonly Cell[], rows: readonly (readonly Cell[])[] }} Section
 * @typedef {{ lang: string, name: string, madeAt: string, sections: readonly Section[] }} EventSheet
 */

/** The look of the page: by day and by night, on any phone. The saved page has the same. */
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

/** What goes with the page: it can neither run nor fetch anything, nor be shown in another one. */
export const PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
  'X-Robots-Tag': 'noindex',
};

/**
 * What a phone gave, unpacked; null where it is none, or too large.
 * @param {Uint8Array} body
 * @returns {EventSheet | null}
 */
export function readSheet(body) {
  try {
    const text = inflateRawSync(body, { maxOutputLength: MAX_TEXT_BYTES }).toString();
    const sheet = JSON.parse(text);
    return isSheet(sheet) ? sheet : null;
  } catch {
    return null;
  }
}

/** @param {EventSheet} sheet */
export function pageOf({ lang, name, madeAt, sections }) {
  return [
    `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escaped(name)}</title><style>${STYLE}</style></head><body><header>`,
    `<h1>${escaped(name)}</h1><p>${escaped(madeAt)}</p></header><main>`,
    ...sections.map(sectionOf),
    '</main></body></html>\n',
  ].join('');
}

/** @param {Section} section */
function sectionOf({ title, texts, head, rows }) {
  const heads = head.map(({ text, kind }) => `<th scope="col" class="${kind}">${escaped(text)}</th>`);
  return [
    `<section><h2>${escaped(title)}</h2>`,
    rows.length === 0 ? '' : '<table>',
    head.length === 0 ? '' : `<thead><tr>${heads.join('')}</tr></thead>`,
    rows.length === 0 ? '' : `<tbody>${rows.map(rowOf).join('')}</tbody></table>`,
    ...texts.map((text) => `<p>${escaped(text)}</p>`),
    '</section>',
  ].join('');
}

/** @param {readonly Cell[]} cells */
function rowOf(cells) {
  return `<tr>${cells.map(cellOf).join('')}</tr>`;
}

/** @param {Cell} cell */
function cellOf({ text, kind, notes = [], list }) {
  return [
    `<td class="${kind}">`,
    kind === 'name' ? `<b>${escaped(text)}</b>` : escaped(text),
    ...notes.map((note) => `<small>${escaped(note)}</small>`),
    list === undefined
      ? ''
      : `<details><summary>${escaped(list.label)}</summary><pre>${escaped(list.text)}</pre></details>`,
    '</td>',
  ].join('');
}

/** A text as it stands in a page: nothing of it is taken for markup. @param {string} text */
function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @param {unknown} value @returns {value is EventSheet} */
function isSheet(value) {
  return (
    isRecord(value) &&
    typeof value.lang === 'string' &&
    /^[A-Za-z0-9-]{2,20}$/.test(value.lang) &&
    typeof value.name === 'string' &&
    typeof value.madeAt === 'string' &&
    isListOf(value.sections, isSection)
  );
}

/** @param {unknown} value */
function isSection(value) {
  return (
    isRecord(value) &&
    typeof value.title === 'string' &&
    isListOf(value.texts, isText) &&
    isListOf(value.head, isCell) &&
    isListOf(value.rows, (row) => isListOf(row, isCell))
  );
}

/** @param {unknown} value */
function isCell(value) {
  if (!isRecord(value) || typeof value.text !== 'string') return false;
  const { list } = value;
  return (
    KINDS.includes(/** @type {string} */ (value.kind)) &&
    (value.notes === undefined || isListOf(value.notes, isText)) &&
    (list === undefined || (isRecord(list) && isText(list.label) && isText(list.text)))
  );
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === 'string';
}

/** @param {unknown} value @param {(part: unknown) => boolean} isPart */
function isListOf(value, isPart) {
  return Array.isArray(value) && value.every(isPart);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
