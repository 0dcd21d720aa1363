import { useCallback, useRef, useState } from 'react';
import { pairHashIn } from '@/club/pair-code';
import { type CodeNews, type Collection, collect, NO_CODES, progressOf } from '@/transfer/code-collection';
import { readPicture } from '@/transfer/read-picture';
import { fromResultCode } from '@/transfer/result-code';

/** What the camera has read so far. */
export type Reading = {
  readonly progress: ReturnType<typeof progressOf>;
  /** The kind of the last code; null before the first. */
  readonly news: CodeNews | null;
};

const NOTHING: Reading = { progress: null, news: null };

type Found = {
  /** All codes of a battle were read: its text. */
  onBattle(text: string): void;
  onResult(lines: readonly string[]): void;
  /** Another phone wants to be joined: the part of its link behind the "#". */
  onPair(hash: string): void;
};

/**
 * Reads codes from pictures: parts of a battle in any order, or a result. `look` is always the same function.
 */
export function useReading({ onBattle, onResult, onPair }: Found) {
  const [reading, setReading] = useState(NOTHING);
  const collection = useRef<Collection>(NO_CODES);
  const found = useRef({ onBattle, onResult, onPair });
  found.current = { onBattle, onResult, onPair };
  const look = useCallback((picture: ImageData) => {
    const code = readPicture(picture);
    if (code === null) return;
    const pair = pairHashIn(code);
    if (pair !== null) return found.current.onPair(pair);
    const result = fromResultCode(code);
    if (result) return found.current.onResult(result);
    const collected = collect(collection.current, code);
    collection.current = collected.collection;
    const { news, text } = collected;
    setReading((before) => {
      // Each code is seen many times; a repeated one causes no render.
      if (news === 'repeated' && before.news !== 'foreign' && before.news !== 'damaged') return before;
      // The other phone repeats its codes, so the fault stays on screen while they come again.
      const isStillBroken = news === 'added' && before.news === 'broken';
      return { progress: progressOf(collected.collection), news: isStillBroken ? 'broken' : news };
    });
    if (text !== null) found.current.onBattle(text);
  }, []);
  return { reading, look };
}
