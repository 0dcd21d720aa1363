import type { Side } from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { Standing } from './standing';

/** The large number of each side: "100+" where more may come, "15?" where it may be another one. */
export function largeFigures(
  { points, name }: Standing['large'],
  open: Standing['open'],
): Readonly<Record<Side, string>> {
  const { perhapsMore, perhapsOther } = battleWords.battleScore;
  const figure = (side: Side) =>
    name === 'victoryPoints'
      ? perhapsMore(points[side], open?.more[side] === true)
      : perhapsOther(words.number(points[side]), open?.result === true);
  return { a: figure('a'), b: figure('b') };
}
