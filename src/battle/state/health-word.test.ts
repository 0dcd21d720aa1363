import { expect, test } from 'vitest';
import { battleOf } from '@/battle/log/ledger';
import { fighters } from '@/testing/battles/assaults';
import { begun, draft, played } from '@/testing/battles/battles';
import { healthWordsOf } from './health-word';
import type { UnitDraft } from './unit';

const { models: _, ...tank } = fighters({ name: 'Tank', target: 'vehicle', toughness: null });
const vehicle = { name: 'Tank', facts: { vehicle: true } };
const listed = { name: 'Tank', fighters: [{ ...tank, models: 1 }] };
const squad = { name: 'Squad' };

test.each<readonly [string, string, readonly Partial<UnitDraft>[], readonly string[]]>([
  ['squads', 'hh-3', [squad], ['Wounds']],
  ['vehicles', 'hh-3', [vehicle], ['Hull Points']],
  ['a vehicle of a list', 'hh-3', [listed], ['Hull Points']],
  ['both, whichever is first', 'hh-3', [vehicle, squad, listed], ['Wounds', 'Hull Points']],
  [
    'what its list calls a vehicle, and the players do not',
    'hh-3',
    [{ ...listed, facts: { vehicle: false } }],
    ['Wounds'],
  ],
  ['nobody', 'hh-3', [], ['Wounds']],
  ['vehicles in a rulebook of one word', 'hh-1', [vehicle, squad], ['Wounds']],
])('the health of %s in %s is called by what has it', (_kind, editionId, units, words) => {
  const start = begun(editionId);
  const ledger =
    units.length === 0 ? start : played(start, { type: 'addUnits', side: 'a', units: units.map(draft) });
  expect(healthWordsOf(battleOf(ledger)).map(({ other }) => other)).toEqual(words);
});
