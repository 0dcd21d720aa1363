import { cardOf } from '@/battle/cards/card-of';
import { decide } from '@/battle/log/decide';
import { ENTRY_VERSION, type Entry } from '@/battle/log/event';
import { append, battleOf, beginLedger, type Ledger, nextSeq } from '@/battle/log/ledger';
import { startBattle } from '@/battle/log/start-battle';
import { exampleBattleId, isExample } from '@/battle/state/example-id';
import type { BattleId, WriterId } from '@/battle/state/ids';
import type { EntryLog } from '@/storage/entry-log';
import { EXAMPLE_EDITION, EXAMPLE_SETUP, EXAMPLE_STEPS } from './example-script';

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
 * The example battle, played until now: this version's rules decide its script, gesture by gesture. Throws if
 * they refuse one, which is a fault of the script.
 */
export function exampleLedger(id: BattleId, writer: WriterId, now: number): Ledger {
  const began = now - FOUGHT_FOR_MS;
  const stepMs = Math.floor(FOUGHT_FOR_MS / (EXAMPLE_STEPS.length + 2));
  const written = (seq: number, events: Entry['events']): Entry => ({
    battleId: id,
    seq,
    at: began + seq * stepMs,
    writer,
    v: ENTRY_VERSION,
    events,
  });
  const started = startBattle(EXAMPLE_EDITION, EXAMPLE_SETUP);
  let ledger = started.ok ? beginLedger(written(1, started.value)) : null;
  for (const step of EXAMPLE_STEPS) {
    if (!ledger) break;
    const decision = decide(ledger, step(battleOf(ledger)));
    if (!decision.ok) throw new Error(`Entry ${nextSeq(ledger)} of the example: ${decision.refusal.code}`);
    ledger = append(ledger, written(nextSeq(ledger), decision.value));
  }
  if (!ledger) throw new Error('The example does not fit the rules of this version');
  return ledger;
}

/** Writes the example again, instead of an earlier one, and returns its id. Rejects if IndexedDB does. */
export async function writeExample({ entryLog, now, newId, writer }: ExampleParts): Promise<BattleId> {
  const id = exampleBattleId(newId());
  const ledger = exampleLedger(id, writer, now());
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
