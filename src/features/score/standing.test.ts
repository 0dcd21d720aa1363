import { describe, expect, it } from 'vitest';
import { endedAt } from '@/battle/log/ended-at';
import { battleOf } from '@/battle/log/ledger';
import { battleScore } from '@/battle/score/battle-score';
import { unitId } from '@/battle/state/ids';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { begun, draft, played, START_AT } from '@/testing/battles/battles';
import { NERVE_SCENES, unitCalled } from '@/testing/battles/nerve-scenes';
import { entriesBehindLine } from './entries-behind';
import { addedLine, editedLines, marginsFrom } from './margin-lines';
import { liveStanding, lossesOf, recordedStanding } from './standing';

const armies = (editionId: string) =>
  played(
    begun(editionId, { ...EMPTY_SETUP, armyPoints: 2000 }),
    { type: 'addUnits', side: 'a', units: [draft({ name: 'Spearmen', models: 20, pointCost: 300 })] },
    {
      type: 'addUnits',
      side: 'b',
      units: [draft({ name: 'Orcs', models: 20, pointCost: 265 }), draft({ name: 'Trolls', pointCost: 150 })],
    },
    { type: 'changeHealth', unitId: unitId('u3.1'), by: -4 },
    { type: 'changeHealth', unitId: unitId('u3.1'), by: -16 },
    { type: 'changeFate', unitId: unitId('u3.2'), fate: 'fledTable' },
  );

const ended = (editionId: string) =>
  played(armies(editionId), { type: 'finishBattle', winner: 'a', confirmed: { a: true, b: true } });

describe('the numbers on the shields', () => {
  it('are the Battle Points if the edition has them, else the Victory Points', () => {
    const [t9a, wfb] = ['t9a-2', 'wfb-6'].map((id) => battleScore(battleOf(armies(id))));
    expect(t9a && liveStanding(t9a).large).toEqual({ name: 'battlePoints', points: { a: 13, b: 7 } });
    expect(wfb && liveStanding(wfb).large).toEqual({ name: 'victoryPoints', points: { a: 415, b: 0 } });
  });

  it('are the same from the record as at the end', () => {
    for (const id of ['t9a-2', 't9a-3', 'wfb-6']) {
      const live = battleScore(battleOf(armies(id)));
      const recorded = battleOf(ended(id)).outcome?.score;
      expect(recorded && recordedStanding(recorded)).toEqual(live && liveStanding(live));
    }
  });
});

it('the size of the armies is named only where Victory Points are counted in it', () => {
  const [, , , markers] = NERVE_SCENES;
  if (!markers) expect.fail('There are four scenes');
  const armed = played(
    begun('kow-4', { ...EMPTY_SETUP, armyPoints: 2300, victoryRules: 'pillage' }),
    { type: 'addUnits', side: 'a', units: markers.blue.map(draft) },
    { type: 'addUnits', side: 'b', units: markers.red.map(draft) },
  );
  const steps = markers.steps((name) => unitCalled(armed, name));
  const running = played(armed, ...steps.slice(0, -1));
  const live = battleScore(battleOf(running));
  const recorded = battleOf(played(armed, ...steps)).outcome?.score;
  for (const standing of [live && liveStanding(live), recorded && recordedStanding(recorded)]) {
    expect(standing).toMatchObject({
      victoryPoints: { a: 2, b: 2 },
      armyPoints: null,
      lead: { share: null },
    });
  }
  expect(recorded?.armyPoints).toBe(2300);
  const costs = battleScore(battleOf(armies('wfb-6')));
  expect(costs && liveStanding(costs)).toMatchObject({ armyPoints: 2000, lead: { share: 0.2075 } });
});

it('a side’s losses are its units that were destroyed or fled the table', () => {
  expect(lossesOf(battleOf(armies('t9a-2')))).toEqual({
    a: { units: 1, unitsGone: 0, points: 300, pointsGone: 0 },
    b: { units: 2, unitsGone: 2, points: 415, pointsGone: 415 },
  });
});

it('the end is the last one in force, and none while the battle runs', () => {
  expect(endedAt(armies('t9a-2'))).toBeNull();
  const again = played(
    ended('t9a-2'),
    { type: 'reopenBattle' },
    { type: 'finishBattle', winner: 'draw', confirmed: { a: false, b: false } },
  );
  expect(endedAt(again)).toBe(START_AT + 9_000);
  expect(endedAt(played(ended('t9a-2'), { type: 'undo' }))).toBeNull();
});

describe('the entries behind a line', () => {
  const ledger = played(armies('t9a-2'), {
    type: 'countBonus',
    side: 'a',
    bonusId: 'generalRemoved',
    to: 1,
  });
  const keys = (unit: string | null, bonusId: string | null, side: 'a' | 'b' = 'a') =>
    entriesBehindLine(ledger, side, { unitId: unit, bonusId }).map(({ description }) => description.key);

  it('of a unit are what happened to it, and nothing of another unit', () => {
    expect(keys('u3.1', null)).toEqual(['healthChanged', 'healthChanged']);
    expect(keys('u3.2', null)).toEqual(['fateChanged']);
  });

  it('of a bonus are the counts of its own side', () => {
    expect(keys(null, 'generalRemoved')).toEqual(['bonusCounted']);
    expect(keys(null, 'generalRemoved', 'b')).toEqual([]);
  });

  it('leave out what was undone', () => {
    const undone = played(ledger, { type: 'undo' });
    expect(entriesBehindLine(undone, 'a', { unitId: null, bonusId: 'generalRemoved' })).toEqual([]);
  });
});

describe('a table of margins while it is typed', () => {
  it('begins with the edition’s names and no limits, and is refused in this state', () => {
    const lines = editedLines(null, ['Draw', 'Massacre']);
    expect(marginsFrom(lines)).toEqual([
      { name: 'Draw', upTo: Number.NaN },
      { name: 'Massacre', upTo: null },
    ]);
  });

  it('reads limits with separators, and allows only the last line to have none', () => {
    const lines = editedLines([{ upTo: null, name: 'Draw' }], []).map((line) => ({ ...line, upTo: '1,200' }));
    expect(marginsFrom(addedLine(lines))).toEqual([
      { name: 'Draw', upTo: 1200 },
      { name: '', upTo: null },
    ]);
  });

  it('gives a new line an id that no other line has', () => {
    const lines = addedLine(editedLines(null, ['a', 'b', 'c']).toSpliced(0, 1));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  });
});
