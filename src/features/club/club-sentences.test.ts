import { describe, expect, it } from 'vitest';
import { type LiveState, NOT_YET_LIVE } from '@/club/live-log';
import { LOG_TROUBLES } from '@/club/log-book';
import { followingSentence, sharingMark, sharingSentence } from './club-sentences';

const live = (given: Partial<LiveState> = {}): LiveState => ({ ...NOT_YET_LIVE, line: 'live', ...given });
const NOW = 1_000_000;

describe('what a shared battle says', () => {
  it.each([
    [live({ upto: 12 }), 'Shared · all of it is with the club'],
    [live({ upto: 11 }), 'Shared · 1 entry still to send'],
    [live({ upto: 2 }), 'Shared · 10 entries still to send'],
    [live({ upto: 12, line: 'offline' }), 'Shared · no connection just now'],
    [live({ upto: 0, line: 'connecting' }), 'Shared · 12 entries wait for a connection'],
    [live({ line: 'refused' }), 'The club refuses this phone: check its code. It is tried again by itself.'],
  ])('%o: %s', (state, text) => {
    expect(sharingSentence(state, 12)).toEqual({ text, isTrouble: false });
  });

  it.each([
    [live({ upto: 12 }), 'shared', 0],
    [live({ upto: 10 }), 'waiting', 2],
    [live({ upto: 12, line: 'connecting' }), 'waiting', 0],
    [live({ upto: 12, line: 'offline' }), 'cut', 0],
    [live({ upto: 9, line: 'offline' }), 'cut', 3],
    [live({ upto: 12, line: 'refused' }), 'cut', 0],
    [live({ upto: 12, line: 'newer' }), 'cut', 0],
  ])('%o in a word: %s', (state, kind, count) => {
    expect(sharingMark(state, 12)).toEqual({ kind, count });
  });

  it.each(LOG_TROUBLES)('names what stands in the way: %s', (trouble) => {
    const { text, isTrouble } = sharingSentence(live({ trouble, line: 'offline' }), 12);
    expect(isTrouble).toBe(true);
    expect(text).toMatch(/\.$/);
    expect(followingSentence({ ended: null, receivedAt: NOW }, live({ trouble }), NOW).text).toBe(text);
  });
});

describe('what a followed battle says', () => {
  const said = (ms: number, state: LiveState | null = live()) =>
    followingSentence({ ended: null, receivedAt: NOW - ms }, state, NOW).text;

  it.each([
    [0, 'Live · last entry now'],
    [3_900, 'Live · last entry 3 s ago'],
    [59_999, 'Live · last entry 59 s ago'],
    [60_000, 'Live · last entry 1 min ago'],
    [7_200_000, 'Live · last entry 2 h ago'],
    [86_400_000, 'Live · last entry 1 day ago'],
    // This phone's clock was set back in the meantime.
    [-5_000, 'Live · last entry now'],
  ])('%d ms after the last entry: %s', (ms, text) => {
    expect(said(ms)).toBe(text);
  });

  it('says so without a connection, where nothing came yet, where it ended, and where the club refuses', () => {
    expect(said(3_000, live({ line: 'offline' }))).toBe('Not connected · last entry 3 s ago');
    expect(said(3_000, null)).toBe('Not connected · last entry 3 s ago');
    expect(followingSentence({ ended: null, receivedAt: null }, live(), NOW).text).toBe('Live');
    expect(said(3_000, live({ line: 'refused' }))).toMatch(/refuses this phone: check its code/);
    expect(followingSentence({ ended: 'stopped', receivedAt: NOW }, null, NOW).text).toBe(
      'Not followed any more: this is how it stood.',
    );
    expect(followingSentence({ ended: 'split', receivedAt: NOW }, null, NOW)).toMatchObject({
      isTrouble: true,
    });
  });
});
