import { beforeEach, describe, expect, it } from 'vitest';
import { type CardFilter, WHOLE_LIST } from '@/battle/cards/card-filter';
import { createMemoryEntryLog } from '@/storage/memory-entry-log';
import { makeCardDigest } from '@/store/archive/card-digest';
import { writeSide } from '@/store/device/sides';
import { between, ended, finishedCard, runningCard } from '@/testing/battles/cards';
import { createSearchStore, SEARCH_STEP, type SearchState } from './search-store';
import { SHOW_STEP } from './show-step';

let entryLog: ReturnType<typeof createMemoryEntryLog>;
const newSearch = () =>
  createSearchStore({ entryLog, dayOf: (at) => `2026-03-${at}`, quiet: () => Promise.resolve() });
const looking = (filter: Partial<CardFilter>): CardFilter => ({ ...WHOLE_LIST, ...filter });
const idsOf = (cards: SearchState['finished']) => cards.map(({ battleId }) => battleId);

beforeEach(() => {
  entryLog = createMemoryEntryLog();
});

describe('a search', () => {
  it('goes through all battles, and says how far it is', async () => {
    const count = 2 * SEARCH_STEP + 1;
    for (let at = 1; at <= count; at += 1) {
      await entryLog.putCard(
        finishedCard(`b${at}`, { lastAt: at, setup: between(at === 1 ? 'Anna' : 'Ben', '') }),
      );
    }
    await entryLog.putCard(runningCard('now', { setup: between('', 'Anna') }));
    const search = newSearch();
    const steps: number[] = [];
    search.subscribe(({ searched }) => steps.push(searched));
    await search.actions.search(looking({ text: 'anna' }));
    const { kind, running, finished, searched, total } = search.getState();
    expect([idsOf(running), idsOf(finished)]).toEqual([['now'], ['b1']]);
    expect({ kind, searched, total }).toEqual({ kind: 'done', searched: count + 1, total: count + 1 });
    expect(new Set(steps)).toEqual(new Set([0, 1, SEARCH_STEP + 1, 2 * SEARCH_STEP + 1, count + 1]));
  });

  it('finds archived battles only where they are asked for', async () => {
    await entryLog.putCard(finishedCard('shown'));
    await entryLog.putCard(finishedCard('put-aside'));
    await entryLog.markArchived('put-aside', 1);
    const search = newSearch();
    const found = async (archived: CardFilter['archived']) => {
      await search.actions.search(looking({ archived }));
      return [idsOf(search.getState().finished), search.getState().total];
    };
    expect(await found('leftOut')).toEqual([['shown'], 1]);
    expect(await found('included')).toEqual([['shown', 'put-aside'], 2]);
    expect(await found('only')).toEqual([['put-aside'], 1]);
  });

  it('knows the owner’s side', async () => {
    await entryLog.putCard(finishedCard('one', { outcome: ended('a') }));
    await entryLog.putCard(finishedCard('two', { outcome: ended('a') }));
    await writeSide(entryLog, 'one', 'b');
    await writeSide(entryLog, 'two', 'a');
    const search = newSearch();
    await search.actions.search(looking({ result: 'won' }));
    expect(idsOf(search.getState().finished)).toEqual(['two']);
  });

  it('gives way to the next one', async () => {
    await entryLog.putCard(finishedCard('one', { setup: between('Anna', '') }));
    await entryLog.putCard(finishedCard('two', { setup: between('Ben', '') }));
    const search = newSearch();
    const first = search.actions.search(looking({ text: 'anna' }));
    await search.actions.search(looking({ text: 'ben' }));
    await first;
    expect(idsOf(search.getState().finished)).toEqual(['two']);
  });

  it('shows some of what was found at a time, the same cards whether a digest was read or every card', async () => {
    const count = SHOW_STEP + 3;
    for (let at = 1; at <= count; at += 1) await entryLog.putCard(finishedCard(`b${at}`, { lastAt: at }));
    const newest = Array.from({ length: count }, (_, index) => `b${count - index}`);
    for (const withDigest of [false, true]) {
      if (withDigest) await makeCardDigest(entryLog, () => Promise.resolve());
      const search = newSearch();
      await search.actions.search(looking({}));
      const { finished, shown, limit } = search.getState();
      expect([idsOf(finished), idsOf(shown), limit]).toEqual([newest, newest.slice(0, SHOW_STEP), SHOW_STEP]);
      expect(shown[0]).toEqual(finishedCard(`b${count}`, { lastAt: count }));
      await search.actions.showMore();
      expect(idsOf(search.getState().shown)).toEqual(newest);
      await search.actions.search(looking({}));
      expect(search.getState().shown).toHaveLength(SHOW_STEP);
    }
  });

  it('passes over a battle that is gone when it is to be shown', async () => {
    for (const id of ['one', 'two']) await entryLog.putCard(finishedCard(id));
    await makeCardDigest(entryLog, () => Promise.resolve());
    const derived = await entryLog.derived();
    const search = createSearchStore({
      entryLog: {
        ...entryLog,
        derived: async () => ({
          ...derived,
          cardsOf: async (ids) =>
            (await derived.cardsOf(ids)).map((card, index) => (index === 0 ? undefined : card)),
        }),
      },
      dayOf: () => '',
      quiet: () => Promise.resolve(),
    });
    await search.actions.search(looking({}));
    expect([idsOf(search.getState().finished), idsOf(search.getState().shown)]).toEqual([
      ['two', 'one'],
      ['one'],
    ]);
  });

  it('says so when the disk cannot be read', async () => {
    entryLog.close();
    const search = newSearch();
    await search.actions.search(WHOLE_LIST);
    expect(search.getState()).toMatchObject({ kind: 'failed', message: 'This log was closed.' });
  });
});
