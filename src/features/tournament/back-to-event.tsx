import { ChevronLeft } from 'lucide';
import { useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { Icon } from '@/ui/look/icon';
import { tournamentWords } from '@/words/tournament-words';

/** The parts of an event from which its papers and its wall are opened. */
const PARTS = ['tables', 'more'] as const;
type OpenedFrom = { readonly from: (typeof PARTS)[number] };

/** What an address keeps of the part that it was opened from. */
export function openedFrom(from: OpenedFrom['from']): { readonly state: OpenedFrom } {
  return { state: { from } };
}

/** The way back to the part from which a screen of an event was opened; of a bare address, to its tables. */
export function BackToEvent({ id }: { readonly id: string }) {
  // The screen begins at its top, however far down the part was read from which it was opened.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const state: unknown = history.state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  const part = PARTS.find((known) => known === from) ?? 'tables';
  return (
    <Link
      href={`/event/${id}/${part}`}
      replace
      aria-label={tournamentWords.wall.back}
      className="-ml-3 flex size-12 shrink-0 items-center justify-center"
    >
      <Icon of={ChevronLeft} size={26} />
    </Link>
  );
}
