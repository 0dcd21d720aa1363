import type { Entry } from '@/battle/log/event';
import type { Ledger } from '@/battle/log/ledger';
import type { Step } from '@/battle/log/step';
import { deviceOf, type WriterId } from '@/battle/state/ids';
import type { Turn } from '@/battle/state/turn';
import { sameTurn } from '@/battle/state/turn';
import { resultsBy } from '@/plain/remembered';
import { describe } from './describe';
import type { Description } from './description';
import { descriptionContext } from './description-context';
import { joinedDescription } from './joined-description';
import type { DescriptionContext } from './naming';

/**
 * Taps on the same counter within this time are shown as one line. This affects only the display: each tap is
 * written at once.
 */
export const BURST_MS = 5_000;

/** A line of the log: one gesture, or a burst of taps on one counter. */
export type LogLine = {
  /** The entries behind the line, oldest first. */
  readonly seqs: readonly [number, ...number[]];
  /** When the last of them was written, in milliseconds since 1970. */
  readonly at: number;
  readonly description: Description;
  /** Who wrote the last of them: all are of one device. */
  readonly writer: WriterId;
  /** Undone and not redone: shown with a line through it. */
  readonly undone: boolean;
  /** A correction in force replaced it. `to`: what it should have been; null: it did not happen at all. */
  readonly corrected?: { readonly to: Description | null };
};

/** The lines of one Player Turn, oldest first. */
export type LogTurn = { readonly turn: Turn; readonly lines: readonly LogLine[] };

/**
 * The log as players read it, oldest turn first: every gesture in the turn in which it was made, each burst
 * as one line, undone gestures kept. Undo and redo have no lines of their own: the gesture shows their
 * effect. A turn without a gesture has only the line of its beginning.
 */
export function logByTurn(ledger: Ledger): readonly LogTurn[] {
  const context = descriptionContext(ledger);
  const inForce = new Set(ledger.steps.map((step) => step.entry.seq));
  const corrections = correctionsInForce(ledger, context);
  const turns: { turn: Turn; lines: LogLine[] }[] = [];
  let turn = ledger.steps[0].battle.turn;
  for (const entry of ledger.entries) {
    const description = describe(entry, context);
    if (description.key === 'undone' || description.key === 'redone') continue;
    const corrected = corrections.get(entry.seq);
    const undone = !inForce.has(entry.seq) && !corrected;
    if (description.key === 'turnBegan' && !undone) turn = description.turn;
    let section = turns.at(-1);
    if (!section || !sameTurn(section.turn, turn)) {
      section = { turn, lines: [] };
      turns.push(section);
    }
    addLine(section.lines, {
      seqs: [entry.seq],
      at: entry.at,
      description,
      writer: entry.writer,
      undone,
      ...(corrected && { corrected }),
    });
  }
  return turns;
}

/** What replaced each entry that a correction in force names. */
function correctionsInForce(
  { steps }: Ledger,
  context: DescriptionContext,
): ReadonlyMap<number, LogLine['corrected']> {
  const corrections = new Map<number, LogLine['corrected']>();
  for (const { entry } of steps) {
    const [event] = entry.events;
    const told = event.type === 'entriesCorrected' ? describe(entry, context) : null;
    if (event.type !== 'entriesCorrected' || told?.key !== 'corrected') continue;
    const corrected = { to: told.to };
    for (const seq of event.seqs) corrections.set(seq, corrected);
  }
  return corrections;
}

function addLine(lines: LogLine[], line: LogLine): void {
  const last = lines.at(-1);
  const burst = last && joined(last, line);
  if (burst) lines[lines.length - 1] = burst;
  else lines.push(line);
}

/**
 * Both lines as one; null unless they are one burst: the same counter of the same round, by one device, within
 * `BURST_MS`, both in force or both undone.
 */
function joined(last: LogLine, line: LogLine): LogLine | null {
  if (
    deviceOf(last.writer) !== deviceOf(line.writer) ||
    last.undone !== line.undone ||
    last.corrected !== line.corrected
  )
    return null;
  if (line.at - last.at > BURST_MS) return null;
  const description = joinedDescription(last.description, line.description);
  return description && { ...line, seqs: [...last.seqs, ...line.seqs], description };
}

/** The entries in force that gave a row of a round its present answer, oldest first, as descriptions. */
export function entriesBehind(
  ledger: Ledger,
  place: { readonly combat: number; readonly round: number; readonly rowId: string },
): readonly { readonly entry: Entry; readonly description: Description }[] {
  const context = descriptionContext(ledger);
  return ledger.steps
    .filter(({ entry }) => entry.events[0].type === 'combatAnswered')
    .map(({ entry }) => ({ entry, description: describe(entry, context) }))
    .filter(
      ({ description }) =>
        'rowId' in description &&
        description.rowId === place.rowId &&
        description.combat.number === place.combat &&
        description.round === place.round,
    );
}

/**
 * The latest bursts of a ledger are cached and built from those before its last tap, because every tile asks
 * for its own.
 */
const burstsUpTo = resultsBy<Step, readonly LogLine[]>();

/**
 * The bursts of taps that are still fresh, the latest first, one for each counter. Only taps since the last
 * other gesture count, and only bursts that ended at most `BURST_MS` before the newest. Empty if the newest
 * entry is not a tap on a counter, or undid something.
 */
export function latestBursts(ledger: Ledger): readonly LogLine[] {
  const newest = ledger.steps.at(-1);
  if (!newest || newest.entry !== ledger.entries.at(-1)) return [];
  const bursts = burstsUpTo.get(newest) ?? burstsOf(ledger);
  burstsUpTo.set(newest, bursts);
  return bursts;
}

function burstsOf(ledger: Ledger): readonly LogLine[] {
  const context = descriptionContext(ledger);
  const taps: LogLine[] = [];
  for (let index = ledger.steps.length - 1; index >= 0; index -= 1) {
    const step = ledger.steps[index];
    if (!step) break;
    const known = burstsUpTo.get(step);
    if (known) {
      // One list for each battle is enough: the one of the step before is no longer needed.
      burstsUpTo.delete(step);
      return taps.reduceRight(withTap, known);
    }
    const { at, seq, writer } = step.entry;
    const description = describe(step.entry, context);
    const isTap = description.key === 'counted' || description.key === 'healthChanged';
    if (!isTap || (taps.at(-1)?.at ?? at) - at > BURST_MS) break;
    taps.push({ seqs: [seq], at, description, writer, undone: false });
  }
  return taps.reduceRight(withTap, []);
}

function withTap(bursts: readonly LogLine[], tap: LogLine): readonly LogLine[] {
  const [latest, ...earlier] = bursts.filter(({ at }) => tap.at - at <= BURST_MS);
  if (!latest) return [tap];
  const ofOthers = earlier.filter(({ description }) => !joinedDescription(description, tap.description));
  const longer = joined(latest, tap);
  return longer ? [longer, ...ofOthers] : [tap, latest, ...ofOthers];
}
