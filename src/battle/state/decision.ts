import { accepted, type NoValues, type Refusal, type RefusalOf, type Result, refused } from '@/rules/index';

/**
 * What an intent leads to: the events of one gesture, of which the first names it; or the reason for a
 * refusal.
 */
export type Decision<Event, Refused extends Refusal> = Result<readonly [Event, ...Event[]], Refused>;

/** These events as one gesture; the refusal `nothingChanged` if there are none. */
export function nonEmpty<Event>(
  events: readonly Event[],
): Decision<Event, RefusalOf<{ nothingChanged: NoValues }>> {
  const [first, ...rest] = events;
  return first ? accepted([first, ...rest]) : refused('nothingChanged');
}
