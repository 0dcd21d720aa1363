import { expect, it, vi } from 'vitest';
import { fetched } from './fetched';

it('is loaded once, however often it is asked for, while it comes and afterwards', async () => {
  const load = vi.fn(async () => ({}));
  const part = fetched(load);
  const both = await Promise.all([part.load(), part.load()]);
  expect(both[0]).toBe(both[1]);
  expect(await part.load()).toBe(both[0]);
  expect(part.get()).toBe(both[0]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is loaded again after a failure, and only then', async () => {
  const load = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('no line'));
  const part = fetched(load);
  await expect(part.load()).rejects.toThrow('no line');
  expect(part.get()).toBeNull();
  expect(await part.load()).toBe('there');
  expect(await part.load()).toBe('there');
  expect(load).toHaveBeenCalledTimes(2);
});
