import { describe, expect, it } from 'vitest';
import { inLanes } from './in-lanes';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('work in lanes', () => {
  it('is done for every item, for so many at once and no more', async () => {
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const failures = await inLanes([1, 2, 3, 4, 5, 6, 7, 8, 9], 3, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await turn();
      running -= 1;
      done.push(item);
    });
    expect(done.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(most).toBe(3);
    expect(failures).toEqual([]);
  });

  it('begins in order, and goes on behind an item that fails', async () => {
    const begun: string[] = [];
    const failures = await inLanes(['a', 'b', 'c', 'd'], 2, async (item) => {
      begun.push(item);
      await turn();
      if (item === 'a' || item === 'd') throw new Error(item);
    });
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    expect(failures).toEqual([new Error('a'), new Error('d')]);
  });

  it('is over at once where there is nothing to do', async () => {
    expect(await inLanes([], 8, async () => {})).toEqual([]);
  });
});
