import { tidy } from './cells';
import { fieldOf, type PlayerField, type PlayerParts } from './columns';

/** Where the JSON of a tool keeps its players, whatever else stands beside them. */
const HOLDERS = /^(?:players?\d*|participants|attendees|roster|entries|data|active)$/i;
const MAX_DEPTH = 8;

/**
 * The players of a JSON text, wherever they stand in it, each once; null where the text is no JSON or names
 * nobody.
 */
export function playersOfJson(text: string): readonly PlayerParts[] | null {
  if (!/^\s*[[{]/.test(text)) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const found = new Map(playersIn(value, 0).map((parts) => [JSON.stringify([...parts]), parts]));
  if (found.size === 0) return null;
  return [...found.values()].map((parts) => ({ parts, unread: [] }));
}

function playersIn(value: unknown, depth: number): readonly ReadonlyMap<PlayerField, string>[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => playersIn(one, depth + 1));
  const held = Object.entries(value).filter(
    ([key, one]) => HOLDERS.test(key) && typeof one === 'object' && one !== null,
  );
  if (held.length > 0) return held.flatMap(([, one]) => playersIn(one, depth + 1));
  const parts = partsOf(value);
  if (parts.has('name') || parts.has('first') || parts.has('last')) return [parts];
  return Object.values(value).flatMap((one) => playersIn(one, depth + 1));
}

function partsOf(value: object): ReadonlyMap<PlayerField, string> {
  const parts = new Map<PlayerField, string>();
  for (const [key, one] of Object.entries(value)) {
    const field = fieldOf(key);
    const text = textOf(one);
    if (field !== null && text !== '' && !parts.has(field)) parts.set(field, text);
  }
  return parts;
}

/** A text or a number; of an object what it is called. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return tidy(value);
  if (typeof value === 'number') return `${value}`;
  if (typeof value !== 'object' || value === null || !('name' in value)) return '';
  return typeof value.name === 'string' ? tidy(value.name) : '';
}
