import { expect, it } from 'vitest';
import { shownText } from './shown-text';

it.each([
  ['Anna', 'Anna'],
  ['  Anna \n', 'Anna'],
  ['\u0000', ''],
  ['An\u0000na', 'An na'],
  ['\u0007Anna\u0000\u0000of Blue\u009f', 'Anna of Blue'],
  ['Ⅶ Ænn\u0301a 🐉', 'Ⅶ Ænn\u0301a 🐉'],
])('a name as it came, %j, is shown as %j', (came, shown) => {
  expect(shownText(came)).toBe(shown);
});
