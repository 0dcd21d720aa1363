import { useEffect, useState } from 'react';
import { shownAddress, socketOrigin } from '@/club/address';
import type { FollowLink } from '@/club/overlay-address';
import { reachFromHere } from '@/features/club/page-origin';
import { sayRefusal } from '@/features/club/say-refusal';
import { chooseSocketOrigin } from '@/pwa/socket-policy';
import type { ShareRecord } from '@/store/battle/share-record';
import type { ClubStore } from '@/store/club/club-store';
import { followLink } from '@/store/club/share-links';
import { clubWords } from '@/words/club-words';

/** Nobody sits before the page of a stream to press a button: it tries again by itself. */
const RETRY_MS = 3_000;
/** A battle that is fetched for a stream: its id once it is here, and till then what stands in the way. */
export type Followed = { readonly battleId: string | null; readonly problem: string | null };

/** Follows the battle of that link without being asked, and tries again until it is here. */
export function useFollowed(store: ClubStore, link: FollowLink): Followed {
  const [followed, setFollowed] = useState<Followed>(() => ({
    battleId: knownAs(store, link),
    problem: null,
  }));
  const { battleId } = followed;
  useEffect(() => {
    if (battleId !== null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isShown = true;
    const attempt = async () => {
      const next = await follow(store, link);
      if (!isShown) return;
      setFollowed(next);
      if (next.battleId === null) timer = setTimeout(() => void attempt(), RETRY_MS);
    };
    void attempt();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [store, link, battleId]);
  return followed;
}

async function follow(store: ClubStore, link: FollowLink): Promise<Followed> {
  const problem = (text: string | null): Followed => ({ battleId: null, problem: text });
  const reach = reachFromHere(link.address);
  if (!reach.ok) return problem(sayRefusal(reach.refusal));
  if (reach.value === 'afterReload') {
    // A page that its reload does not help would be loaded for ever.
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isChosen = load?.type !== 'reload' && (await chooseSocketOrigin(socketOrigin(link.address)));
    if (isChosen) window.location.reload();
    return problem(isChosen ? null : clubWords.join.reloadFirst(shownAddress(link.address)));
  }
  const joined = await store.actions.join(link);
  if (joined.ok) return { battleId: joined.value, problem: null };
  // Whoever began the battle here has it.
  if (joined.refusal.code === 'begunHere') return { battleId: joined.refusal.values.battleId, problem: null };
  return problem(sayRefusal(joined.refusal));
}

/** The battle of this device that is shared under that link and goes on; null: none. */
function knownAs(store: ClubStore, { address, reader, key }: FollowLink): string | null {
  const isIt = (share: ShareRecord) => {
    const own = followLink(share);
    return own.address === address && own.reader === reader && own.key === key;
  };
  const known = [...store.getState().shares].find(([, share]) => share.ended === null && isIt(share));
  return known?.[0] ?? null;
}
