import { describe, expect, it } from 'vitest';
import { draft } from '@/testing/battles/battles';
import { duplicateName, parseUnit, type UnitDraft } from './unit';
import { MAX_UNIT_NAME_LENGTH } from './unit-name';

const code = (unit: Partial<UnitDraft>) => {
  const parsed = parseUnit(draft(unit));
  return parsed.ok ? 'accepted' : parsed.refusal.code;
};

describe('a unit', () => {
  it('has a name of letters, as long as may be and no longer', () => {
    expect(code({ name: 'x'.repeat(MAX_UNIT_NAME_LENGTH) })).toBe('accepted');
    expect(code({ name: 'x'.repeat(MAX_UNIT_NAME_LENGTH + 1) })).toBe('unitNameTooLong');
    expect(code({ name: '  ' })).toBe('unitNameMissing');
  });

  it.each([
    ['pointCost', 0, 99_999, 'pointCostOutOfRange'],
    ['models', 1, 300, 'modelsOutOfRange'],
    ['healthPerModel', 1, 50, 'healthPerModelOutOfRange'],
    ['characteristic', 0, 10, 'characteristicOutOfRange'],
  ] as const)('has a %s from %i to %i', (field, min, max, refused) => {
    const of = [min - 1, min, max, max + 1, min + 0.5].map((value) => code({ [field]: value }));
    expect(of).toEqual([refused, 'accepted', 'accepted', refused, refused]);
  });

  it('that is copied has the next free number, within the length that a name may have', () => {
    expect(duplicateName('Greybeards', ['Greybeards'])).toBe('Greybeards #2');
    expect(duplicateName('Greybeards #2', ['Greybeards', 'Greybeards #2'])).toBe('Greybeards #3');
    const long = 'x'.repeat(MAX_UNIT_NAME_LENGTH);
    expect(duplicateName(long, [long])).toBe(`${'x'.repeat(MAX_UNIT_NAME_LENGTH - 3)} #2`);
  });
});
