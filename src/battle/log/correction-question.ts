import { fatesOf } from '@/battle/state/army';
import { editionOfBattle, sheetOf } from '@/battle/state/edition-of';
import { rowOf } from '@/rules/index';
import { assaultQuestion } from './assault-correction-question';
import type { CorrectionQuestion } from './correction-kinds';
import { isCorrectable } from './corrections';
import type { Entry, EventOf } from './event';
import { battleOf, entryAt, isInForce, type Ledger } from './ledger';
import { testQuestion } from './test-correction-question';

/** How the gesture of these entries (a tap or a burst of taps) can be corrected; null: not at all. */
export function correctionQuestion(ledger: Ledger, seqs: readonly number[]): CorrectionQuestion | null {
  const entries = seqs.flatMap((seq) => entryAt(ledger, seq) ?? []);
  const [entry] = entries;
  if (!entry || !entries.every((one) => isCorrectable(one) && isWritten(ledger, one))) return null;
  const [event] = entry.events;
  switch (event.type) {
    case 'healthChanged':
      return healthQuestion(event, entries);
    case 'countChanged':
      return countQuestion(event, entries);
    case 'combatAnswered':
      if (event.stays) return { kind: 'never' };
      return answerQuestion(ledger, event, entries);
    case 'fateChanged': {
      const { unitId } = event;
      return {
        kind: 'fate',
        was: event.to,
        fates: fatesOf(editionOfBattle(battleOf(ledger))),
        instead: (fate) => ({ type: 'changeFate', unitId, fate }),
      };
    }
    case 'breakTestTaken': {
      const { combatId, side, unitId } = event;
      return {
        kind: 'held',
        was: event.to.held,
        instead: (held) => ({ type: 'sayBreakTest', combatId, side, unitId, held }),
      };
    }
    case 'unitTested':
      return (entries.length === 1 ? testQuestion(ledger, entry) : null) ?? { kind: 'never' };
    default:
      return (entries.length === 1 ? assaultQuestion(ledger, entry) : null) ?? { kind: 'never' };
  }
}

/**
 * Whether the entry is in force, or a correction has taken it back: such a correction can be changed again.
 */
function isWritten(ledger: Ledger, { seq }: Entry): boolean {
  return isInForce(ledger, seq) || ledger.steps.some(({ entry }) => corrects(entry, seq));
}

function corrects({ events: [event] }: Entry, seq: number): boolean {
  return event.type === 'entriesCorrected' && event.seqs.includes(seq);
}

function healthQuestion(event: EventOf<'healthChanged'>, entries: readonly Entry[]): CorrectionQuestion {
  const { unitId, cause } = event;
  const by = entries
    .flatMap(({ events }) => events)
    .reduce((sum, each) => (isHealthOf(each, unitId) ? sum + each.to - each.from : sum), 0);
  const lost = by < 0;
  return {
    kind: 'amount',
    of: 'health',
    was: Math.abs(by),
    lost,
    instead: (count) => ({ type: 'changeHealth', unitId, by: lost ? -count : count, cause }),
  };
}

/** So much more or less of a counter, in one or several taps; dice of an outcome are entered as a total. */
function countQuestion(event: EventOf<'countChanged'>, entries: readonly Entry[]): CorrectionQuestion {
  const { unitId, counter, cause } = event;
  const by = entries
    .flatMap(({ events }) => events)
    .reduce((sum, each) => (isCountOf(each, event) ? sum + each.to - each.from : sum), 0);
  const lost = by > 0;
  return {
    kind: 'amount',
    of: 'counter',
    was: Math.abs(by),
    lost,
    instead: (count) =>
      cause === 'dice'
        ? { type: 'rollOwed', unitId, total: count }
        : { type: 'changeCount', unitId, counter, by: lost ? count : -count, cause },
  };
}

function isCountOf(
  event: Entry['events'][0],
  { unitId, counter }: EventOf<'countChanged'>,
): event is EventOf<'countChanged'> {
  return event.type === 'countChanged' && event.unitId === unitId && event.counter === counter;
}

function isHealthOf(event: Entry['events'][0], unitId: string): event is EventOf<'healthChanged'> {
  return event.type === 'healthChanged' && event.unitId === unitId;
}

function answerQuestion(
  ledger: Ledger,
  event: EventOf<'combatAnswered'>,
  entries: readonly Entry[],
): CorrectionQuestion {
  const sheet = sheetOf(battleOf(ledger));
  const { combatId, side, rowId } = event;
  const newest = entries.at(-1)?.events[0];
  const was = newest?.type === 'combatAnswered' ? newest.to : event.to;
  if (rowId !== sheet.casualties) {
    return {
      kind: 'answer',
      side,
      row: rowOf(sheet, rowId),
      was,
      instead: (answer) => ({ type: 'answer', combatId, side, rowId, answer }),
    };
  }
  const by = Number(was ?? 0) - Number(event.from ?? 0);
  const lost = by > 0;
  return {
    kind: 'amount',
    of: 'health',
    was: Math.abs(by),
    lost,
    instead: (count) => ({
      type: 'count',
      combatId,
      side,
      rowId,
      by: lost ? count : -count,
      on: 'unassigned',
    }),
  };
}
