import { cardOf } from '@/battle/cards/card-of';
import { decide } from '@/battle/log/decide';
import { ENTRY_VERSION, type Entry } from '@/battle/log/event';
import { append, battleOf, beginLedger, type Ledger, nextSeq } from '@/battle/log/ledger';
import { startBattle } from '@/battle/log/start-battle';
import { exampleBattleId, isExample } from '@/battle/state/example-id';
import type { BattleId, WriterId } from '@/battle/state/ids';
import { EDITIONS, type Edition } from '@/rules/index';
import type { EntryLog } from '@/storage/entry-log';
import { exampleKindOf } from './example-kind';
import { EXAMPLES } from './examples';

/**
 * The age of the example battle when it is opened, in milliseconds. Its last entry is a minute old, so that
 * no entry counts as a fresh tap.
 */
const FOUGHT_FOR_MS = 150 * 60_000;

type ExampleParts = {
  readonly entryLog: EntryLog;
  readonly now: () => number;
  readonly newId: () => string;
  readonly writer: WriterId;
};

/**
 * The example battle of the rulebook, played until now: this version's rules decide its script, gesture by gesture. A
 * rulebook without one has that of the first. Throws if they refuse one, which is a fault of the script.
 */
export function exampleLedger(
  id: BattleId,
  writer: WriterId,
  now: number,
  editionId: string = EDITIONS[0].id,
): Ledger {
  const asked = (EDITIONS as readonly Edition[]).find((one) => one.id === editionId);
  const kind = asked && exampleKindOf(asked);
  const { setup, steps } = EXAMPLES[kind ?? 'ranks'];
  const began = now - FOUGHT_FOR_MS;
  const stepMs = Math.floor(FOUGHT_FOR_MS / (steps.length + 2));
  const written = (seq: number, events: Entry['events']): Entry => ({
    battleId: id,
    seq,
    at: began + seq * stepMs,
    writer,
    v: ENTRY_VERSION,
    events,
  });
  const started = startBattle(kind ? editionId : EDITIONS[0].id, setup);
  let ledger = started.ok ? beginLedger(written(1, started.value)) : null;
  for (const step of steps) {
    if (!ledger) break;
    const decision = decide(ledger, step(battleOf(ledger)));
    if (!decision.ok) throw new Error(`Entry ${nextSeq(ledger)} of the example: ${decision.refusal.code}`);
    ledger = append(ledger, written(nextSeq(ledger), decision.value));
  }
  if (!ledger) throw new Error('The example does not fit the rules of this version');
  return ledger;
}

/**
 * Writes the example of the rulebook again, instead of an earlier one of any, and returns its id. Rejects if IndexedDB
 * does.
 */
export async function writeExample(
  { entryLog, now, newId, writer }: ExampleParts,
  editionId?: string,
): Promise<BattleId> {
  const id = exampleBattleId(newId());
  const ledger = exampleLedger(id, writer, now(), editionId);
  await removeExamples(entryLog);
  await entryLog.appendAll(ledger.stored, cardOf(ledger));
  return id;
}

/** Removes every example from this device, with everything played in it. Rejects if IndexedDB does. */
export async function removeExamples(entryLog: EntryLog): Promise<void> {
  const examples = (await entryLog.battleIds()).filter(isExample);
  for (const id of examples) await entryLog.markDeleted(id, 0);
  await entryLog.purgeDeleted(examples);
}

/** What a page does with examples. `removed` is called once they are gone. */
export function examplesIn(parts: ExampleParts, removed: () => Promise<void>) {
  return {
    write: (editionId?: string): Promise<BattleId> => writeExample(parts, editionId),
    async remove(): Promise<void> {
      await removeExamples(parts.entryLog);
      await removed();
    },
  };
}
