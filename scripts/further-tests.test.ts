import { expect, it } from 'vitest';
import { withChange } from './further-tests.mjs';

const TEXT = 'if (a < b)\n  return a && b;\nreturn c;\n';
const at = (line: number, column: number) => ({ line, column });

it('makes the change at its place, and nowhere else', () => {
  expect(withChange(TEXT, { start: at(1, 4), end: at(1, 9), replacement: 'a <= b' })).toBe(
    'if (a <= b)\n  return a && b;\nreturn c;\n',
  );
  expect(withChange(TEXT, { start: at(2, 9), end: at(2, 15), replacement: 'a || b' })).toBe(
    'if (a < b)\n  return a || b;\nreturn c;\n',
  );
  expect(withChange(TEXT, { start: at(1, 3), end: at(3, 6), replacement: 'x' })).toBe('if x c;\n');
});
