import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { play } from '@/testing/battles/battles';
import { ENTRY_VERSION, type Entry } from './event';
import { battleOf, type Ledger } from './ledger';
import { parseEntry, parseLog } from './parse-entry';
import { type EntryFrame, upgradeEntry } from './upgrade-entry';

function golden(name: string): readonly EntryFrame[] {
  return readFileSync(new URL(`../assault/golden/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as EntryFrame);
}

function opened(log: readonly unknown[]): Ledger {
  const { ledger, problems } = parseLog(log);
  expect(problems).toEqual([]);
  return ledger ?? expect.fail('the log starts no battle');
}

const WHOLE = golden('assault-hh-1');
/** Ends in the middle of a step, after strikes were split and Wounds of Hammer of Wrath allocated. */
const SPLIT = golden('assault-split-hh-1');

describe('an entry of version 1', () => {
  it('names the strike that another was split from', () => {
    const strikes = opened(SPLIT).entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'strikeChanged' ? [event.to] : [])),
    );
    const parted = new Map(strikes.map(({ id, splitFrom, blow }) => [id, { splitFrom, blow }]));
    expect(Object.fromEntries(parted)).toEqual({
      'g2.1': { splitFrom: null, blow: 'weapon' },
      'g2.1/split1': { splitFrom: 'g2.1', blow: 'weapon' },
      'g2.1/hammer': { splitFrom: null, blow: 'hammerOfWrath' },
      'g2.1/hammer/split1': { splitFrom: 'g2.1/hammer', blow: 'hammerOfWrath' },
      'g2.2': { splitFrom: null, blow: 'weapon' },
      'g2.2/split1': { splitFrom: 'g2.2', blow: 'weapon' },
    });
  });

  it('says of each pool which blow filled it, and of each model its group', () => {
    const began = opened(SPLIT).entries.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'woundsAllocated' && event.began ? [event.began] : [])),
    );
    expect(began.flatMap(({ pools }) => pools.map(({ blow }) => blow))).toEqual([
      'hammerOfWrath',
      'hammerOfWrath',
      'weapon',
      'weapon',
    ]);
    expect(began.map(({ models }) => [...new Set(models.map(({ groupId }) => groupId))])).toEqual([
      ['g2.3'],
      ['g2.4'],
      ['g2.3'],
      ['g2.4'],
    ]);
  });

  it('is upgraded into a new object of the next version: the stored one stays as it is', () => {
    for (const entry of [...WHOLE, ...SPLIT]) {
      const before = structuredClone(entry);
      expect(upgradeEntry(entry).v).toBe(2);
      expect(entry).toEqual(before);
    }
  });

  it('is kept in the ledger as it was stored, beside what it is read as', () => {
    const ledger = opened(SPLIT);
    expect(ledger.stored).toEqual(SPLIT);
    expect(JSON.stringify(ledger.stored)).toBe(JSON.stringify(SPLIT));
    expect(new Set(ledger.entries.map(({ v }) => v))).toEqual(new Set([ENTRY_VERSION]));
  });

  it('is damaged where it was damaged, whatever an upgrade makes of it', () => {
    const [, , , strike] = SPLIT;
    const [event] = (strike as unknown as Entry).events;
    for (const to of [null, 7, [], { id: 8 }, { id: 'g2.1/split1' }, 'g2.1/split1']) {
      expect(parseEntry({ ...strike, events: [{ ...event, to }] }).kind).toBe('damaged');
    }
    for (const began of [7, [], { models: 'none', pools: {} }, { models: [null], pools: [3] }]) {
      const [wounds] = (SPLIT[6] as unknown as Entry).events;
      expect(parseEntry({ ...SPLIT[6], events: [{ ...wounds, began }] }).kind).toBe('damaged');
    }
  });
});

describe('an entry of version 2', () => {
  const log = golden('assault-character-hh-1');

  it('reads as it was written, in the next version, and is kept as it was stored', () => {
    const ledger = opened(log);
    expect(new Set(log.map(({ v }) => v))).toEqual(new Set([2]));
    expect(ledger.entries).toEqual(log.map((entry) => ({ ...entry, v: ENTRY_VERSION })));
    expect(JSON.stringify(ledger.stored)).toBe(JSON.stringify(log));
    expect(log.map((entry) => upgradeEntry(entry).v)).toEqual(log.map(() => 3));
  });

  it('leaves out what later versions know: nobody has challenged anybody', () => {
    const round = battleOf(opened(log)).combats[0]?.rounds[0]?.assault;
    expect(round).toMatchObject({ challenge: null, said: {}, outcome: { winner: 'a' } });
  });
});

describe('a battle that was begun with entries of version 1', () => {
  it('goes on with entries of the present version, and both are read again as they were written', () => {
    const before = opened(SPLIT);
    const split = viewOf(before)
      .ladder.flatMap(({ strikes }) => strikes)
      .find(({ strike, stage }) => strike.splitFrom !== null && stage === 'hits');
    const strikeId = split?.strike.id ?? expect.fail('no split strike waits');
    const terminators = groupNamed(before, 'Terminators');
    const defenderChoice = viewOf(before).units.flatMap(({ models }) => models.map(({ id }) => id));
    const after = [
      inAssault({ type: 'enterHits', strikeId, hits: 4 }),
      inAssault({ type: 'enterWounds', strikeId, wounds: { plain: 1 } }),
      inAssault({
        type: 'rollAllocation',
        unitKey: groupNamed(before, 'Guard'),
        dice: [],
        defenderChoice,
      }),
      inAssault({ type: 'rollAllocation', unitKey: terminators, dice: [], defenderChoice }),
    ].reduce(play, before);
    expect(battleOf(after).combats[0]?.rounds[0]?.assault?.lastStep).toBe(4);
    expect(after.stored.map((entry) => (entry as Entry).v)).toEqual([
      ...SPLIT.map(() => 1),
      ...Array.from({ length: 4 }, () => ENTRY_VERSION),
    ]);
    const again = opened(JSON.parse(JSON.stringify(after.stored)) as unknown[]);
    expect(again).toEqual(after);
  });

  it('splits a strike again without taking the name of an old one', () => {
    const before = opened(SPLIT.slice(0, 9));
    const bikes = groupNamed(before, 'Bikes');
    const after = play(
      before,
      inAssault({
        type: 'splitStrike',
        strikeId: bikes,
        attacks: 2,
        target: groupNamed(before, 'Terminators'),
      }),
    );
    const ids = battleOf(after).combats[0]?.rounds[0]?.assault?.strikes.map(({ id }) => id) ?? [];
    expect(ids.filter((id) => id.startsWith(bikes))).toHaveLength(5);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
