import { Radio, RadioOff } from 'lucide';
import { useEffect, useState } from 'react';
import { describe } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { ENTRY_VERSION } from '@/battle/log/event';
import { type Ledger, nextSeq } from '@/battle/log/ledger';
import { writerId } from '@/battle/state/ids';
import type { LiveState } from '@/club/live-log';
import { useBattleState } from '@/store/battle/use-battle';
import type { KeptTap } from '@/store/club/asking';
import type { ClubStore } from '@/store/club/club-store';
import { useClub } from '@/store/page/use-club';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { clubWords } from '@/words/club-words';
import { JoinAgain } from './join-again';
import { PutAwayStrip } from './put-away-strip';

const texts = clubWords.guest;
/** A tap is decided much sooner than that: only what takes longer waits. */
const NOTICED_MS = 1_000;

type GuestProps = { readonly store: ClubStore; readonly battleId: string };

type GuestBarProps = GuestProps & {
  readonly live: LiveState | null;
  /** Whether two codes join the phones again, where a club is tried by itself. */
  readonly canJoinAgain: boolean;
};

/** The strip of a battle that this phone writes as a guest: whether it is live, and what waits. */
export function GuestBar({ store, battleId, live, canJoinAgain }: GuestBarProps) {
  const waiting = useClub(store, ({ asks }) => asks.get(battleId)?.waiting.length ?? 0);
  const isLasting = useLasting(waiting > 0);
  const isLive = live?.line === 'live';
  return (
    <div className="flex min-h-9 shrink-0 items-center gap-x-3 border-b border-line bg-card px-4 py-0.5 text-label leading-label">
      <p role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1">
        <Icon
          of={isLive ? Radio : RadioOff}
          size={18}
          className={isLive ? 'shrink-0 text-gold' : 'shrink-0 text-muted'}
        />
        <span className="font-bold">{texts.writing}</span>
        <span>{isLive ? texts.live : texts.away}</span>
        {waiting > 0 && isLasting && <span className="font-bold">{texts.waiting(waiting)}</span>}
      </p>
      {canJoinAgain && !isLive && <JoinAgain to="/receive" />}
    </div>
  );
}

/** Whether that has been so for a moment. */
function useLasting(isSo: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isSo) {
      setLasting(false);
      return;
    }
    const timer = setTimeout(setLasting, NOTICED_MS, true);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isLasting;
}

/** The first tap of this phone that was not entered, and why; put away by a tap, then comes the next. */
export function RefusedTaps({ store, battleId }: GuestProps) {
  const refused = useClub(store, ({ asks }) => asks.get(battleId)?.refused);
  const ledger = useBattleState(({ open }) => (open.kind === 'open' ? open.ledger : null));
  const [first, ...others] = refused ?? [];
  if (!first) return null;
  const what = ledger && whatOf(ledger, first.intent as KeptTap);
  const why = battleWords.askedRefusal(first.refusal as Parameters<typeof battleWords.askedRefusal>[0]);
  return (
    <PutAwayStrip onPutAway={() => void store.actions.putAwayAsked(battleId, [first.number])}>
      {what === null ? texts.refusedTap(why) : texts.refused({ what, why })}
      {others.length > 0 && ` ${texts.more(others.length)}`}
    </PutAwayStrip>
  );
}

/** What the tap would have done, as the log says it; null where it names what is not there any more. */
function whatOf(ledger: Ledger, { events, at }: KeptTap): string | null {
  try {
    const entry = {
      battleId: ledger.steps[0].battle.id,
      seq: nextSeq(ledger),
      at,
      writer: writerId('guest'),
      v: ENTRY_VERSION,
      events,
    } as const;
    return battleWords.logSentence(describe(entry, descriptionContext(ledger)));
  } catch {
    return null;
  }
}
