import { expect, it } from 'vitest';
import { countedFaces } from './dice-faces';

it('many dice are counted by face, the highest first, and failures separately', () => {
  const dice = [4, 6, 1, 6, 4].map((face) => ({ face, counts: face >= 4 }));
  const again = { face: 4, counts: false };
  expect(countedFaces([...dice, again]).map(({ die, count }) => [die.face, die.counts, count])).toEqual([
    [6, true, 2],
    [4, true, 2],
    [4, false, 1],
    [1, false, 1],
  ]);
});
