import { expect, it } from 'vitest';
import { played } from '@/testing/battles/battles';
import { scene } from '@/testing/battles/scenes';
import { testJustTaken } from './test-just-taken';

const old = scene('wfb-7', [{ name: 'Bows', models: 10, characteristic: 7 }], [{ name: 'Wolves' }]);
const bows = old.id('Bows');
const tested = played(old.ledger, {
  type: 'testUnit',
  unitId: bows,
  testId: 'panic',
  answers: { leadership: 7 },
  rolls: [9, 6],
});

it('the test that the last entry records is the one just taken, whatever else that entry holds', () => {
  expect(testJustTaken(old.ledger, bows)).toBeNull();
  expect(testJustTaken(tested, bows)).toMatchObject({ testId: 'panic', held: false, rolls: [9] });
  expect(testJustTaken(tested, old.id('Wolves'))).toBeNull();
});

it('a test that is undone, or after which something else happened, is not the one just taken', () => {
  expect(testJustTaken(played(tested, { type: 'undo' }), bows)).toBeNull();
  expect(testJustTaken(played(tested, { type: 'undo' }, { type: 'redo' }), bows)).not.toBeNull();
  const shot = played(tested, { type: 'changeHealth', unitId: bows, by: -1 });
  expect(testJustTaken(shot, bows)).toBeNull();
});
