import { useEffect } from 'react';
import { useSettingsStore } from '@/store/page/use-page-stores';

/** From now on Home shows the way to events: who opens a club or an event needs it again. */
export function useEventsOnHome(): void {
  const settings = useSettingsStore();
  useEffect(() => {
    if (!settings.getState().eventsUsed) settings.change({ eventsUsed: true });
  }, [settings]);
}
