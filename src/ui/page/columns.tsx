import type { ReactNode } from 'react';

/** Parts of a screen, in two columns if there is room, otherwise one below the other. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 spread:grid-cols-2 spread:gap-x-8">
      {children}
    </div>
  );
}

/** One column, with its parts one below the other. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>;
}
