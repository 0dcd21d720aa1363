import { expect, test } from 'vitest';
import { compare, editionOf, SIDES, toNumber } from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { firstMinuteWords } from '@/words/first-minute-words';
import { SETTLED_COMBAT } from './settled-combat';

const { answers, totals, lines, test: breakTest } = SETTLED_COMBAT;

test('the picture of the first minute shows the rules’ result for its combat, line by line', () => {
  const sheet = editionOf('t9a-2')?.combat;
  if (!sheet) throw new Error('The rulebook scores no combat');
  const settled = compare(sheet, answers);
  expect(totals).toEqual({ a: settled.a.total, b: settled.b.total });
  const scoring = sheet.rows.flatMap((row) => {
    const [a = 0, b = 0] = SIDES.map(
      (side) => settled[side].lines.find(({ rowId }) => rowId === row.id)?.points,
    );
    const label = battleWords.fight.lineLabel({ rowId: row.id, label: row.label }, sheet.casualties);
    return a === 0 && b === 0 ? [] : [{ label, a, b }];
  });
  expect(lines.map(({ row, a, b }) => ({ label: firstMinuteWords.picture.rows[row], a, b }))).toEqual(
    scoring,
  );
});

test('and the break test of its loser with the odds of two dice', () => {
  const { discipline, target, odds } = breakTest;
  const test = editionOf('t9a-2')?.breakTest;
  const result = test?.resolve(
    {
      ...Object.fromEntries(
        test.inputs.map((input) => [input.id, input.input === 'number' ? input.default : false]),
      ),
      [test.valueInput]: discipline,
    },
    totals.a - totals.b,
  );
  expect(result).toMatchObject({ kind: 'roll', target });
  expect(result?.odds && toNumber(result.odds)).toBeCloseTo(odds);
});
