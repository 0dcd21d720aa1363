import { SaxesParser } from 'saxes';
import { type ListResult, readList, refusedList } from '@/army-list/list/refusal';

/** No roster nests deeper than this; a file that does wants something else. */
export const MAX_DEPTH = 100;

/** Elements that hold a list of others. Any other element inside an item is not needed and skipped. */
const LISTS: ReadonlySet<string> = new Set([
  'costs',
  'forces',
  'selections',
  'profiles',
  'characteristics',
  'categories',
  'rules',
]);

type Item = Record<string, unknown>;
type Open = { readonly name: string; readonly item: Item; text: string };

/**
 * A roster in XML as the same tree that the JSON of a roster has: attributes are fields, lists are lists, an
 * element's text is `$text`. Names are taken without their prefix. Entities of its own, a document type and
 * deep nesting are refused.
 */
export function parseXml(xml: string): ListResult<unknown> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let refused: 'listXmlBroken' | 'listXmlEntities' | 'listNestedTooDeep' | null = null;
  const root: Item = {};
  const open: Open[] = [{ name: '', item: root, text: '' }];
  parser.on('error', () => {
    refused ??= 'listXmlBroken';
  });
  parser.on('doctype', () => {
    refused ??= 'listXmlEntities';
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > MAX_DEPTH) refused ??= 'listNestedTooDeep';
    if (refused !== null) return;
    const item: Item = {};
    for (const [key, value] of Object.entries(attributes)) item[localName(key)] = value;
    open.push({ name: localName(name), item, text: '' });
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last !== undefined) last.text += text;
  });
  parser.on('closetag', () => {
    if (refused !== null) return;
    const closed = open.pop();
    const parent = open.at(-1);
    if (closed === undefined || parent === undefined) return;
    if (closed.text.trim() !== '') closed.item.$text = closed.text;
    if (LISTS.has(parent.name)) {
      const items = parent.item.items;
      parent.item.items = Array.isArray(items) ? [...items, closed.item] : [closed.item];
    } else if (LISTS.has(closed.name)) parent.item[closed.name] = closed.item.items ?? [];
    else if (parent === open[0]) parent.item[closed.name] = closed.item;
  });
  for (let begin = 0; begin < xml.length && refused === null; begin += CHUNK) {
    parser.write(xml.slice(begin, begin + CHUNK));
  }
  if (refused === null) parser.close();
  if (refused === null) return readList(root);
  return refused === 'listNestedTooDeep' ? refusedList(refused, { max: MAX_DEPTH }) : refusedList(refused);
}

/** The text goes in piece by piece, so that what is refused stops early. */
const CHUNK = 16_384;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
