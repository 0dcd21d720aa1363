import { opensMoreThanItCloses } from './split-options';

const EXPECTS_MORE = /(?:[,;:&+\-/]|\b(?:and|of|the|with|und|et|y|e|de|von))$/i;
const CONTINUES = /^(?:[\p{Ll}),;.&+]|and\b|with\b)/u;

/**
 * Whether a line goes on where the one before it was broken: that one ends unfinished, or this one begins in
 * its middle.
 */
export function continues(line: string, before: string): boolean {
  return EXPECTS_MORE.test(before) || CONTINUES.test(line) || opensMoreThanItCloses(before);
}
