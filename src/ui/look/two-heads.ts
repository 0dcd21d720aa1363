import type { IconNode } from 'lucide';

/** Two heads that face each other over a table, the far one upside down. */
export const TWO_HEADS: IconNode = [
  ['circle', { cx: '12', cy: '17', r: '2.5' }],
  ['path', { d: 'M5.5 23a6.5 5 0 0 1 13 0' }],
  ['path', { d: 'M3 12h18' }],
  ['circle', { cx: '12', cy: '7', r: '2.5' }],
  ['path', { d: 'M5.5 1a6.5 5 0 0 0 13 0' }],
];
