import { createStore } from 'zustand/vanilla';
import type { HalfPort, Place } from './half-port';

type Policy = { createHTML(text: string): string; createScriptURL(url: string): string };

/** The app's own scripts, which the page of a half runs again: the only ones that the policy lets through. */
function ownScripts(): readonly HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[type=module]')];
}

const PAGE = '<!doctype html><html><body><div id="root"></div></body></html>';

let policy: Policy | undefined;

/** Lets through an empty page and the scripts that this page runs itself. Browsers without trusted types need none. */
function trusted(): Policy {
  const policies: { createPolicy(name: string, rules: Policy): Policy } | undefined = Reflect.get(
    globalThis,
    'trustedTypes',
  );
  const rules: Policy = {
    createHTML: () => PAGE,
    createScriptURL: (url) => ownScripts().find(({ src }) => src === url)?.src ?? '',
  };
  policy ??= policies?.createPolicy('half', rules) ?? rules;
  return policy;
}

type FrameParts = {
  readonly port: HalfPort;
  readonly title: string;
  /** Whether its player sits at the far edge. */
  readonly turned: boolean;
  /** The half in this page, which the frame covers. */
  readonly place: HTMLElement;
  readonly host: HTMLElement;
  onPlace(place: Place): void;
  onFailed(): void;
};

/** A page that draws one half: as large as the screen, turned as a whole, and seen where the half is. */
export type HalfFrame = {
  /** Shows it, and takes taps. */
  show(): void;
  /** Lets it be seen and tapped as a whole, for a sheet, or only where the half is. */
  cover(whole: boolean): void;
  /** Takes it away. */
  remove(): void;
};

/** Opens the app once more, in a page of its own that has no address: so nothing needs a server or a header. */
export function openHalfFrame(parts: FrameParts): HalfFrame {
  const { port, title, turned, place, host, onPlace, onFailed } = parts;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.className = `invisible fixed inset-0 z-40 size-full ${turned ? 'rotate-180' : ''}`;
  const seen = createStore(() => ({ inset: '', whole: false }));
  seen.subscribe(({ inset, whole }) => {
    frame.style.clipPath = whole ? '' : inset;
  });
  const measure = () => {
    const { left, top, right, bottom, width, height } = place.getBoundingClientRect();
    const [wide, high] = [innerWidth, innerHeight];
    const [x, y] = turned ? [wide - right, high - bottom] : [left, top];
    seen.setState({ inset: `inset(${y}px ${wide - x - width}px ${high - y - height}px ${x}px)` });
    onPlace({ left: x, top: y, width, height });
  };
  const watch = new ResizeObserver(measure);
  const look = new MutationObserver(() => dress(frame.contentDocument));
  let loads = 0;
  frame.addEventListener('load', () => {
    loads += 1;
    const [page, view] = [frame.contentDocument, frame.contentWindow];
    // It was loaded by this page once: whatever is there after that is not the half.
    if (loads > 1 || !page || !view) return onFailed();
    dress(page);
    page.title = title;
    page.documentElement.lang = document.documentElement.lang;
    view.half = port;
    for (const link of document.querySelectorAll('link[rel=stylesheet]'))
      page.head.append(page.importNode(link));
    for (const script of ownScripts()) {
      const own = page.createElement('script');
      own.type = 'module';
      own.addEventListener('error', onFailed);
      // Only the development server has scripts without an address, and no policy.
      if (script.src === '') own.text = script.text;
      else own.src = trusted().createScriptURL(script.src);
      page.head.append(own);
    }
  });
  frame.srcdoc = trusted().createHTML('');
  host.append(frame);
  measure();
  watch.observe(place);
  addEventListener('resize', measure);
  look.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  return {
    show: () => frame.classList.remove('invisible'),
    cover: (whole) => seen.setState({ whole }),
    remove() {
      watch.disconnect();
      look.disconnect();
      removeEventListener('resize', measure);
      frame.remove();
    },
  };
}

/** Theme and size of text are this page's. Around its half the other page lets this one be seen. */
function dress(page: Document | null): void {
  if (!page) return;
  const [from, to] = [document.documentElement, page.documentElement];
  if (from.dataset.theme === undefined) delete to.dataset.theme;
  else to.dataset.theme = from.dataset.theme;
  to.style.cssText = from.style.cssText;
  to.style.background = 'transparent';
}
