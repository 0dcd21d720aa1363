import { useEffect, useState } from 'react';
import type { EarlierSide } from '@/store/battles/earlier-names';
import { usePageStores } from './use-page-stores';

/** The sides of earlier battles; empty until they are read, and if they cannot be read. */
export function useEarlierSides(): readonly EarlierSide[] {
  const { earlierSides } = usePageStores();
  const [read, setRead] = useState<readonly EarlierSide[]>([]);
  useEffect(() => {
    let current = true;
    earlierSides().then(
      (sides) => current && setRead(sides),
      // The disk cannot be read: players type the names.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [earlierSides]);
  return read;
}
