import { words } from '@/words/words';

/**
 * Keeps the focus on the screen, and gives the page the name of its screen. The focused element may
 * disappear: a question that was answered, a link to another screen. Then keyboard and screen reader would
 * start at the top of the page. So the nearest remaining place, or the heading of the new screen, gets the
 * focus.
 */
export function keepScreenFocus(page: Document, appName: string): void {
  /** The element that had the focus last, with its ancestors from the inside out. */
  let path: readonly Element[] = [];
  /** The same for the time before the open dialog: closing a sheet returns the focus there. */
  let opener: readonly Element[] = [];
  let named = '';

  const follow = (target: EventTarget | null): void => {
    const found: Element[] = [];
    for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement)
      found.push(at);
    const dialog = found[0]?.closest('dialog');
    if (dialog && path[0] && !dialog.contains(path[0])) opener = path;
    path = found;
  };
  page.addEventListener('focusin', ({ target }) => follow(target));
  // The drawn screen may have had the focus before any script came.
  follow(page.activeElement);

  /** Of a control of the drawn screen, the one that the app has put in its place. */
  const sameOfApp = (control: Element) =>
    control.closest('[data-drawn]') &&
    [...page.querySelectorAll('a, button')].find(({ textContent }) => textContent === control.textContent);

  const look = (): void => {
    const heading = page.querySelector('h1');
    const name = heading?.textContent ?? '';
    if (name !== named) {
      named = name;
      page.title = name === '' || name === appName ? appName : words.sideBySide([name, appName]);
    }
    const [last] = path;
    if (last === undefined || page.activeElement !== page.body || !isGone(last)) return;
    const isPlace = (element: Element) =>
      element.isConnected && element.id !== 'root' && element.closest('#root, dialog') !== null;
    giveFocus(sameOfApp(last) ?? [...path, ...opener].find(isPlace) ?? heading);
  };
  // The name of a screen changes in place when another language is chosen.
  new MutationObserver(look).observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['disabled'],
  });
}

/**
 * Whether it can no longer have the focus. A tap on the background removes the focus from an element that is
 * still there: that is intended.
 */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

function giveFocus(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  const isOwn = place.tabIndex >= 0 && !place.matches(':disabled');
  if (!isOwn) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
