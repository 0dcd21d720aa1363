import type { ReactNode } from 'react';

/** A part of the season under its heading. */
export function SeasonSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="break-inside-avoid pt-5">
      <h2 className="pb-1 text-[1.25rem] text-gold">{title}</h2>
      {children}
    </section>
  );
}
