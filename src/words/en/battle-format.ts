import { safe } from './format';

/** A share: "72%". The first page says none, and no time of day. */
export const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** A time of day in the device's format. */
export const clockTime = safe(
  new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  '–:–',
);
