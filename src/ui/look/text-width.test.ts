import { expect, it } from 'vitest';
import { textWidth } from './text-width';

it.each([
  ['', 0],
  ['Niebieski', 9],
  ['蓝方', 5],
  ['Red company 2 加入', 19],
  ['损失，剩 12', 13],
])('"%s" is as wide as %d Latin letters', (text, width) => {
  expect(textWidth(text)).toBe(width);
});
