import { safe } from './shared/format';

/** A time of day in the device's format. */
export const clockTime = safe(
  new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  () => '–:–',
);
