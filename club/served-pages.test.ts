import { deflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { servedPages } from './served-pages.mjs';

const EVENT = 'AbcdefghijklmnopqrstU_';
const PAGE = deflateRawSync(JSON.stringify({ lang: 'en', name: 'Autumn Cup', madeAt: '', sections: [] }));

/** The pages of a club at which one event has one; how often the streams were asked. */
function club() {
  let [time, asked, isOpen] = [0, 0, true];
  const pages = servedPages(
    async (event: string) => {
      asked += 1;
      return event === EVENT ? PAGE : null;
    },
    () => isOpen,
    () => time,
  );
  return {
    at: async (event: string) => (await pages.at(`/page/${event}`))?.status,
    asked: () => asked,
    pass: (ms: number) => {
      time += ms;
    },
    shut: () => {
      isOpen = false;
    },
  };
}

it('answers for events that have a page, and leaves every other path to the app’s files', async () => {
  const { at } = club();
  expect(await at(EVENT)).toBe(200);
  expect(await at('AAAAAAAAAAAAAAAAAAAAAA')).toBe(404);
  for (const other of ['', 'short', `${EVENT}/`, `${EVENT}x`, `../${EVENT}`, '%00'])
    expect(await at(other), other).toBeUndefined();
});

it('asks the streams once for a hall that opens it at one time, and again later', async () => {
  const { at, asked, pass } = club();
  for (let phone = 0; phone < 200; phone += 1) await at(EVENT);
  expect(asked()).toBe(1);
  pass(1_500);
  await at(EVENT);
  expect(asked()).toBe(2);
});

it('answers on while somebody guesses addresses, and asks no more than it may', async () => {
  const { at, asked, pass } = club();
  expect(await at(EVENT)).toBe(200);
  for (let guess = 0; guess < 5_000; guess += 1) await at(`guess${`${guess}`.padStart(17, '0')}`);
  expect(asked()).toBeLessThanOrEqual(200);
  pass(1_500);
  // What was turned away cost no step: the door is open again at once.
  expect(await at('guessAAAAAAAAAAAAAAAAA')).toBe(404);
  expect(await at(EVENT)).toBe(200);
});

it('shows what it knows, or says to come again, while the streams are away', async () => {
  const { at, pass, shut } = club();
  await at(EVENT);
  shut();
  pass(60_000);
  expect(await at(EVENT)).toBe(200);
  expect(await at('AAAAAAAAAAAAAAAAAAAAAA')).toBe(503);
});
