import type { BattleId } from '@/battle/state/ids';

/** How the tabs of a browser tell each other what they wrote. */
export type TabChannel = {
  /** Tells the other tabs, where there are any, that a battle has a new entry. */
  tell(id: BattleId): void;
  /** Calls back when another tab has told of a battle, or (null) may have written any before it knew of this tab. Returns how to stop. */
  onTold(heard: (id: BattleId | null) => void): () => void;
};

/**
 * The channel between the tabs, or null where the browser has none or refuses it. A tab says at once that it is there. Until then the
 * others are alone and tell nobody, which would cost every tap; they make up for it by saying that any battle may have been written.
 */
export function openTabChannel(): TabChannel | null {
  try {
    return between(new BroadcastChannel('warledger.written'), new BroadcastChannel('warledger.tabs'));
  } catch {
    return null;
  }
}

type Greeting = 'hello' | 'here';

function between(written: BroadcastChannel, tabs: BroadcastChannel): TabChannel {
  let isAlone = true;
  let hasKeptToItself = false;
  const greet = (greeting: Greeting) => tabs.postMessage(greeting);
  tabs.addEventListener('message', ({ data }: MessageEvent<Greeting>) => {
    isAlone = false;
    if (data === 'hello') greet('here');
    if (hasKeptToItself) written.postMessage(null);
    hasKeptToItself = false;
  });
  greet('hello');
  return {
    tell(id) {
      if (isAlone) hasKeptToItself = true;
      else written.postMessage(id);
    },
    onTold(heard) {
      const listen = (message: MessageEvent<BattleId | null>) => heard(message.data);
      written.addEventListener('message', listen);
      return () => written.removeEventListener('message', listen);
    },
  };
}
