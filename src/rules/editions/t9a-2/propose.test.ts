import { describe, expect, test } from 'vitest';
import type { Contact, EngagedUnit } from '../../score-sheet/engagement';
import { propose, proposeBreakTest as proposeTest } from './propose';

const proposeBreakTest = (...asked: Parameters<typeof proposeTest>) => proposeTest(...asked).answers;

const unit = (id: string, facts: Partial<EngagedUnit> = {}): EngagedUnit => ({
  id,
  side: id.startsWith('blue') ? 'a' : 'b',
  causesFear: false,
  ...facts,
});
const contact = (
  unitId: string,
  enemyUnitId: string,
  facing: Contact['facing'],
  charge: Contact['charge'] = 'none',
): Contact => ({ unitId, enemyUnitId, facing, charge });

const spears = unit('blue spears', { ranks: 4, standard: true });
const bows = unit('blue bows', { ranks: 2, standard: true, battleStandard: true });
const orcs = unit('red orcs', { ranks: 3, standard: true });
const wolves = unit('red wolves', { ranks: 0 });
const trolls = unit('red trolls', { ranks: 2, causesFear: true });

describe('the proposals', () => {
  test('take the best unit’s Full Ranks, every standard, and the Battle Standard', () => {
    const { a, b } = propose({ units: [spears, bows, orcs], contacts: [] });
    expect(a).toMatchObject({ fullRanks: 4, standards: 3, charge: false, flank: 'none', rear: 'none' });
    expect(b).toMatchObject({ fullRanks: 3, standards: 1 });
  });

  test('count the ranks that the models left fill, as the players counted them or fewer', () => {
    const block = (models: number, ranks?: number) =>
      unit('blue block', { models, frontWidth: 5, ...(ranks === undefined ? {} : { ranks }) });
    const fullRanks = (block: EngagedUnit) => propose({ units: [block, orcs], contacts: [] }).a.fullRanks;
    expect(fullRanks(block(20))).toBe(4);
    expect(fullRanks(block(19))).toBe(3);
    expect(fullRanks(block(4))).toBe(0);
    expect(fullRanks(block(14, 3))).toBe(2);
    expect(fullRanks(unit('blue block', { models: 20, frontWidth: 0 }))).toBeUndefined();
  });

  test('give the charge to a side of which any unit charged this round, not earlier', () => {
    const charged = (charge: Contact['charge']) =>
      propose({ units: [spears, orcs], contacts: [contact('red orcs', 'blue spears', 'front', charge)] });
    expect(charged('thisRound').b.charge).toBe(true);
    expect(charged('thisRound').a.charge).toBe(false);
    expect(charged('earlier').b.charge).toBe(false);
  });

  test('tell a flank with a Full Rank from one without, the better unit deciding', () => {
    const flanked = (...flankers: EngagedUnit[]) =>
      propose({
        units: [spears, ...flankers],
        contacts: flankers.map(({ id }) => contact(id, 'blue spears', 'rightFlank')),
      }).b.flank;
    expect(flanked(wolves)).toBe('withoutFullRank');
    expect(flanked(wolves, orcs)).toBe('withFullRank');
    expect(flanked()).toBeUndefined();
  });

  test('keep the rear apart from the flank', () => {
    expect(
      propose({ units: [spears, wolves], contacts: [contact('red wolves', 'blue spears', 'rear')] }).b,
    ).toMatchObject({ flank: 'none', rear: 'withoutFullRank' });
  });

  test('leave out units that are gone, and those left without an enemy in contact', () => {
    const gone = { ...orcs, wipedOut: true };
    const { a, b } = propose({
      units: [spears, bows, gone, wolves],
      contacts: [contact('blue spears', 'red orcs', 'front'), contact('blue bows', 'red wolves', 'front')],
    });
    expect(a).toMatchObject({ fullRanks: 2, standards: 2 });
    expect(b).toMatchObject({ fullRanks: 0, standards: 0 });
  });

  test('say nothing of a side without units', () => {
    expect(propose({ units: [spears], contacts: [] }).b).toEqual({});
  });
});

describe('the break test', () => {
  test('compares with every enemy unit, and knows those in flank or rear and what is feared', () => {
    const engaged = {
      units: [spears, orcs, wolves, trolls],
      contacts: [
        contact('red trolls', 'blue spears', 'leftFlank'),
        contact('red wolves', 'blue spears', 'rear'),
      ],
    };
    expect(proposeBreakTest(engaged, 'blue spears')).toEqual({
      fullRanks: 4,
      enemyFullRanks: 3,
      disruptingFullRanks: 2,
      fear: true,
      noEnemyInContact: false,
    });
    expect(proposeBreakTest(engaged, 'red wolves')).toMatchObject({
      enemyFullRanks: 4,
      disruptingFullRanks: 0,
    });
    expect(proposeBreakTest(engaged, 'nobody')).toEqual({});
  });

  test('knows a unit whose enemies are all gone', () => {
    const engaged = {
      units: [spears, { ...orcs, wipedOut: true }],
      contacts: [contact('red orcs', 'blue spears', 'front')],
    };
    expect(proposeBreakTest(engaged, 'blue spears')).toMatchObject({ noEnemyInContact: true });
  });
});
