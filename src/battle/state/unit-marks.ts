import type { Edition } from '@/rules/index';
import { MARKS, type Mark } from './unit';

/** The marks of a unit that count in the rulebook, in the order of the form. */
export function marksOf({ marks = MARKS }: Edition): readonly Mark[] {
  return marks;
}
