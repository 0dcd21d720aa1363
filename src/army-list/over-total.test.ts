import { describe, expect, test } from 'vitest';
import { HERESY_ROSTER, OLD_WORLD_ROSTER } from '@/testing/army-lists/roster-samples';
import { packed, rosterJson, rosterXml } from '@/testing/army-lists/rosters';
import { WRITTEN_LISTS } from '@/testing/army-lists/written-lists';
import { readArmyLists } from './read-army-lists';

const TEXTS = WRITTEN_LISTS.filter(({ statedTotal }) => statedTotal !== null).map(
  ({ format, what, source, statedTotal }) => [`${format}, ${what}`, source, statedTotal ?? 0] as const,
);
const FILES = [
  ['a roster as JSON', rosterJson(OLD_WORLD_ROSTER), 1011],
  ['a roster as XML', rosterXml(OLD_WORLD_ROSTER), 1011],
  ['a roster of Horus Heresy', rosterXml(HERESY_ROSTER), HERESY_ROSTER.total],
] as const;

/** The names of units worth more than the total of their list of which nothing is asked. */
function silentlyOver(source: string | Uint8Array): readonly string[] {
  const read = readArmyLists(source);
  if (!read.ok) return [];
  return read.value.flatMap(({ statedTotal, units }) =>
    units
      .filter(({ points }) => statedTotal !== null && (points ?? 0) > statedTotal)
      .filter(({ guesses }) => !guesses.includes('points') && !guesses.includes('eachOrTotal'))
      .map(({ name, points }) => `${name}: ${points} of ${statedTotal}`),
  );
}

describe('no unit is worth more than the stated total without a question', () => {
  test.each([...TEXTS, ...FILES])('%s', (_what, source, total) => {
    for (const other of [total, 300, 250, 200]) {
      const written = String(total).replace(/(\d)(?=(?:\d{3})+$)/g, '$1[,. ]?');
      const changed = source.replaceAll(new RegExp(`(?<![\\d.])${written}(?![\\d%])`, 'g'), String(other));
      expect(silentlyOver(changed)).toEqual([]);
    }
  });

  test('such as a unit of a roster that says less than the unit costs', () => {
    const roster = rosterJson(OLD_WORLD_ROSTER).replaceAll('1011', '300');
    const read = readArmyLists(packed(rosterXml(OLD_WORLD_ROSTER).replaceAll('"1011.0"', '"300"')));
    const asked = [readArmyLists(roster), read].map((one) =>
      one.ok
        ? one.value[0].units.filter(({ guesses }) => guesses.includes('points')).map(({ name }) => name)
        : [],
    );
    expect(asked).toEqual([['Old Fire'], ['Old Fire']]);
  });
});
