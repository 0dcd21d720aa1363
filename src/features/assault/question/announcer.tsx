import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';

type Announcer = { tell(asked: HTMLElement | null, text: string): void };

const AnnouncerContext = createContext<Announcer>({ tell: () => {} });

/**
 * Says every question of an assault once and whole to those who have it read aloud: in a live region that stood there before; or, where
 * the control that had the focus has gone with its question, by giving the focus to the new one.
 */
export function AnnouncerRegion({ children }: { readonly children: ReactNode }) {
  const live = useRef<HTMLParagraphElement>(null);
  const ready = useRef(false);
  const announcer = useRef<Announcer>({
    tell: (asked, text) => {
      // What is there when the screen opens is read with it.
      if (!ready.current || !live.current) return;
      const { activeElement, body } = document;
      // A control that is switched off loses the focus too, in some browsers only after this.
      const lost = activeElement === null || activeElement === body || activeElement.matches(':disabled');
      if (lost && asked) asked.focus({ preventScroll: true });
      live.current.textContent = lost && asked ? '' : text;
    },
  });
  // After the effects of what stands in it.
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

/** Announces the text whenever it changes; the element of the ref has the question, and takes the focus where it was lost. */
export function useAnnounced<Asked extends HTMLElement>(text: string): RefObject<Asked | null> {
  const { tell } = useContext(AnnouncerContext);
  const asked = useRef<Asked>(null);
  useEffect(() => {
    tell(asked.current, text);
  }, [tell, text]);
  return asked;
}
