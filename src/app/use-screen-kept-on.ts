import { useContext, useEffect } from 'react';
import { PageContext } from './page-context';

/** Keeps the screen awake while `wanted`, for as long as what asks for it is shown. Where that part of the app does not come, it sleeps. */
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
