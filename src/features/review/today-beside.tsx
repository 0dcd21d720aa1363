import type { ReactNode } from 'react';
import { reviewWords } from '@/words/review-words';

/** The result of today's rules, shown beside the record and never instead of it. */
export function TodayBeside({ children }: { readonly children: ReactNode }) {
  const { title, hint } = reviewWords.today;
  return (
    <section aria-label={title} className="my-2 rounded-lg bg-warn-field px-3 py-2">
      <h3 className="text-label text-warn">{title}</h3>
      <p className="text-small leading-small text-ink">{hint}</p>
      <p className="pt-1 font-bold">{children}</p>
    </section>
  );
}
