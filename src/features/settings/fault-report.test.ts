import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/rules/index';
import { OUTLINED_ENTRIES, outlined, reportFacts } from '@/store/device/report-facts';
import { EVERY_EVENT } from '@/testing/battles/every-event';
import { settingsWords } from '@/words/settings-words';

const PAGE = {
  build: { version: '1.0.0', from: { commit: '1a2b3c4d', day: '2026-11-25' } },
  browser: {
    userAgent: 'Browser 1',
    language: 'en-GB',
    width: 390,
    height: 844,
    pixelRatio: 2,
    secure: true,
    standalone: false,
  },
  storage: { answer: 'kept', usedBytes: 1_200_000, quotaBytes: null },
  offline: 'ready',
} as const;

const told = (latest: ReturnType<typeof outlined> | null) =>
  settingsWords.faultReport({ ...PAGE, disk: { running: 1, finished: 2, unsaved: 3, latest } });

const WRITTEN = 'Sir Ann of the Reach';

/**
 * A stored value in which every text says the same, as if a player had written it: all but the kind of an
 * event and the rulebook.
 */
function overwritten(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return key === 'type' || key === 'editionId' ? value : WRITTEN;
  if (Array.isArray(value)) return value.map((each) => overwritten(each, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, overwritten(inner, name)]));
}

describe('a report of a fault', () => {
  it.each(Object.entries(EVERY_EVENT))(
    'tells %s by its kind, and no text that anybody wrote',
    (type, ledger) => {
      const report = told(outlined(overwritten(ledger.stored) as readonly unknown[]));
      expect(report).toContain(type);
      expect(report).not.toContain('Ann');
      expect(report).toContain(`, ${ledger.stored.length} entries`);
    },
  );

  it.each(EDITIONS.map(({ id }) => id))('names the rulebook %s, and none that is not ours', (editionId) => {
    const begins = (named: string) => [{ seq: 1, events: [{ type: 'battleStarted', editionId: named }] }];
    expect(outlined(begins(editionId)).editionId).toBe(editionId);
    expect(outlined(begins(`${editionId}${WRITTEN}`)).editionId).toBeNull();
  });

  it('tells of a damaged or foreign log what is known, and repeats nothing of it', () => {
    const stored = [
      { seq: 1, v: 3, events: [{ type: 'battleStarted', editionId: WRITTEN }] },
      {
        seq: WRITTEN,
        v: WRITTEN,
        events: [{ type: WRITTEN }, { type: 'noteAdded', text: WRITTEN }, WRITTEN],
      },
      { seq: 3, events: WRITTEN },
      WRITTEN,
      null,
    ];
    const report = told(outlined(stored));
    expect(report).not.toContain('Ann');
    expect(report.split('\n').slice(-6)).toEqual([
      'Latest battle: a rulebook unknown to this version, 5 entries',
      '#1 v3 battleStarted',
      '#? v? unknown 2, noteAdded',
      '#3 v? ',
      '#? v? ',
      '#? v? ',
    ]);
  });

  it('tells no more than the last entries of a long battle', () => {
    const stored = Array.from({ length: 500 }, (_, index) => ({
      seq: index + 1,
      v: 3,
      events: [{ type: 'noteAdded' }],
    }));
    const lines = told(outlined(stored)).split('\n');
    expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(OUTLINED_ENTRIES);
    expect(lines.at(-1)).toBe('#500 v3 noteAdded');
  });

  it('tells build, browser, page and storage, each also where it is not known', () => {
    expect(told(null)).toBe(
      [
        'Warledger 1.0.0, 1a2b3c4d of 2026-11-25',
        'Browser: Browser 1',
        'Page: 390 × 844 at 2 · en-GB · secure · in the browser',
        'Storage: kept · 1.2 MB of unknown · offline: ready',
        'Battles: 1 running · 2 finished · 3 entries not saved',
      ].join('\n'),
    );
    const bare = settingsWords.faultReport({
      ...PAGE,
      build: { version: '1.0.0', from: null },
      disk: 'UnknownError',
    });
    expect(bare).toContain('Warledger 1.0.0, built without git\n');
    expect(bare).toContain('\nBattles: could not be read (UnknownError)');
  });

  it('reads the battle that was written last, running or finished', async () => {
    const card = (battleId: string, lastAt: number) => ({ battleId, lastAt, players: WRITTEN });
    const disk = (running: readonly unknown[], finished: readonly unknown[]) => ({
      cardCount: async (status: string) => (status === 'running' ? 1 : 2),
      cards: async (status: string) => ({ cards: status === 'running' ? running : finished, next: null }),
      entries: async (id: string) => [{ seq: id === 'late' ? 7 : 1, v: 3, events: [] }],
    });
    const seqs = async (running: readonly unknown[], finished: readonly unknown[]) =>
      (await reportFacts(disk(running, finished))).latest?.last.map(({ seq }) => seq);
    expect(await seqs([card('late', 5)], [card('early', 4)])).toEqual([7]);
    expect(await seqs([card('early', 3)], [card('late', 4)])).toEqual([7]);
    expect(await seqs([], [card('late', 4)])).toEqual([7]);
    for (const none of ['no card', null, { battleId: 'late' }, { lastAt: 4 }, { battleId: 7, lastAt: 4 }])
      expect(await reportFacts(disk([], [none]))).toEqual({ running: 1, finished: 2, latest: null });
  });
});
