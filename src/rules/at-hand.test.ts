import { describe, expect, it } from 'vitest';
import { EDITIONS, type Edition } from './index';

/**
 * What players see of an edition's rows and tests: what is at hand, what is folded away, and what the dice
 * say.
 */
function told({ combat, breakTest, tests }: Edition): string {
  const marked = (label: string, ...marks: readonly (string | false | undefined)[]) =>
    `  ${[label, ...marks.filter((mark) => typeof mark === 'string')].join(' · ')}`;
  const rows = (combat?.rows ?? []).map((row) =>
    marked(row.label, row.rare && 'folded away', row.fromTheDice && 'from the dice'),
  );
  const taken = [...(breakTest ? [{ label: 'Break test', ...breakTest }] : []), ...(tests ?? [])];
  return [
    'Combat score',
    ...rows,
    ...taken.flatMap(({ label, inputs }) => [
      label,
      ...inputs.map((input) => marked(input.label, input.prominent && 'at hand')),
    ]),
    '',
  ].join('\n');
}

describe.each((EDITIONS as readonly Edition[]).filter(({ combat }) => combat !== undefined))(
  'the rows and tests of $id',
  (edition) => {
    it('are at hand or folded away as its own file says', async () => {
      await expect(told(edition)).toMatchFileSnapshot(`at-hand/${edition.id}.txt`);
    });
  },
);
