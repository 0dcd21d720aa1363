import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { unitOf } from '@/battle/state/army';
import type { UnitId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import { type BreakTestAnswers, editionOf } from '@/rules/index';
import { played } from '@/testing/battles/battles';
import { health, scene } from '@/testing/battles/scenes';
import { standingUnitTest } from './unit-test';

function asked(ledger: Ledger, id: UnitId, testId: string, own: BreakTestAnswers = {}) {
  const battle = battleOf(ledger);
  const test = editionOf(battle.editionId)?.tests?.find((one) => one.id === testId);
  const army = unitOf(battle, id);
  if (!test || !army) throw new Error('No such test');
  return standingUnitTest(test, army, own);
}

/** Spears that have lost so many Health Points. */
function spears(editionId: string, lost: number, unit: Partial<UnitDraft> = {}) {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Spears', models: 20, characteristic: 8, ...unit }],
    [{ name: 'Boars' }],
  );
  return { ledger: lost === 0 ? ledger : played(ledger, health(id('Spears'), -lost)), id: id('Spears') };
}

describe('Rally of a unit', () => {
  it.each([
    ['whole', 0, 8],
    ['above a quarter', 14, 8],
    ['at a quarter', 15, 4],
    ['below it', 18, 4],
  ])('of The Ninth Age 2 that is %s knows its own losses', (_, lost, target) => {
    const { ledger, id } = spears('t9a-2', lost);
    expect(asked(ledger, id, 'rally').result.target).toBe(target);
  });

  it.each([
    ['at a quarter', 15, null],
    ['below it', 16, 'flees'],
  ])('of Warhammer 6 that is %s knows its own losses', (_, lost, automatic) => {
    const { ledger, id } = spears('wfb-6', lost);
    expect(asked(ledger, id, 'rally').result.automatic).toBe(automatic);
  });

  it('counts Health Points in the one, models in the other', () => {
    const ogres = { models: 4, healthPerModel: 3 };
    const nine = spears('t9a-2', 9, ogres);
    expect(asked(nine.ledger, nine.id, 'rally').result.target).toBe(4);
    const old = spears('wfb-6', 11, ogres);
    expect(asked(old.ledger, old.id, 'rally').result.automatic).toBeNull();
  });

  it('follows the players where they say something else', () => {
    const { ledger, id } = spears('t9a-2', 18);
    expect(asked(ledger, id, 'rally', { quarterLeft: false }).result.target).toBe(8);
  });

  it('counts a musician that the unit has, and proposes nothing of one that nobody named', () => {
    const named = spears('wfb-6', 0, { marks: ['musician'] });
    expect(asked(named.ledger, named.id, 'rally').result.target).toBe(9);
    const { ledger, id } = spears('wfb-6', 0);
    expect(asked(ledger, id, 'rally').proposed).not.toHaveProperty('musician');
  });
});

it('Fear of a unit that causes it itself is passed, and tested while nobody said that it does', () => {
  const fearsome = spears('t9a-2', 0, { facts: { causesFear: true } });
  expect(asked(fearsome.ledger, fearsome.id, 'fear').result.automatic).toBe('passed');
  const { ledger, id } = spears('t9a-2', 0);
  expect(asked(ledger, id, 'fear').result.automatic).toBeNull();
});
