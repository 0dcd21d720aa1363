import { useEffect, useState } from 'react';
import type { EarlierSide } from '@/store/battles/earlier-names';
import { usePageStores } from './use-page-stores';

/** The sides of earlier battles, once they are read; none until then, and where they cannot be. */
export function useEarlierSides(): readonly EarlierSide[] {
  const { earlierSides } = usePageStores();
  const [read, setRead] = useState<readonly EarlierSide[]>([]);
  useEffect(() => {
    let current = true;
    earlierSides().then(
      (sides) => current && setRead(sides),
      // The disk cannot be read: names are typed.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [earlierSides]);
  return read;
}
