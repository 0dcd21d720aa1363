import { event } from '@/messages/compiled/event';
import { day } from './en/format';

/** What was done in an event, and the questions before it is done; loaded with the screens of events. */
export const eventWords = {
  ...event,
  wastebasket: {
    ...event.wastebasket,
    forgottenOn: (at: number): string => event.wastebasket.forgottenOn(day.format(at)),
  },
  /** "2, 5, 7": tables by their numbers. */
  tables: (tables: readonly number[]): string => tables.join(', '),
};
