import { describe, expect, it } from 'vitest';
import { EMPTY_UNIT } from '@/battle/state/unit';
import { EDITIONS, type Edition } from '@/rules/index';
import { askedFact, withFact } from './asked-fact';

const editions: readonly Edition[] = Object.values(EDITIONS);
const UNSAID = { ...EMPTY_UNIT, name: 'Wolves', modelsUnsaid: true } as const;

describe('the number of models', () => {
  it.each(editions)('is asked for by its name, from 1 on: $id', (edition) => {
    expect(askedFact(edition, 'models')).toMatchObject({ label: 'Models', input: 'number', min: 1 });
  });

  it.each([1, 20])('is known once it is said, also of %i', (models) => {
    expect(withFact(UNSAID, { id: 'models' }, models)).toEqual({ ...EMPTY_UNIT, name: 'Wolves', models });
  });

  it('stays unknown while something else is said', () => {
    expect(withFact(UNSAID, { id: 'frontWidth' }, 5)).toMatchObject({ modelsUnsaid: true });
    expect(withFact(UNSAID, { id: 'characteristic' }, 8)).toMatchObject({ modelsUnsaid: true });
  });
});
