import { useContext, useEffect } from 'react';
import { PageContext } from './page-context';

/**
 * Keeps the screen awake while `wanted`, and only while the calling component is shown. If that part of the
 * app cannot be loaded, the screen sleeps.
 */
export function useScreenKeptOn(wanted: boolean): void {
  const { wakeLock } = useContext(PageContext);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    wakeLock.load().then(
      (lock) => {
        if (!over) lock.keepAwake(true);
      },
      () => {},
    );
    return () => {
      over = true;
      wakeLock.get()?.keepAwake(false);
    };
  }, [wakeLock, wanted]);
}
