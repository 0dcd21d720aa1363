import { describe, expect, test } from 'vitest';
import {
  type Contact,
  type EngagedUnit,
  type Engagement,
  enemiesInContact,
  flankersOf,
  isLeftWithoutEnemy,
  meetingsBy,
  unitsOf,
  wipedOutUnits,
} from './engagement';

const unit = (id: string, facts: Partial<EngagedUnit> = {}): EngagedUnit => ({
  id,
  side: id.startsWith('blue') ? 'a' : 'b',
  ...facts,
});
const contact = (unitId: string, enemyUnitId: string, facing: Contact['facing']): Contact => ({
  unitId,
  enemyUnitId,
  facing,
  charge: 'none',
});

const engagement: Engagement = {
  units: [
    unit('blue spears'),
    unit('red knights'),
    unit('red wolves', { wipedOut: true }),
    unit('blue bows'),
  ],
  contacts: [
    contact('red knights', 'blue spears', 'leftFlank'),
    contact('red wolves', 'blue spears', 'rear'),
    contact('blue bows', 'red wolves', 'front'),
    contact('blue spears', 'blue bows', 'rear'),
    contact('red knights', 'nobody', 'front'),
  ],
};
const ids = (units: readonly EngagedUnit[]) => units.map(({ id }) => id);

describe('the units of a combat', () => {
  test('are a side’s own, those that are gone counted apart', () => {
    expect(ids(unitsOf(engagement, 'b'))).toEqual(['red knights']);
    expect(wipedOutUnits(engagement, 'b')).toBe(1);
    expect(wipedOutUnits(engagement, 'a')).toBe(0);
  });

  test('meet only enemies that are there', () => {
    expect(meetingsBy(engagement, 'b').map(({ unit: own, enemy }) => [own.id, enemy.id])).toEqual([
      ['red knights', 'blue spears'],
    ]);
    expect(meetingsBy(engagement, 'a')).toEqual([]);
  });

  test('are flanked by those in flank and rear alone', () => {
    expect(flankersOf(engagement, 'blue spears').map((meeting) => meeting.unit.id)).toEqual(['red knights']);
    expect(flankersOf(engagement, 'red knights')).toEqual([]);
  });

  test('are in contact in either unit’s facing', () => {
    expect(ids(enemiesInContact(engagement, 'blue spears'))).toEqual(['red knights']);
    expect(ids(enemiesInContact(engagement, 'red knights'))).toEqual(['blue spears']);
  });

  test('are left without an enemy once all they met are gone, but not while their contacts are not entered', () => {
    expect(isLeftWithoutEnemy(engagement, 'blue bows')).toBe(true);
    expect(isLeftWithoutEnemy(engagement, 'blue spears')).toBe(false);
    expect(isLeftWithoutEnemy({ ...engagement, contacts: [] }, 'blue bows')).toBe(false);
    const others = [contact('red knights', 'blue spears', 'front')];
    expect(isLeftWithoutEnemy({ ...engagement, contacts: others }, 'blue bows')).toBe(false);
    const met = [contact('red wolves', 'blue bows', 'front')];
    expect(isLeftWithoutEnemy({ ...engagement, contacts: met }, 'blue bows')).toBe(true);
  });
});
