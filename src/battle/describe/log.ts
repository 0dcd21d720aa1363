import type { LogEvent } from '@/battle/log/event';

/** What a gesture did to the log itself, as a key and its values. */
export type LogDescription =
  | {
      readonly key: 'noteAdded';
      readonly text: string;
      /** Whether the note is about an entry, next to which it is shown. */
      readonly onEntry: boolean;
    }
  | { readonly key: 'undone' | 'redone'; readonly seq: number };

/**
 * What the event did, as data; `words` makes the sentence. A correction is described by what was written and
 * what replaced it.
 */
export function describeLog(
  event: Exclude<LogEvent, { readonly type: 'entriesCorrected' | 'entryAgreed' | 'entryObjected' }>,
): LogDescription {
  if (event.type === 'noteAdded')
    return { key: 'noteAdded', text: event.text, onEntry: event.about !== null };
  return { key: event.type, seq: event.seq };
}
