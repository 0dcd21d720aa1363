import { healthOf, unitOf } from '@/battle/state/army';
import { type Battle, combatOf } from '@/battle/state/battle';
import { isClosed, latestRound } from '@/battle/state/combat';
import { countsOf, MAX_COUNT_OF_UNIT } from '@/battle/state/counted-unit';
import { sheetOf } from '@/battle/state/edition-of';
import { startingHealth } from '@/battle/state/unit';
import { type BattleEvent, type Entry, type EventOf, factsOf, isAssaultEvent, isUndoable } from './event';
import { reduce, withEvent } from './reduce';
import type { Step } from './step';

/*
 * How a correction works.
 *
 * An entry never changes. A correction is an entry of its own: it names the wrong entries and has what
 * they should have been. From then on the log is replayed with that instead. Later entries keep their
 * step: 4 lost stay 4 lost, from the new value. Closed rounds and the end of the battle keep their
 * records; confirmations are cancelled. If a later entry no longer fits, for example a loss of more than
 * is left, the correction is refused.
 *
 * The gestures of an assault depend on earlier dice. When a correction is decided
 * (`decide-correction.ts`), they are decided again with the players' same entries, and the correction
 * records the new results (`following`), so that no replay needs the rules.
 */

/** Whether the entry corrects others. */
export function isCorrection({ events: [event] }: Entry): boolean {
  return event.type === 'entriesCorrected';
}

/** Whether the entry may be corrected: it is no correction itself, nor what a phone says of another entry. */
export function isCorrectable(entry: Entry): boolean {
  return isUndoable(entry) && !entry.events.some((event) => factsOf(event).remark);
}

/** Whether an event of the entry happened in an assault. */
export function isOfAssault({ events }: Entry): boolean {
  return events.some(isAssaultEvent);
}

/** The steps of a log with corrections, or the number of the first entry that does not fit. */
export type Replayed =
  | { readonly kind: 'fits'; readonly steps: readonly Step[] }
  | { readonly kind: 'unfitting'; readonly seq: number };

/**
 * Replays these entries, which are in force, in order and as written, with the content of their corrections.
 */
export function replayCorrected(entries: readonly Entry[]): Replayed {
  const { instead, spans, unfitting } = correctionsIn(entries);
  if (unfitting !== null) return { kind: 'unfitting', seq: unfitting };
  // An entry after a correction was decided with it, and stays as it is.
  const isBetween = (seq: number) => spans.some(({ first, by }) => first < seq && seq < by);
  const steps: Step[] = [];
  let battle: Battle | null = null;
  for (const entry of entries) {
    const corrected = instead.get(entry.seq);
    const step: Step | null | 'nothing' = corrected
      ? replaced(battle, entry, corrected)
      : isBetween(entry.seq)
        ? keepingItsStep(battle, entry)
        : written(battle, entry);
    if (step === null) return { kind: 'unfitting', seq: entry.seq };
    if (step === 'nothing') continue;
    battle = step.battle;
    steps.push(step);
  }
  return { kind: 'fits', steps };
}

/**
 * What replaces each corrected entry; of two corrections of one entry the later one counts. Or the first
 * correction that is not allowed.
 */
function correctionsIn(entries: readonly Entry[]): {
  readonly instead: ReadonlyMap<number, readonly BattleEvent[]>;
  /** From the first entry that each correction names to its own number. */
  readonly spans: readonly { readonly first: number; readonly by: number }[];
  readonly unfitting: number | null;
} {
  const instead = new Map<number, readonly BattleEvent[]>();
  const spans: { first: number; by: number }[] = [];
  const before = new Map<number, Entry>();
  for (const entry of entries) {
    const [event] = entry.events;
    if (event.type === 'entriesCorrected') {
      spans.push({ first: event.seqs[0], by: entry.seq });
      for (const [index, seq] of event.seqs.entries()) {
        const wrong = before.get(seq);
        if (!wrong || !isCorrectable(wrong)) return { instead, spans, unfitting: entry.seq };
        instead.set(seq, index === 0 ? event.to : []);
      }
      for (const { seq, events } of event.following ?? []) {
        const later = before.get(seq);
        if (!later || !isOfAssault(later)) return { instead, spans, unfitting: entry.seq };
        instead.set(seq, events);
      }
    }
    before.set(entry.seq, entry);
  }
  return { instead, spans, unfitting: null };
}

function written(battle: Battle | null, entry: Entry): Step | null {
  const after = reduce(battle, entry);
  return after && { entry, battle: after };
}

function replaced(
  battle: Battle | null,
  entry: Entry,
  [first, ...rest]: readonly BattleEvent[],
): Step | null | 'nothing' {
  return first ? written(battle, { ...entry, events: [first, ...rest] }) : 'nothing';
}

/**
 * The entry with every change applied to the present values; null if a change of that size is no longer
 * possible. Each event is moved in the middle of its gesture, but the gesture is read as one: a combat that
 * it opens has its first round only at its end. A gesture of an assault was decided again by the rules, which
 * know better whether it still fits: its models are hit also where their unit left the combat.
 */
export function keepingItsStep(before: Battle | null, entry: Entry): Step | null {
  let during = before;
  const events: BattleEvent[] = [];
  const isDecided = isOfAssault(entry);
  for (const event of entry.events) {
    const fits = during && (isDecided || isStillPossible(during, event));
    const moved = during && fits ? fromNow(during, event) : null;
    if (!during || !moved) return null;
    events.push(moved);
    during = withEvent(during, moved, entry);
  }
  const [first, ...rest] = events;
  if (!first) return null;
  const same = events.every((event, index) => event === entry.events[index]);
  return written(before, same ? entry : { ...entry, events: [first, ...rest] });
}

/**
 * The event with its step applied to the present value. Only counts have a step; a set value stays as it was
 * set. Null if it is no longer possible.
 */
function fromNow(battle: Battle, event: BattleEvent): BattleEvent | null {
  if (event.type === 'healthChanged') return healthFromNow(battle, event);
  if (event.type === 'combatAnswered') return casualtiesFromNow(battle, event);
  if (event.type === 'countChanged') return countFromNow(battle, event);
  return event;
}

function healthFromNow(battle: Battle, event: EventOf<'healthChanged'>): BattleEvent | null {
  const army = unitOf(battle, event.unitId);
  if (!army) return null;
  const { unsaid, ...rest } = event;
  if (army.unit.modelsUnsaid) return army.lost + rest.from - rest.to < 0 ? null : { ...rest, unsaid: true };
  const from = healthOf(army);
  if (from === event.from && !unsaid) return event;
  const to = from + event.to - event.from;
  return to < 0 || to > startingHealth(army.unit) ? null : { ...rest, from, to };
}

function countFromNow(battle: Battle, event: EventOf<'countChanged'>): BattleEvent | null {
  const army = unitOf(battle, event.unitId);
  if (!army) return null;
  const from = countsOf(army)[event.counter] ?? 0;
  if (from === event.from) return event;
  const to = from + event.to - event.from;
  return to < 0 || to > MAX_COUNT_OF_UNIT ? null : { ...event, from, to };
}

/** Casualties of no particular unit are counted tap by tap; every other row is set to a value. */
function casualtiesFromNow(battle: Battle, event: EventOf<'combatAnswered'>): BattleEvent | null {
  const combat = combatOf(battle, event.combatId);
  const round = combat && latestRound(combat);
  if (round?.number !== event.round) return null;
  if (event.rowId !== sheetOf(battle).casualties || typeof event.to !== 'number') return event;
  const before = Number(event.from ?? 0);
  const from = Number(round.answers[event.side][event.rowId] ?? 0);
  if (from === before) return event;
  const to = from + event.to - before;
  return to < 0 ? null : { ...event, from, to };
}

/**
 * Whether the units still fight there, and a round that was closed still is. The event was decided on this,
 * and no replay checks it again.
 */
function isStillPossible(battle: Battle, event: BattleEvent): boolean {
  const combat =
    'combatId' in event && event.combatId !== null ? combatOf(battle, event.combatId) : undefined;
  if (!combat) return true;
  const fights = (id: string | null) => id === null || combat.unitIds.some((unitId) => unitId === id);
  const round = latestRound(combat);
  switch (event.type) {
    case 'healthChanged':
      return event.cause !== 'combat' || event.to > event.from || fights(event.unitId);
    case 'countChanged':
      return event.to < event.from || fights(event.unitId);
    case 'contactChanged':
      return fights(event.unitId) && fights(event.enemyUnitId);
    case 'breakTestTaken':
      return fights(event.unitId);
    case 'roundBegan':
      return round === undefined || isClosed(round);
    case 'combatAnswered':
      return round !== undefined && !isClosed(round);
    default:
      return true;
  }
}
