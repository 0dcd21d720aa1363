import { describe, expect, test } from 'vitest';
import { EMPTY_FIGHTER } from '@/battle/state/fighters';
import { unitId } from '@/battle/state/ids';
import { EMPTY_UNIT } from '@/battle/state/unit';
import { EDITIONS, type Edition, type UnitFact } from '@/rules/index';
import { NOTHING_TYPED, parseTypedUnit, type TypedUnit, typedOf, withUntyped } from './typed-unit';

const source = { at: 'a rulebook', standing: 'text' } as const;
const asked: readonly UnitFact[] = [
  { id: 'ranks', label: 'Full Ranks', source, input: 'number', min: 0, max: 99 },
  { id: 'causesFear', label: 'Fear', source, input: 'switch' },
];
const parse = (entry: Partial<TypedUnit>) =>
  parseTypedUnit({ ...NOTHING_TYPED, name: 'Miners', ...entry }, asked);
const problem = (entry: Partial<TypedUnit>) => {
  const parsed = parse(entry);
  return parsed.ok ? null : [parsed.problem.field, parsed.problem.refusal.code];
};

describe('a unit typed in', () => {
  test('needs only a name; empty fields mean one model of 0 points', () => {
    expect(parse({})).toEqual({ ok: true, unit: { ...EMPTY_UNIT, name: 'Miners' } });
    expect(problem({ name: '  ' })).toEqual(['name', 'unitNameMissing']);
  });

  test('accepts thousands with separators, and no other text that is not a number', () => {
    const cost = (pointCost: string) => {
      const parsed = parse({ pointCost });
      return parsed.ok ? parsed.unit.pointCost : parsed.problem.refusal.code;
    };
    for (const text of ['1250', '1,250', '1.250', '1 250', '1’250', ' 1250 ']) expect(cost(text)).toBe(1250);
    for (const text of ['lots', '-3', '1.5', '12 5', '12€', '100000']) {
      expect(cost(text)).toBe('pointCostOutOfRange');
    }
  });

  test('is refused at the field that is wrong', () => {
    expect(problem({ models: '0' })).toEqual(['models', 'modelsOutOfRange']);
    expect(problem({ healthPerModel: 'x' })).toEqual(['healthPerModel', 'healthPerModelOutOfRange']);
    expect(problem({ characteristic: '11' })).toEqual(['characteristic', 'characteristicOutOfRange']);
    expect(problem({ facts: { ranks: '1.5' } })).toEqual(['ranks', 'notAWholeNumber']);
    expect(problem({ facts: { ranks: '100' } })).toEqual(['ranks', 'aboveMaximum']);
  });

  test('keeps the facts that were entered, and no others', () => {
    const parsed = parse({ facts: { ranks: '4', causesFear: true, height: '2' } });
    expect(parsed.ok && parsed.unit.facts).toEqual({ ranks: 4, causesFear: true });
    const none = parse({ facts: { ranks: '' } });
    expect(none.ok && none.unit.facts).toEqual({});
  });

  test('causes no Fear where its form was told something and Fear was left off, else that is not known', () => {
    const off = parse({ facts: { ranks: '', causesFear: false } });
    expect(off.ok && off.unit.facts).toEqual({ causesFear: false });
    const told = parse({ facts: { ranks: '2' } });
    expect(told.ok && told.unit.facts).toEqual({ ranks: 2, causesFear: false });
  });

  test('comes back from the form unchanged', () => {
    const parsed = parse({
      pointCost: '210',
      models: '10',
      characteristic: '8',
      marks: ['scoring', 'standard'],
      facts: { ranks: '0', causesFear: true },
    });
    if (!parsed.ok) throw new Error(parsed.problem.refusal.code);
    const unit = { ...parsed.unit, id: unitId('u1'), side: 'a' } as const;
    expect(parseTypedUnit(typedOf(unit), asked)).toEqual({ ok: true, unit: parsed.unit });
    expect(parsed.unit.marks).toEqual(['standard', 'scoring']);
  });
});

test('keeps what the form does not ask for: the base, and how the models fight', () => {
  const fighters = [{ ...EMPTY_FIGHTER, name: 'Miner', models: 10 }];
  const before = {
    ...EMPTY_UNIT,
    id: unitId('u1'),
    side: 'a' as const,
    facts: { base: '20x20', ranks: 2 },
    fighters,
  };
  const edition = EDITIONS.find((one: Edition) => one.unitFacts?.some(({ id }) => id === 'ranks'));
  if (!edition) throw new Error('no edition asks for ranks');
  expect(withUntyped({ ...EMPTY_UNIT, name: 'Miners' }, before, edition)).toMatchObject({
    name: 'Miners',
    facts: { base: '20x20' },
    fighters,
  });
});
