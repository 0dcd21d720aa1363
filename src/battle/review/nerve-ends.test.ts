import { expect, test } from 'vitest';
import { correctionQuestion } from '@/battle/log/correction-question';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleReport } from '@/battle/report/report';
import { battleResult } from '@/battle/report/result';
import { EMPTY_SETUP } from '@/battle/state/setup';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { damaged, nerveScene, thrown, turn, withNerve } from '@/testing/battles/nerve';
import { NERVE_SCENES, unitCalled } from '@/testing/battles/nerve-scenes';
import { battlePath } from './battle-path';
import { combatRecords } from './combat-record';
import { damageDealt } from './damage-dealt';
import { openEnds } from './open-ends';

const { ledger: start, id } = nerveScene(
  [withNerve('Knights', 16)],
  [withNerve('Archers', 12), withNerve('Trolls', 16, { inspiring: true })],
);
const [knights, archers, trolls] = [id('Knights'), id('Archers'), id('Trolls')];
const blues = played(start, turn(2, 'a'));
const tests = (ledger: Ledger) =>
  openEnds(battleOf(ledger)).flatMap((end) => (end.kind === 'unitTest' ? [[end.name, end.label]] : []));

test('a battle leaves open what was damaged and not tested, and dice that are owed', () => {
  expect(tests(blues)).toEqual([]);
  const shot = played(blues, damaged(archers, 3, 'shooting'), damaged(trolls, 4, 'other'));
  expect(tests(shot)).toEqual([['Archers', 'After shooting']]);
  expect(tests(played(shot, thrown(archers, 'nerveRanged', 7)))).toEqual([]);
  const met = played(blues, { type: 'hitUnit', unitId: knights, enemyUnitId: archers });
  const struck = played(met, damaged(archers, 2, 'combat'));
  expect(tests(struck)).toEqual([['Archers', 'After Combat']]);
  // Nerve 12, damage 2: a double 6 would fail, so a tougher unit is doomed.
  const doomed = played(met, damaged(knights, 1, 'combat'), thrown(knights, 'nerveCombat', 12));
  expect(tests(doomed)).toEqual([['Knights', 'We Are Doomed!']]);
  expect(tests(played(doomed, { type: 'rollOwed', unitId: knights, total: 4 }))).toEqual([]);
});

test('a first throw that waits for the second is open, and a unit that has gone is not', () => {
  const shot = played(blues, damaged(trolls, 9, 'shooting'));
  expect(tests(played(shot, thrown(trolls, 'nerveRanged', 9)))).toEqual([['Trolls', 'After shooting']]);
  expect(tests(played(shot, { type: 'changeFate', unitId: trolls, fate: 'destroyed' }))).toEqual([]);
});

test.each(NERVE_SCENES)(
  '$name is told, reviewed and asked about after every step',
  ({ blue, red, steps }) => {
    const { ledger: bare } = nerveScene(blue, red);
    const first = played(bare, { type: 'changeSetup', setup: { ...EMPTY_SETUP, victoryRules: 'pillage' } });
    let ledger = first;
    for (const step of steps((name) => unitCalled(first, name))) {
      ledger = played(ledger, step);
      const report = battleReport(ledger);
      expect(report.openRounds).toEqual([]);
      openEnds(battleOf(ledger));
      battleResult(ledger);
      battlePath(ledger);
      combatRecords(ledger);
      damageDealt(battleOf(ledger));
      for (const { seq } of ledger.entries) correctionQuestion(ledger, [seq]);
    }
  },
);

test('an open round without a score is the one thing that is open of its combat', () => {
  const met = played(blues, { type: 'hitUnit', unitId: knights, enemyUnitId: archers });
  const struck = played(met, damaged(archers, 2, 'combat'), thrown(archers, 'nerveCombat', 3));
  const kinds = openEnds(battleOf(struck)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'round' || kind === 'unitTest')).toEqual(['round']);
  const closed = played(struck, { type: 'closeRound', combatId: FIRST_COMBAT });
  expect(openEnds(battleOf(closed)).map(({ kind }) => kind)).not.toContain('round');
});
