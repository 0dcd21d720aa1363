import type { ReactNode } from 'react';
import { clubWords } from '@/words/club-words';
import { ABOVE_UNDO } from './strip-place';

/** A strip that tells what the other phone did, and stays until it is put away by a tap. */
export function PutAwayStrip({ children, onPutAway }: { readonly children: ReactNode; onPutAway(): void }) {
  return (
    <div
      role="alert"
      className={`${ABOVE_UNDO} flex flex-wrap items-center gap-x-3 bg-warn-field px-4 py-1 text-label leading-label text-warn`}
    >
      <p className="min-w-0 flex-1 basis-44">{children}</p>
      <button
        type="button"
        onClick={onPutAway}
        className="min-h-(--control) shrink-0 rounded-lg border-2 border-outline bg-paper px-3 font-bold text-ink"
      >
        {clubWords.putAway}
      </button>
    </div>
  );
}
