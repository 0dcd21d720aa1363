import { describe, expect, it } from 'vitest';
import { logByTurn } from '@/battle/describe/log-lines';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { combatRecords } from '@/battle/review/combat-record';
import type { UnitDraft, UnitFacts } from '@/battle/state/unit';
import { editionOf } from '@/rules/index';
import { answered, FIRST_COMBAT, FOUGHT_EDITIONS, played } from '@/testing/battles/battles';
import { first, health, roundNow, scene } from '@/testing/battles/scenes';
import { battleWords } from '@/words/battle-words';
import { fallenRows } from './fallen';

const RANKED = FOUGHT_EDITIONS.filter(({ combat }) => combat?.ranks !== undefined).map(({ id }) => id);

function engaged(editionId: string, facts: UnitFacts = {}, more: Partial<UnitDraft> = {}) {
  const type = editionOf(editionId)?.unitStrength?.types[0]?.id ?? 'fiveWide';
  const known = { height: 1, riders: 0, causesFear: false, troopType: type, formation: 'openOrder' };
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Spears', models: 25, ...more, facts: { ...known, unitStrength: 25, ranks: 3, ...facts } }],
    [
      {
        name: 'Trolls',
        models: 9,
        healthPerModel: 3,
        facts: { ...known, unitStrength: 27, ranks: 0, formation: 'skirmish' },
      },
    ],
  );
  const [spears, trolls] = [id('Spears'), id('Trolls')];
  return { fight: played(ledger, first.engage(spears, trolls)), spears, trolls };
}

const fell = (of: Ledger) => {
  const { combat, round } = roundNow(of);
  return fallenRows(battleOf(of), combat, round).map(({ side, label, from, to, because, units }) => [
    side,
    label,
    from,
    to,
    because,
    ...units.map(({ name, left }) => `${name} ${left}`),
  ]);
};
const labelIn = (editionId: string) => {
  const sheet = editionOf(editionId)?.combat;
  return sheet?.rows.find(({ id }) => id === sheet.ranks)?.label;
};

describe.each(RANKED)('ranks that fall away in %s', (editionId) => {
  const { fight, spears, trolls } = engaged(editionId);

  it('say once whose models are left: in the round of the losses, or in the next where ranks freeze', () => {
    expect(fell(fight)).toEqual([]);
    const lost = played(fight, health(spears, -23));
    const next = played(lost, first.close, first.next);
    const [row, ...others] = [...fell(lost), ...fell(next)].filter(
      ([, label]) => label === labelIn(editionId),
    );
    expect(others).toEqual([]);
    expect(row?.slice(4)).toEqual(['models', 'Spears 2']);
    expect(Number(row?.[2])).toBeGreaterThan(Number(row?.[3]));
    const still = played(fight, health(trolls, -1), first.close, first.next);
    expect(fell(still).filter(([, label]) => label === labelIn(editionId))).toEqual([]);
  });

  it('that were entered by hand and kept say the same, and those the players lower say nothing', () => {
    const rowId = editionOf(editionId)?.combat?.ranks ?? '';
    const byHand = played(fight, answered('a', rowId, 4), health(spears, -23), first.close, first.next);
    const [row] = fell(byHand).filter(([, label]) => label === labelIn(editionId));
    expect(row?.slice(4)).toEqual(['models', 'Spears 2']);
    const lowered = played(fight, health(trolls, -1), first.close, first.next, answered('a', rowId, 0));
    expect(fell(lowered).filter(([, label]) => label === labelIn(editionId))).toEqual([]);
  });
});

describe('ranks that an enemy in the flank takes', () => {
  it('say so in the round in which it comes', () => {
    const { fight, spears, trolls } = engaged('wfb-6');
    const hit = played(fight, {
      type: 'changeContact',
      combatId: FIRST_COMBAT,
      unitId: trolls,
      enemyUnitId: spears,
      contact: { facing: 'leftFlank', charged: true },
    });
    expect(fell(hit)).toEqual([['a', 'Rank Bonus', 3, 0, 'surrounded', 'Spears 25']]);
  });
});

describe('a bonus whose unit is gone', () => {
  it('names the unit that carried it', () => {
    const { ledger, id } = scene(
      't9a-2',
      [
        { name: 'Guard', models: 10, marks: ['standard'] },
        { name: 'Bows', models: 10 },
      ],
      [{ name: 'Ogres', models: 9, healthPerModel: 3 }],
    );
    const fight = played(ledger, first.engage(id('Guard'), id('Bows'), id('Ogres')), health(id('Ogres'), -1));
    const slain = played(fight, first.close, first.next, health(id('Guard'), -10));
    expect(fell(slain).filter(([, label]) => label === 'Standards')).toEqual([
      ['a', 'Standards', 1, 0, 'models', 'Guard 0'],
    ]);
    const gone = played(fight, first.close, first.next, health(id('Guard'), -10), first.close, first.next);
    expect(fell(gone)).toEqual([]);
    const between = played(
      fight,
      { type: 'changeFate', unitId: id('Guard'), fate: 'fleeing' },
      first.close,
      first.next,
    );
    expect(fell(between).filter(([, label]) => label === 'Standards')).toEqual([
      ['a', 'Standards', 1, 0, 'gone', 'Guard 10'],
    ]);
  });
});

it('the log and the review say it of a closed round', () => {
  const { fight, spears, trolls } = engaged('wfb-6');
  const second = played(fight, health(spears, -23), first.close, first.next, health(trolls, -1), first.close);
  const detail = logByTurn(second)
    .flatMap(({ lines }) => lines)
    .map(({ description }) => battleWords.logDetail(description));
  expect(detail.at(-1)).toContain('Blue’s Rank Bonus 3 → 0: Spears, 2 left');
  const rounds = combatRecords(second)[0]?.rounds ?? [];
  expect(rounds.map(({ fallen }) => fallen.map(({ label }) => label))).toEqual([[], ['Rank Bonus']]);
});

it('the log and the review call an enemy that is wiped out destroyed', () => {
  const { fight, trolls } = engaged('wfb-6');
  const slain = played(fight, health(trolls, -27), first.close);
  const detail = battleWords.logDetail(
    logByTurn(slain).at(-1)?.lines.at(-1)?.description ?? expect.fail('no line'),
  );
  expect(detail).toContain('Trolls destroyed');
  expect(detail).not.toContain('wins');
  expect(combatRecords(slain)[0]?.rounds[0]?.destroyed).toEqual([{ side: 'b', names: ['Trolls'] }]);
});
