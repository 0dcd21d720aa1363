import { expect, it } from 'vitest';
import { LINE_STATES, type LineState, NOT_YET_LIVE } from '@/club/live-log';
import { freshSentence } from './fresh-sentence';

it.each<[LineState, boolean]>([
  ['connecting', false],
  ['live', false],
  ['offline', false],
  ['refused', true],
  ['older', true],
  ['newer', true],
])('a line that is %s is trouble that waiting does not mend: %s', (line, isTrouble) => {
  const said = freshSentence({ live: { ...NOT_YET_LIVE, line, isBehind: false }, withheld: 0 });
  expect(said?.isTrouble).toBe(isTrouble);
  expect(said?.text).toMatch(/\w/);
  expect(LINE_STATES).toHaveLength(6);
});
