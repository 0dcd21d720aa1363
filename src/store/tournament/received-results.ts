import * as v from 'valibot';
import type { EntryLog } from '@/storage/entry-log';

/** The record of the results that came from other phones. */
const RECORD = 'receivedResults';

/** A result that another phone has shown: its lines, and when it was saved, in milliseconds since 1970. */
export type ReceivedResult = { readonly keptAt: number; readonly lines: readonly string[] };

const schema = v.array(v.object({ keptAt: v.number(), lines: v.array(v.string()) }));

export type ReceivedResults = {
  /** Newest first. Each of these rejects if IndexedDB does. */
  read(): Promise<readonly ReceivedResult[]>;
  /** Saves a result; an equal one is not saved twice. */
  keep(lines: readonly string[]): Promise<void>;
  remove(result: ReceivedResult): Promise<void>;
};

/** Results of battles that were fought on other phones: text to read and copy, not a battle of this phone. */
export function createReceivedResults(
  entryLog: Pick<EntryLog, 'readRecord' | 'writeRecord'>,
  now: () => number,
): ReceivedResults {
  async function read(): Promise<readonly ReceivedResult[]> {
    const parsed = v.safeParse(schema, await entryLog.readRecord(RECORD));
    return parsed.success ? parsed.output.toSorted((one, other) => other.keptAt - one.keptAt) : [];
  }

  return {
    read,
    async keep(lines) {
      const kept = await read();
      if (kept.some((result) => saysTheSame(result.lines, lines))) return;
      await entryLog.writeRecord(RECORD, [{ keptAt: now(), lines }, ...kept]);
    },
    async remove(removed) {
      const kept = await read();
      const others = kept.filter((result) => !saysTheSame(result.lines, removed.lines));
      await entryLog.writeRecord(RECORD, others);
    },
  };
}

function saysTheSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}
