import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import type { ClubStore } from '@/store/club/club-store';
import { useClubStore } from './use-club';
import { type PageStores, PageStoresContext } from './use-page-stores';

const CLUB = { is: 'the club' } as unknown as ClubStore;

/** What a screen of the club is given, one after the other; `loaded`: the club's part is there already. */
function screen(loaded: boolean) {
  const given: (ClubStore | null)[] = [];
  let loads = 0;
  const club: PageStores['club'] = {
    get: () => (loaded ? CLUB : null),
    async load() {
      loads += 1;
      return CLUB;
    },
  };
  function Screen() {
    given.push(useClubStore());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(createElement(PageStoresContext, { value: { club } as PageStores }, createElement(Screen)));
  return { given, loads: () => loads, leave: () => root.unmount() };
}

it('a screen of the club has it as soon as it is loaded, which is once', async () => {
  const { given, loads, leave } = screen(false);
  await expect.poll(() => given.at(-1)).toBe(CLUB);
  expect(given[0]).toBeNull();
  leave();
  expect(loads()).toBe(1);
});

it('a screen of the club that is loaded already has it at once, and loads nothing', async () => {
  const { given, loads, leave } = screen(true);
  await expect.poll(() => given).toEqual([CLUB]);
  leave();
  expect(loads()).toBe(0);
});
