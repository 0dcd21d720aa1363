import type { ReactNode } from 'react';

/** A term and its value. */
export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-detail text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
