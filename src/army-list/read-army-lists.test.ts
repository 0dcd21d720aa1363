import { describe, expect, test } from 'vitest';
import { WRITTEN_LISTS } from '@/testing/army-lists/written-lists';
import { type ArmyList, type ListUnit, unreadLines } from './list/army-list';
import { readArmyLists } from './read-army-lists';

function listIn(source: string | Uint8Array): ArmyList {
  const read = readArmyLists(source);
  if (!read.ok) throw new Error(`refused: ${read.refusal.code}`);
  return read.value[0];
}

function inShort({ points, models, name, general, battleStandard }: ListUnit): string {
  return `${points ?? '?'} ${models} ${name}${general ? ' G' : ''}${battleStandard ? ' B' : ''}`;
}

describe('a pasted list', () => {
  test.each(WRITTEN_LISTS)('is read: $format, $what', (written) => {
    const list = listIn(written.source);
    expect(list.units.map(inShort).join('\n')).toBe(written.units);
    expect(list.format).toBe(written.format);
    expect(list.army).toBe(written.army);
    expect(list.statedTotal).toBe(written.statedTotal);
    expect(unreadLines(list)).toEqual(written.unread ?? []);
  });

  test.each(WRITTEN_LISTS)('keeps every line as it was pasted: $format, $what', ({ source }) => {
    const list = listIn(source);
    expect(list.lines.map(({ text }) => text).join('\n')).toBe(source.replaceAll('\r\n', '\n'));
  });
});
