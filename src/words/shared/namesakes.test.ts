import { expect, test } from 'vitest';
import { describe } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { type Ledger, nextUndo } from '@/battle/log/ledger';
import { played } from '@/testing/battles/battles';
import { first, health, scene } from '@/testing/battles/scenes';
import { fight } from '@/words/fight';
import { logSentence } from '@/words/log';
import { shortGesture } from '@/words/short-gesture';
import { unitCalled } from './phrases';

const { ledger, id } = scene(
  't9a-2',
  [{ name: 'Spears', models: 20 }],
  [{ name: 'spears', models: 20 }, { name: 'Boars' }],
);

function toUndo(after: Ledger) {
  const entry = nextUndo(after);
  if (!entry) throw new Error('Nothing to undo');
  return describe(entry, descriptionContext(after));
}

test('undo says whose unit it is where both sides have one of that name', () => {
  const ofBlue = toUndo(played(ledger, health(id('Spears'), -2)));
  expect(logSentence(ofBlue)).toBe('Spears, Blue −2');
  expect(shortGesture(ofBlue)).toEqual({ who: 'Spears, Blue', does: '−2' });
  expect(logSentence(toUndo(played(ledger, health(id('spears'), -1))))).toBe('spears, Red −1');
  expect(logSentence(toUndo(played(ledger, health(id('Boars'), -1))))).toBe('Boars −1');
  const joined = played(ledger, first.engage(id('Spears')));
  expect(logSentence(toUndo(joined))).toBe('Spears, Blue joined');
});

test('a control names the side with the unit', () => {
  const loses = (unit: { name: string; side: 'a' | 'b'; shared?: boolean }) =>
    fight.lose(unitCalled(unit), unit.side, { one: 'Wound', other: 'Wounds' });
  expect(loses({ name: 'Spears', side: 'b', shared: true })).toBe('Spears, Red: lose 1 Wound');
  expect(loses({ name: 'Dragon', side: 'a' })).toBe('Dragon: lose 1 Wound');
  expect(fight.lose(null, 'b', { one: 'Wound', other: 'Wounds' })).toBe('Red loses 1 Wound');
});
