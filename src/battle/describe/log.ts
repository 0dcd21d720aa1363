import type { LogEvent } from '@/battle/log/event';

/** What a gesture did to the log itself, as a key and its values. */
export type LogDescription =
  | {
      readonly key: 'noteAdded';
      readonly text: string;
      /** Whether it is about an entry, which it stands beside. */
      readonly onEntry: boolean;
    }
  | { readonly key: 'undone' | 'redone'; readonly seq: number };

/** What the event did, in data that `words` turns into a sentence. A correction is told by what was written and what stands in its place. */
export function describeLog(event: Exclude<LogEvent, { readonly type: 'entriesCorrected' }>): LogDescription {
  if (event.type === 'noteAdded')
    return { key: 'noteAdded', text: event.text, onEntry: event.about !== null };
  return { key: event.type, seq: event.seq };
}
