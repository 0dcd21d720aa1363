import { useState } from 'react';
import { messageOf } from '@/plain/message-of';
import { ladderWords as texts } from '@/words/ladder-words';

/** Writes, and says where that failed: nothing is shown as kept that is not. */
export function useSaved(): readonly [string, (write: Promise<void>) => void] {
  const [failure, setFailure] = useState('');
  const save = (write: Promise<void>) => {
    write.then(
      () => setFailure(''),
      (error: unknown) => setFailure(texts.saveFailed(messageOf(error))),
    );
  };
  return [failure, save];
}
