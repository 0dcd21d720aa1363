import { expect, it } from 'vitest';
import { remembered } from './remembered';

it('work is done once for each pair, also where nothing comes out of it', () => {
  const done: string[] = [];
  const work = remembered((one: { readonly name: string }, other: { readonly name: string }) => {
    done.push(one.name + other.name);
    return one === other ? null : one.name + other.name;
  });
  const [a, b] = [{ name: 'a' }, { name: 'b' }];
  expect([work(a, b), work(b, a), work(a, b), work(a, a), work(a, a)]).toEqual([
    'ab',
    'ba',
    'ab',
    null,
    null,
  ]);
  expect(done).toEqual(['ab', 'ba', 'aa']);
});
