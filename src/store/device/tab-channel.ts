import type { BattleId } from '@/battle/state/ids';

/** How the tabs of a browser tell each other what they have written. */
export type TabChannel = {
  /** Tells the other tabs, if there are any, that a battle has a new entry. */
  tell(id: BattleId): void;
  /**
   * Calls back when another tab reports a battle, or (null) may have written any of them before it knew this
   * tab. Returns a function to stop.
   */
  onTold(heard: (id: BattleId | null) => void): () => void;
};

/**
 * The channel between the tabs; null if the browser has none or refuses it. A tab announces itself at once.
 * Until then, other tabs report nothing, because a message for each tap would be slow; when a tab appears,
 * they report that any battle may have been written.
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
