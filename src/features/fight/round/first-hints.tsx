import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import type { Round } from '@/battle/state/combat';
import { useMayWrite } from '@/store/battle/use-battle';
import { useSettings, useSettingsStore } from '@/store/page/use-page-stores';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';

/**
 * Whether the two hints of the first fight are shown. They are shown once on this device, until they are
 * closed or something is tapped: after a tap a player knows how it works.
 */
export function useFirstHints({ number, touched }: Pick<Round, 'number' | 'touched'>): boolean {
  const due = useSettings(({ hints }) => hints);
  const mayWrite = useMayWrite();
  const { change } = useSettingsStore();
  const stand = due && mayWrite && number === 1 && !touched;
  const stood = useRef(false);
  useEffect(() => {
    if (stand) stood.current = true;
    else if (due && touched && stood.current) change({ hints: false });
  }, [stand, due, touched, change]);
  return stand;
}

/** The two hints, in a place without a control. */
export function FirstHints() {
  const { change } = useSettingsStore();
  const { hints } = battleWords.fight;
  return (
    <div
      role="note"
      aria-label={hints.name}
      className="mx-2.5 flex min-h-(--control) items-center rounded-lg border-2 border-dashed border-gold pl-2.5"
    >
      <ol className="min-w-0 flex-1 text-small leading-detail">
        <li>{hints.losses}</li>
        <li>{hints.why}</li>
      </ol>
      <button
        type="button"
        aria-label={hints.putAway}
        onClick={() => change({ hints: false })}
        className="-my-0.5 flex size-(--control) shrink-0 items-center justify-center"
      >
        <Icon of={X} size={20} />
      </button>
    </div>
  );
}
