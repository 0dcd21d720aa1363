import { Hourglass, Radio, RadioOff } from 'lucide';
import { useEffect, useState } from 'react';
import type { LiveState } from '@/club/live-log';
import { useLedgerPart } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { clubWords } from '@/words/club-words';
import { type SharingMark, sharingMark } from './club-sentences';

const ICONS = { shared: Radio, waiting: Hourglass, cut: RadioOff };
/** A tap is with the club much sooner than that: only what takes longer waits. */
const NOTICED_MS = 1_000;

/** A small mark on the frame of a battle that is shared from here: in every room, and in the way of nothing. */
export function SharedMark({ live }: { readonly live: LiveState }) {
  const here = useLedgerPart(({ stored }) => stored.length);
  const { kind, count } = useLasting(sharingMark(live, here));
  return (
    <div className="pointer-events-none relative z-25 h-0">
      <p
        role="status"
        className={`absolute right-2 -bottom-1 flex items-center gap-1 rounded-full border bg-paper px-1.5 text-mark leading-none font-bold ${
          kind === 'cut' ? 'border-warn text-warn' : 'border-outline text-ink'
        }`}
      >
        <Icon of={ICONS[kind]} size={12} />
        <span className="py-px">{clubWords.mark[kind](count)}</span>
      </p>
    </div>
  );
}

/** The mark, but for what waits only a moment. */
function useLasting(mark: SharingMark): SharingMark {
  const { kind } = mark;
  const [lasting, setLasting] = useState(kind);
  useEffect(() => {
    if (kind !== 'waiting') {
      setLasting(kind);
      return;
    }
    const timer = setTimeout(setLasting, NOTICED_MS, kind);
    return () => clearTimeout(timer);
  }, [kind]);
  return kind === 'waiting' && lasting === 'shared' ? { kind: 'shared', count: 0 } : mark;
}
