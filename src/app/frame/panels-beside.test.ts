import { expect, test } from 'vitest';
import { panelsBeside } from './panels-beside';

test('a phone has nothing beside the room', () => {
  for (const room of ['fight', 'armies', 'score', 'log'] as const)
    expect(panelsBeside(room, 'one')).toEqual([]);
});

test('a wider screen has both armies, the widest the log too, and nothing stands there twice', () => {
  expect(panelsBeside('fight', 'sides')).toEqual(['a', 'b']);
  expect(panelsBeside('armies', 'sides')).toEqual([]);
  expect(panelsBeside('fight', 'all')).toEqual(['a', 'b', 'log']);
  expect(panelsBeside('armies', 'all')).toEqual(['log']);
  expect(panelsBeside('log', 'all')).toEqual(['a', 'b']);
});
