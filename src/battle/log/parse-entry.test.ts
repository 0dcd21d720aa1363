import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, begun, counted, played } from '@/testing/battles/battles';
import { ENTRY_VERSION } from './event';
import { battleOf } from './ledger';
import { parseEntry, parseLog } from './parse-entry';

const ledger = played(
  begun(),
  counted('a', 'healthPointsLost', 2),
  answered('b', 'charge', true),
  counted('a', 'healthPointsLost', 1),
);
const stored = JSON.parse(JSON.stringify(ledger.entries)) as Record<string, unknown>[];
const changed = (index: number, change: Record<string, unknown>) =>
  stored.with(index, { ...stored[index], ...change });

describe('a stored log', () => {
  it('with an event from a newer version opens as far as it is known, and names the entry', () => {
    const { ledger: opened, problems } = parseLog(
      changed(2, { events: [{ type: 'dragonTamed', unit: 'x' }] }),
    );
    expect(problems).toEqual([{ seq: 3, kind: 'fromNewerVersion' }]);
    expect(opened && battleOf(opened).combats[0]?.rounds[0]?.answers).toEqual({
      a: { healthPointsLost: 3 },
      b: {},
    });
  });

  it('with an entry of a newer format names it', () => {
    expect(parseLog(changed(1, { v: ENTRY_VERSION + 1 })).problems).toEqual([
      { seq: 2, kind: 'fromNewerVersion' },
    ]);
  });

  it('with a field that this version does not know names the entry as a newer one, wherever the field stands', () => {
    const [event] = (stored[1] as { events: Record<string, unknown>[] }).events;
    const setup = { ...battleOf(ledger).setup, a: { player: 'Anna', army: '', banner: 'gold' } };
    const [start, ...rest] = (stored[0] as { events: Record<string, unknown>[] }).events;
    const newer = [
      changed(1, { weather: 'rain' }),
      changed(1, { events: [{ ...event, weather: 'rain' }] }),
      changed(1, { events: [{ ...event, to: { points: 1, note: '', weather: 'rain' } }] }),
      changed(0, { events: [{ ...start, setup }, ...rest] }),
    ];
    expect(newer.map((log) => parseLog(log).problems[0]?.kind)).toEqual(newer.map(() => 'fromNewerVersion'));
  });

  it('with such a field beside a wrong one is damaged', () => {
    const [event] = (stored[1] as { events: Record<string, unknown>[] }).events;
    expect(parseLog(changed(1, { events: [{ ...event, weather: 'rain', round: 'one' }] })).problems).toEqual([
      { seq: 2, kind: 'damaged' },
    ]);
  });

  it('with a row that the edition does not know names the entry', () => {
    const events = [
      {
        type: 'combatAnswered',
        combatId: 'c1',
        round: 1,
        side: 'a',
        rowId: 'magicCarpet',
        from: null,
        to: 3,
      },
    ];
    expect(parseLog(changed(1, { events })).problems).toEqual([{ seq: 2, kind: 'fromNewerVersion' }]);
  });

  it('of an edition that is not known opens nothing, and says that it is newer', () => {
    const events = [
      { type: 'battleStarted', editionId: 't9a-9', setup: battleOf(ledger).setup },
      ...stored.slice(0, 1).flatMap(({ events: others }) => (others as unknown[]).slice(1)),
    ];
    const opened = parseLog(changed(0, { events }));
    expect(opened.ledger).toBeNull();
    expect(opened.problems[0]).toEqual({ seq: 1, kind: 'fromNewerVersion' });
  });

  it('with a damaged entry opens the rest', () => {
    const opened = parseLog(changed(2, { at: 'yesterday' }));
    expect(opened.problems).toEqual([{ seq: 3, kind: 'damaged' }]);
    expect(opened.ledger?.entries).toHaveLength(3);
  });

  it('with a missing entry says where', () => {
    expect(parseLog(stored.filter((_, index) => index !== 1)).problems).toEqual([
      { seq: 2, kind: 'missing' },
    ]);
  });

  it('that has lost its beginning opens nothing, and is not called newer', () => {
    const opened = parseLog(stored.slice(1));
    expect(opened.ledger).toBeNull();
    expect(opened.problems[0]).toEqual({ seq: 1, kind: 'missing' });
    expect(opened.problems.map(({ kind }) => kind)).not.toContain('fromNewerVersion');
  });

  it('with an entry that speaks of a combat that is not there names it', () => {
    const events = [{ type: 'combatEnded', combatId: 'c77' }];
    expect(parseLog(changed(3, { events })).problems).toEqual([{ seq: 4, kind: 'doesNotFit' }]);
  });

  it('of anything at all never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.constantFrom(...stored))), (garbage) => {
        expect(() => parseLog(garbage)).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('with any one field exchanged for anything is either read whole or its problem is named', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: stored.length - 1 }),
        fc.constantFrom('battleId', 'seq', 'at', 'writer', 'v', 'events'),
        fc.anything(),
        (index, field, value) => {
          const { problems } = parseLog(changed(index, { [field]: value }));
          if (parseEntry({ ...stored[index], [field]: value }).kind !== 'entry')
            expect(problems).not.toEqual([]);
        },
      ),
    );
  });

  it('of a score sheet with an event of an assault names the entry', () => {
    const events = [{ type: 'stepFought', combatId: 'c1', round: 1, step: 4 }];
    expect(parseLog(changed(1, { events })).problems).toEqual([{ seq: 2, kind: 'fromNewerVersion' }]);
  });

  it('of an assault with an answer to a score sheet, or a reading that its rulebook does not know, names the entry', () => {
    const assault = played(begun('hh-1'), { type: 'changeReading', readingId: 'mixedTie', to: 'lowest' });
    const entries = JSON.parse(JSON.stringify(assault.entries)) as Record<string, unknown>[];
    const withEvent = (event: unknown) =>
      parseLog(entries.with(1, { ...entries[1], events: [event] })).problems;
    const answer = {
      type: 'combatAnswered',
      combatId: 'c1',
      round: 1,
      side: 'a',
      rowId: 'charge',
      from: null,
      to: true,
    };
    const reading = { type: 'readingChanged', readingId: 'mixedTie', from: 'highest', to: 'median' };
    expect(withEvent(answer)).toEqual([{ seq: 2, kind: 'fromNewerVersion' }]);
    expect(withEvent(reading)).toEqual([{ seq: 2, kind: 'fromNewerVersion' }]);
  });

  it('keeps what a phone with a wrong clock wrote, before 1970 or far ahead, and no time that no calendar has', () => {
    for (const at of [-1, -86_400_000, 4_000_000_000_000])
      expect(parseLog(changed(1, { at })).problems).toEqual([]);
    for (const at of [1e300, Number.POSITIVE_INFINITY, -9e15]) {
      expect(parseLog(changed(1, { at })).problems).toEqual([{ seq: 2, kind: 'damaged' }]);
    }
  });

  it('with a combat that was opened without a round names the entry, and opens without that combat', () => {
    const opened = parseLog(changed(1, { events: [{ type: 'combatOpened', combatId: 'c9', number: 9 }] }));
    expect(opened.problems).toContainEqual({ seq: 2, kind: 'doesNotFit' });
    expect(opened.ledger && battleOf(opened.ledger).combats.every(({ rounds }) => rounds.length > 0)).toBe(
      true,
    );
  });
});
