import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { OpenedBattle } from '@/app/opened-battle';
import { battleId } from '@/battle/state/ids';
import { type FollowLink, readOverlay } from '@/club/overlay-address';
import { BattleStoreContext } from '@/store/battle/use-battle-store';
import type { ClubStore } from '@/store/club/club-store';
import { useClubStore, useShare } from '@/store/page/use-club';
import { usePageStores } from '@/store/page/use-page-stores';
import { useFetched } from '@/ui/page/fetched';
import { overlayWords } from '@/words/overlay-words';
import { BattleOverlay } from './battle-overlay';
import { useFollowed } from './use-followed';

type OverlayRouteProps = { readonly size: string; readonly hash: string };

/**
 * A followed battle above a stream's picture, at an address for a browser source: nothing behind it, nothing
 * to press, and it follows by itself.
 */
export function OverlayRoute({ size, hash }: OverlayRouteProps) {
  const asked = useMemo(() => readOverlay(size, hash), [size, hash]);
  const store = useClubStore();
  useNothingBehind();
  return (
    <div className="p-1" style={{ zoom: (asked?.size ?? 100) / 100 }}>
      {asked === null ? (
        <Told isFault>{overlayWords.unreadable}</Told>
      ) : (
        store && <Overlay store={store} link={asked.link} />
      )}
    </div>
  );
}

type OverlayProps = { readonly store: ClubStore; readonly link: FollowLink };

function Overlay({ store, link }: OverlayProps) {
  const followed = useFollowed(store, link);
  if (followed.battleId !== null) return <Followed store={store} id={followed.battleId} />;
  const { problem } = followed;
  return <Told isFault={problem !== null}>{problem ?? overlayWords.fetching}</Told>;
}

function Followed({ store, id }: { readonly store: ClubStore; readonly id: string }) {
  const battles = useFetched(usePageStores().battleStore);
  const live = useShare(store, id)?.live ?? null;
  if (!battles) return null;
  return (
    <BattleStoreContext value={battles}>
      <OpenedBattle id={battleId(id)}>
        <BattleOverlay isLive={live?.line === 'live' && live.trouble === null} />
      </OpenedBattle>
    </BattleStoreContext>
  );
}

function Told({ isFault, children }: { readonly isFault: boolean; readonly children: ReactNode }) {
  return (
    <p role={isFault ? 'alert' : 'status'} className="rounded-lg bg-card px-3 py-1 text-ink">
      {children}
    </p>
  );
}

/** What lies below the page is seen through it, for as long as it is shown. */
function useNothingBehind(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.background = 'transparent';
    return () => void style.removeProperty('background');
  }, []);
}
