import { expect, it } from 'vitest';
import { buildOf } from './build';

it.each([
  ['1a2b3c4d 2026-11-25', { commit: '1a2b3c4d', day: '2026-11-25' }],
  ['1a2b3c4d+ 2026-11-25', { commit: '1a2b3c4d+', day: '2026-11-25' }],
  [undefined, null],
  ['', null],
  ['1a2b3c4d', null],
  ['main 2026-11-25', null],
])('a page that says %j was built from %j', (told, from) => {
  expect(buildOf('1.0.0', told)).toEqual({ version: '1.0.0', from });
});
