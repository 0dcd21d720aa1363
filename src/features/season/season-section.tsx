import type { ReactNode } from 'react';

/**
 * On a phone most of a season is below the screen at first, so the browser lays out and paints a part only
 * when it is near. Not in columns: there, a part that grows would move the others.
 */
const DRAWN_WHEN_SEEN =
  '[content-visibility:auto] [contain-intrinsic-height:auto_300px] spread:[content-visibility:visible]';

/** A part of the season under its heading. */
export function SeasonSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className={`break-inside-avoid pt-5 ${DRAWN_WHEN_SEEN}`}>
      <h2 className="pb-1 text-name text-gold">{title}</h2>
      {children}
    </section>
  );
}
