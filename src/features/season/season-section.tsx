import type { ReactNode } from 'react';

/** A part of the season under its heading. */
export function SeasonSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="pt-5">
      <h2 className="pb-1 text-[20px] text-gold">{title}</h2>
      {children}
    </section>
  );
}
