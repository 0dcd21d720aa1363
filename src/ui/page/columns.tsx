import type { ReactNode } from 'react';

/** Parts of a screen beside each other where there is room for two columns, and below each other elsewhere. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 spread:grid-cols-2 spread:gap-x-8">
      {children}
    </div>
  );
}

/** One of them: its own parts below each other. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5">{children}</div>;
}
