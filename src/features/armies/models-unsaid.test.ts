import { describe, expect, it } from 'vitest';
import { type UnitId, unitId } from '@/battle/state/ids';
import type { Unit, UnitDraft } from '@/battle/state/unit';
import { EDITIONS, type Edition } from '@/rules/index';
import { NOTHING_TYPED, parseTypedUnit, type TypedUnit, typedOf, withUntyped } from './typed-unit';
import { askedFacts } from './unit-standing';

const ranked: readonly Edition[] = Object.values(EDITIONS).filter((edition: Edition) =>
  askedFacts(edition).some(({ id }) => id === 'frontWidth'),
);
const others: readonly Edition[] = Object.values(EDITIONS).filter((edition) => !ranked.includes(edition));
const [some] = ranked as [Edition];

function typed(edition: Edition, entry: Partial<TypedUnit>): UnitDraft {
  const parsed = parseTypedUnit({ ...NOTHING_TYPED, name: 'Wolves', ...entry }, askedFacts(edition));
  if (!parsed.ok) throw new Error(parsed.problem.field);
  return parsed.unit;
}

const unitOf = (draft: UnitDraft): Unit => ({ ...draft, id: unitId('u1.1') as UnitId, side: 'a' });

describe('a unit typed without its models', () => {
  it.each(ranked)('has an unknown number of them where ranks count: $id', (edition) => {
    expect(typed(edition, { pointCost: '200' }).modelsUnsaid).toBe(true);
    expect(typed(edition, { pointCost: '200', characteristic: '8' }).modelsUnsaid).toBe(true);
    expect(typed(edition, { models: '1' }).modelsUnsaid).toBeUndefined();
  });

  it.each(others)('is one model elsewhere: $id', (edition) => {
    expect(typed(edition, { pointCost: '200' }).modelsUnsaid).toBeUndefined();
  });

  it.each([{ marks: ['character'] }, { marks: ['general'] }, { healthPerModel: '6' }] as const)(
    'is one model where it leads, or has Health Points: %o',
    (said) => {
      expect(typed(some, said)).not.toHaveProperty('modelsUnsaid');
    },
  );

  it('comes back from its form as it was, and is known once its models are typed', () => {
    const unit = unitOf(typed(some, { pointCost: '200' }));
    const shown = typedOf(unit);
    expect(shown.models).toBe('');
    expect(withUntyped(typed(some, shown), unit, some).modelsUnsaid).toBe(true);
    const counted = withUntyped(typed(some, { ...shown, models: '20' }), unit, some);
    expect([counted.models, counted.modelsUnsaid]).toEqual([20, undefined]);
  });
});
