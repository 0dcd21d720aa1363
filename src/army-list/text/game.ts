import type { ListFormat } from '@/army-list/list/army-list';
import { isNinthAgeArmy } from './army-names';
import type { TextLine } from './normalise';

const HEAD = /^\+\+ .* \+\+,?$|^### \S/;
const PROGRAM = /old[- ]world[- ]builder/i;

/** The game that the form of a list tells where no line names it, or null where it may be of several. */
export function gameOfForm(
  format: ListFormat,
  army: string | null,
  lines: readonly TextLine[],
): string | null {
  if (format === 'owbText' || format === 'owbSimple') {
    return lines.some(({ text }) => HEAD.test(text) || PROGRAM.test(text))
      ? 'Warhammer: The Old World'
      : null;
  }
  return format.startsWith('t9a') && army !== null && isNinthAgeArmy(army) ? 'The Ninth Age' : null;
}
