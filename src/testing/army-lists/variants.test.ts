import { describe, expect, test } from 'vitest';
import { reportOn } from '@/army-list/report-on';
import { readVariants, toldAs } from './variants';

describe('a list of a kind that was read wrong', () => {
  test.each(readVariants())('is read right: $file, $what', ({ source, truth }) => {
    const report = reportOn(source);
    expect('refused' in report ? [report.refused] : toldAs(truth, report)).toEqual(truth);
  });
});
