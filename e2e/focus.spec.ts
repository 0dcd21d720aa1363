import type { Page } from '@playwright/test';
import { expect, stands, test } from './fixtures';
import { ArmiesPage } from './pages/armies-page';
import { enterRoster } from './pages/full-roster';
import { startBattle } from './quick-battle';

const ROOMS = ['fight', 'armies', 'score', 'log'] as const;
const REVIEW = ['result', 'replay', 'log', 'combats', 'units', 'charts'] as const;

/**
 * The element with the focus, as a person would name it; "nothing" if a keyboard would start at the top of
 * the page again.
 */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: active, body } = document;
    if (active === null || active === body) return 'nothing';
    return `${active.tagName.toLowerCase()} "${(active.getAttribute('aria-label') ?? active.textContent ?? '').trim().slice(0, 40)}"`;
  });

/** Presses a control as a keyboard does, and returns where the focus is afterwards. */
async function press(page: Page, role: 'button' | 'link' | 'switch', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' }).first();
  await control.focus();
  await page.keyboard.press('Enter');
}

test('the focus never falls to nothing: not on another screen, not after an answer', async ({ page }) => {
  await page.goto('./');
  await press(page, 'link', 'New battle');
  await expect(page).toHaveTitle('New battle · Warledger');
  await expect.poll(() => focused(page)).not.toBe('nothing');
  await press(page, 'button', 'Fight');
  await expect(page.getByRole('button', { name: 'Close round' })).toBeVisible();
  await expect.poll(() => focused(page)).not.toBe('nothing');
  await press(page, 'button', 'Red loses 1 Health Point');
  await press(page, 'button', /held$/);
  await expect.poll(() => focused(page)).not.toBe('nothing');
  await press(page, 'button', /^Close round/);
  await expect.poll(() => focused(page)).not.toBe('nothing');
  for (const room of ['Armies', 'Score', 'Log', 'Fight']) {
    await press(page, 'link', room);
    await expect.poll(() => focused(page)).not.toBe('nothing');
  }
  await press(page, 'link', 'Back to the battles');
  await expect(page).toHaveTitle('Warledger');
  await expect.poll(() => focused(page)).not.toBe('nothing');
});

test('a tap beside everything takes the focus away, and nothing brings it back', async ({ page }) => {
  await page.goto('./#/settings');
  const back = page.getByRole('link', { name: 'Back to the battles' });
  await back.focus();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.body.append(document.createElement('div'));
  });
  await expect.poll(() => focused(page)).toBe('nothing');
});

test('each screen has its title, and no two controls of one name', async ({ page }) => {
  await startBattle(page);
  const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const screens = [
    '',
    'new',
    ...ROOMS.map((room) => `battle/${id}/${room}`),
    ...REVIEW.map((room) => `review/${id}/${room}`),
    ...['settings', 'backup', 'season', 'armies', 'club', 'join', 'events', 'events/new'],
  ];
  const faults: string[] = [];
  for (const screen of screens) {
    await page.goto(`./#/${screen}`);
    const heading = page.getByRole('heading', { level: 1 });
    // The screen before stays until this one is loaded, so both are read until they agree.
    const said = async () => {
      const titles = await heading.allTextContents();
      return [
        await page.title(),
        titles.map((title) => (title === 'Warledger' ? title : `${title} · Warledger`)),
      ];
    };
    await expect(async () => {
      const [shown, titles] = await said();
      expect(titles, screen).toEqual([shown]);
    }).toPass({ timeout: 30_000 });
    const twice = await page.evaluate(namesTwice);
    faults.push(...twice.map((name) => `${screen === '' ? 'battles' : screen}: ${name}`));
  }
  expect(faults).toEqual([]);
});

/** Runs in the page: names of two controls of the same kind that lead to different places. */
function namesTwice(): readonly string[] {
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const byId = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    return (
      element.getAttribute('aria-label') ??
      (byId.trim() !== ''
        ? byId
        : labels.map(({ textContent }) => textContent).join(' ') || element.textContent)
    )
      ?.replace(/\s+/g, ' ')
      .trim();
  };
  const seen = new Map<string, Element>();
  const twice: string[] = [];
  for (const element of document.querySelectorAll('button, a[href], input, select, textarea')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const key = `${element.tagName.toLowerCase()} ${element.getAttribute('role') ?? ''} ${element.getAttribute('type') ?? ''} "${nameOf(element)}" ${element.getAttribute('href') ?? ''}`;
    // Answers of a question are identified by the question above them.
    const group = element.closest('fieldset, [role=group], [role=radiogroup]');
    const within = group ? nameOf(group) : '';
    if (seen.has(`${within} ${key}`)) twice.push(key);
    seen.set(`${within} ${key}`, element);
  }
  return twice;
}

/**
 * The sizes with the least room between the bars that stay in view: a small phone, and a browser's own bars.
 */
const SMALL = [
  { width: 360, height: 560 },
  { width: 390, height: 664 },
] as const;

test('nothing that has the focus hides behind a bar that stays in view', async ({ page }) => {
  await startBattle(page);
  const id = /battle\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const armies = await ArmiesPage.open(page);
  const regiments = ['Spearmen', 'Archers', 'Pikes', 'Guns', 'Carts', 'Priests'].map((name) => ({ name }));
  await enterRoster(armies, 'Blue', regiments);
  await page.getByRole('link', { name: 'Fight' }).click();
  await page.getByRole('button', { name: 'Red loses 1 Health Point' }).click();
  const sheet = (name: RegExp) => async () => {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  const screens: Readonly<Record<string, readonly [address: string, open?: () => Promise<void>]>> = {
    'new battle': ['new'],
    fight: [`battle/${id}/fight`],
    'break test': [`battle/${id}/fight`, sheet(/the break test in full$/)],
    explanation: [`battle/${id}/fight`, sheet(/^Explain the score/)],
    armies: [`battle/${id}/armies`],
    'a unit': [`battle/${id}/armies`, sheet(/^Add unit/)],
    log: [`battle/${id}/log`],
    settings: ['settings'],
  };
  const hidden: string[] = [];
  for (const [name, [address, open]] of Object.entries(screens)) {
    for (const size of SMALL) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(`./#/${address}`);
      await stands(page);
      await open?.();
      for (const key of ['Tab', 'Shift+Tab']) {
        const found = await hiddenOnTheWay(page, key);
        hidden.push(...found.map((control) => `${name} at ${size.height}, ${key}: ${control}`));
      }
    }
  }
  expect(hidden).toEqual([]);
});

/**
 * Controls that are less than half visible when the keyboard moves the focus to them, once around the page.
 */
async function hiddenOnTheWay(page: Page, key: string): Promise<readonly string[]> {
  const hidden: string[] = [];
  const met: string[] = [];
  await page.evaluate(() => Reflect.set(globalThis, 'met', new Map()));
  for (;;) {
    await page.keyboard.press(key);
    const { number, name, seen } = await page.evaluate(focusSeen);
    if (met.includes(number)) break;
    met.push(number);
    if (seen < 0.5) hidden.push(name);
  }
  expect(met.length, 'controls on the way').toBeGreaterThan(3);
  return hidden;
}

/** Runs in the page: the element with the focus, by a number, and the part of it that is not covered. */
function focusSeen(): { readonly number: string; readonly name: string; readonly seen: number } {
  const { activeElement: active } = document;
  if (active === null || active === document.body) return { number: 'none', name: 'none', seen: 1 };
  const numbers = Reflect.get(globalThis, 'met') as Map<Element, string>;
  if (!numbers.has(active)) numbers.set(active, String(numbers.size));
  // What a finger touches and an eye sees is the tile: all answers of a choice that a tap changes are on one
  // tile.
  const face = active.closest('label') ?? active;
  const group = active.closest('[role=radiogroup]');
  const { left, top, width, height } = face.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
  const free = points.filter(([x, y]) => {
    const over = document.elementFromPoint(left + width * x, top + height * y);
    return over !== null && (face.contains(over) || over.contains(face) || group?.contains(over) === true);
  });
  const name = active.getAttribute('aria-label') ?? face.textContent ?? '';
  return { number: numbers.get(active) ?? '', name, seen: free.length / points.length };
}
