import { words } from '@/words/words';

/**
 * Keeps the focus on the screen, and the name of the page that of its screen. What has the focus may go: a question that was answered, a
 * link to another screen. A keyboard or a screen reader would begin at the top of the page again; so the nearest place that is still
 * there takes the focus, or the heading of the new screen.
 */
export function keepScreenFocus(page: Document, appName: string): void {
  /** What had the focus last, and what it was in, from the inside out. */
  let path: readonly Element[] = [];
  /** The same of what had it before the dialog that is open: a closed sheet gives the focus back. */
  let opener: readonly Element[] = [];
  let named = '';

  page.addEventListener('focusin', ({ target }) => {
    const found: Element[] = [];
    for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement)
      found.push(at);
    const dialog = found[0]?.closest('dialog');
    if (dialog && path[0] && !dialog.contains(path[0])) opener = path;
    path = found;
  });

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
    giveFocus([...path, ...opener].find(isPlace) ?? heading);
  };
  new MutationObserver(look).observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

/** Whether it cannot have the focus any more. A tap beside everything takes the focus from what is still there: that is meant. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

function giveFocus(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  const isOwn = place.tabIndex >= 0 && !place.matches(':disabled');
  if (!isOwn) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
