import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

type Announcer = { tell(asked: HTMLElement | null, text: string): void };

const AnnouncerContext = createContext<Announcer>({ tell: () => {} });

/**
 * Announces every question of an assault once and completely for screen readers. It uses a live region that
 * exists before the question. If the control with the focus disappears with its question, it moves the focus
 * to the new question instead.
 */
export function AnnouncerRegion({ children }: { readonly children: ReactNode }) {
  const live = useRef<HTMLParagraphElement>(null);
  const ready = useRef(false);
  const announcer = useRef<Announcer>({
    tell: (asked, text) => {
      // A screen reader reads the first question together with the screen, so it is not announced.
      if (!ready.current || !live.current) return;
      const { activeElement, body } = document;
      // A control that becomes disabled also loses the focus, in some browsers only after this effect.
      const lost = activeElement === null || activeElement === body || activeElement.matches(':disabled');
      if (lost && asked) asked.focus({ preventScroll: true });
      live.current.textContent = lost && asked ? '' : text;
    },
  });
  // Runs after the effects of its children.
  useEffect(() => {
    ready.current = true;
  }, []);
  return (
    <AnnouncerContext value={announcer.current}>
      <p ref={live} aria-live="polite" aria-atomic="true" className="sr-only" />
      {children}
    </AnnouncerContext>
  );
}

/**
 * Announces the text whenever it changes. The element of the ref contains the question, and takes the focus
 * if the focus was lost.
 */
export function useAnnounced<Asked extends HTMLElement>(text: string): RefObject<Asked | null> {
  const { tell } = useContext(AnnouncerContext);
  const asked = useRef<Asked>(null);
  useEffect(() => {
    tell(asked.current, text);
  }, [tell, text]);
  return asked;
}
