import * as v from 'valibot';
import type { EntryLog } from '@/storage/entry-log';

/** The record of the results that came from other phones. */
const RECORD = 'receivedResults';

/** A result that another phone has shown: its lines, and when it was kept, in milliseconds since 1970. */
export type ReceivedResult = { readonly keptAt: number; readonly lines: readonly string[] };

const schema = v.array(v.object({ keptAt: v.number(), lines: v.array(v.string()) }));

export type ReceivedResults = {
  /** Newest first. Each of these rejects where the disk refuses. */
  read(): Promise<readonly ReceivedResult[]>;
  /** Keeps a result; one that says the same is not kept twice. */
  keep(lines: readonly string[]): Promise<void>;
  remove(result: ReceivedResult): Promise<void>;
};

/** Results of battles that were fought on other phones: text to read and copy, no battle of this one. */
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
