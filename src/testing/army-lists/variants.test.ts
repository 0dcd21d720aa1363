import { describe, expect, test } from 'vitest';
import { reportOn } from '@/army-list/report-on';
import { readVariants, toldAs } from './variants';

describe('a list of a kind that was read wrong', () => {
  test.each(readVariants())('is read right: $file, $what', ({ source, truth }) => {
    const report = reportOn(source);
    expect('refused' in report ? [report.refused] : toldAs(truth, report)).toEqual(truth);
  });

  test('comes with twenty others of its kind', () => {
    const kinds = new Map<string, number>();
    for (const { file } of readVariants()) kinds.set(file, (kinds.get(file) ?? 0) + 1);
    expect([...kinds].filter(([, count]) => count < 20)).toEqual([]);
  });
});
