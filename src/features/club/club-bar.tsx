import { Radio, RadioOff } from 'lucide';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { LiveState } from '@/club/live-log';
import type { ShareRecord } from '@/store/battle/share-record';
import { useLedger } from '@/store/battle/use-battle';
import type { ClubStore } from '@/store/club/club-store';
import { isIn, isNearby } from '@/store/club/nearby';
import { useClub, useShare } from '@/store/page/use-club';
import { Icon } from '@/ui/look/icon';
import { useNow } from '@/ui/press/use-now';
import { clubWords } from '@/words/club-words';
import { phoneWords } from '@/words/phone-words';
import { AgreeStrip } from './agree-strip';
import { followingSentence } from './club-sentences';
import { GuestBar, RefusedTaps } from './guest-bar';
import { JoinAgain } from './join-again';
import { OthersNewsStrip } from './others-news-strip';
import { PutAwayStrip } from './put-away-strip';
import { SharedMark } from './shared-mark';
import { ABOVE_UNDO } from './strip-place';

type ClubBarProps = {
  readonly store: ClubStore;
  readonly battleId: string;
  readonly now: () => number;
  /** Where the battle is shown as it stood after that entry. */
  readonly momentPath: (seq: number) => string;
};

/**
 * A strip over a shared battle: how fresh a followed one is and what was missed; of one's own, what stands in
 * the way of sharing it, else a mark that says whether it is shared, waits, or is cut.
 */
export function ClubBar({ store, battleId, now, momentPath }: ClubBarProps) {
  const shared = useShare(store, battleId);
  if (!shared) return null;
  const { share, live } = shared;
  const trouble = share.ended === 'split' ? 'split' : (live?.trouble ?? null);
  if (trouble !== null) {
    return (
      <p role="alert" className="bg-warn-field px-4 py-1.5 text-label leading-label text-warn">
        {clubWords.troubles[trouble]}
      </p>
    );
  }
  if (share.parted !== null)
    // Another phone wrote on from the same entry: this battle goes on, and that one lies beside it.
    return (
      <PutAwayStrip onPutAway={() => store.actions.putAway(battleId)}>
        {clubWords.parted(share.parted)}
      </PutAwayStrip>
    );
  if (share.role === 'guest')
    return (
      <>
        <RefusedTaps store={store} battleId={battleId} />
        {share.ended === 'takenOver' ? null : share.standing === 'in' && share.ended === null ? (
          <>
            <GuestBar store={store} battleId={battleId} live={live} canJoinAgain={isNearby(share)} />
            <OthersNewsStrip />
            <AgreeStrip share={share} />
          </>
        ) : (
          <Followed
            store={store}
            battleId={battleId}
            now={now}
            momentPath={momentPath}
            share={share}
            live={live}
          />
        )}
      </>
    );
  if (share.role === 'write')
    return share.ended === null ? (
      <>
        {isNearby(share) && live?.line !== 'live' ? (
          <NearbyCut store={store} battleId={battleId} />
        ) : (
          live && <SharedMark live={live} />
        )}
        <OthersNewsStrip />
        <AgreeStrip share={share} />
      </>
    ) : null;
  return (
    <Followed store={store} battleId={battleId} now={now} momentPath={momentPath} share={share} live={live} />
  );
}

/** The other phone that writes is not heard: what there is to do about it. */
function NearbyCut({ store, battleId }: Pick<ClubBarProps, 'store' | 'battleId'>) {
  const isAwaited = useClub(store, ({ guests }) => (guests.get(battleId) ?? []).some(isIn));
  if (!isAwaited) return null;
  return (
    <div
      className={`${ABOVE_UNDO} flex min-h-9 flex-wrap items-center gap-x-3 border-t border-line bg-card px-4 py-0.5 text-label leading-label`}
    >
      <p role="status" className="flex min-w-0 flex-1 items-center gap-2 py-1">
        <Icon of={RadioOff} size={18} className="shrink-0 text-muted" />
        <span>{phoneWords.cut}</span>
      </p>
      <JoinAgain to={`/share/${battleId}/again`} />
    </div>
  );
}

type FollowedProps = ClubBarProps & { readonly share: ShareRecord; readonly live: LiveState | null };

function Followed({ store, battleId, now, momentPath, share, live }: FollowedProps) {
  const at = useNow(now);
  const [, navigate] = useLocation();
  const { stored: entries } = useLedger();
  const here = entries.length;
  // What was seen when this was opened: what came until the player looks is what was missed.
  const [seen, setSeen] = useState(share.seen);
  const wasAway = useWasAway(live?.line ?? 'offline');
  useEffect(() => {
    store.actions.saw(battleId, here);
    if (!wasAway && seen === 0) setSeen(here);
  }, [store, battleId, here, wasAway, seen]);
  const missed = here - seen;
  const { text } = followingSentence(share, live, at);
  const isLive = live?.line === 'live';
  return (
    <div className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-3 border-b border-line bg-card px-4 py-0.5 text-label leading-label">
      <p role="status" className="flex min-w-0 flex-1 basis-44 flex-wrap items-center gap-x-2 py-1">
        <Icon of={Radio} size={18} className={isLive ? 'shrink-0 text-gold' : 'shrink-0 text-muted'} />
        {share.ended === null && <span className="font-bold">{followedAs(share)}</span>}
        <span>{text}</span>
      </p>
      {isNearby(share) && !isLive && share.ended === null && <JoinAgain to="/receive" />}
      {missed > 0 && wasAway && (
        <button
          type="button"
          onClick={() => {
            const first = seen + 1;
            setSeen(here);
            navigate(momentPath(first));
          }}
          className="min-h-(--control) rounded-lg border-2 border-outline px-3 font-bold"
        >
          {clubWords.fresh.missed(missed)}
        </button>
      )}
    </div>
  );
}

function followedAs(share: ShareRecord): string {
  if (share.role !== 'guest' || share.standing === 'in') return clubWords.fresh.following;
  return clubWords.guest[share.standing];
}

/** Whether this look began, or was interrupted, without a connection: only then was anything missed. */
function useWasAway(line: LiveState['line']): boolean {
  const [wasAway, setWasAway] = useState(line !== 'live');
  if (line !== 'live' && !wasAway) setWasAway(true);
  return wasAway;
}
