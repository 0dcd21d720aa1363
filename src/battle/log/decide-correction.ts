import { redecided } from '@/battle/assault/decide/redecide';
import type { FightEvent } from '@/battle/assault/decide/refusal';
import type { Battle } from '@/battle/state/battle';
import { sameValue } from '@/plain/same-value';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import { isCorrectable, isCorrection, isOfAssault, keepingItsStep, replayCorrected } from './corrections';
import {
  type BattleEvent,
  type Entry,
  type EventOf,
  isArmyEvent,
  isAssaultEvent,
  isCombatEvent,
} from './event';
import { battleOf, type Ledger, nextSeq, writtenInForce } from './ledger';
import { reduce } from './reduce';

/** Why a correction was refused. */
export type CorrectionRefusal = RefusalOf<{
  nothingChanged: NoValues; // the correction equals what was written
  noSuchEntry: NoValues; // an entry that the log does not have, or that was undone
  notCorrectable: NoValues; // an entry that undo may not take back, or another correction
  laterDoesNotFit: { seq: number }; // a later entry would no longer be possible: its number
}>;

/** The numbers of the entries that are corrected together, oldest first: one, or the taps of a burst. */
export type CorrectedSeqs = EventOf<'entriesCorrected'>['seqs'];

/**
 * The battle before these entries, in which the right gesture is decided. Refused if they cannot be
 * corrected.
 */
export function battleBefore(ledger: Ledger, seqs: CorrectedSeqs): Result<Battle, CorrectionRefusal> {
  const wrong = writtenInForce(ledger.entries).filter(({ seq }) => seqs.includes(seq));
  const rising = seqs.every((seq, index) => index === 0 || seq > (seqs[index - 1] ?? 0));
  if (wrong.length !== seqs.length || !rising) return refused('noSuchEntry');
  if (!wrong.every(isCorrectable)) return refused('notCorrectable');
  const [first] = seqs;
  const before = ledger.steps.findLast(({ entry }) => entry.seq < first);
  return before ? accepted(before.battle) : refused('notCorrectable');
}

/**
 * The correction that replaces the entries with these events. Refused if a later entry would no longer fit.
 */
export function decideCorrection(
  ledger: Ledger,
  seqs: CorrectedSeqs,
  to: readonly BattleEvent[],
): Result<readonly [EventOf<'entriesCorrected'>], CorrectionRefusal> {
  const now = ledger.steps.filter(({ entry }) => seqs.includes(entry.seq));
  const events = now.flatMap(({ entry }) => entry.events);
  if (sameValue(events, to)) return refused('nothingChanged');
  const followed = whatFollows(ledger, seqs, to);
  if (!followed.ok) return followed;
  const following = followed.value;
  const correction = {
    type: 'entriesCorrected',
    seqs,
    to,
    ...(following.length > 0 && { following }),
  } as const;
  const replayed = replayCorrected([...writtenInForce(ledger.entries), asEntry(ledger, correction)]);
  return replayed.kind === 'fits'
    ? accepted([correction])
    : refused('laterDoesNotFit', { seq: replayed.seq });
}

type Following = NonNullable<EventOf<'entriesCorrected'>['following']>;

/** The new results of later gestures of assaults, if they differ. Refused if one is no longer possible. */
function whatFollows(
  ledger: Ledger,
  seqs: CorrectedSeqs,
  to: readonly BattleEvent[],
): Result<Following, CorrectionRefusal> {
  const following: Following[number][] = [];
  const [first] = seqs;
  let battle = ledger.steps.findLast(({ entry }) => entry.seq < first)?.battle ?? null;
  const take = (entry: Entry, events: readonly BattleEvent[]): Battle | null => {
    const [named, ...rest] = events;
    return named ? battle && reduce(battle, { ...entry, events: [named, ...rest] }) : battle;
  };
  const wrong = ledger.entries.find(({ seq }) => seq === first);
  if (wrong) battle = take(wrong, to);
  const said = asSaid(ledger);
  for (const { entry } of ledger.steps) {
    if (entry.seq <= first || seqs.includes(entry.seq) || isCorrection(entry)) continue;
    if (!isOfAssault(entry)) {
      battle = keepingItsStep(battle, entry)?.battle ?? null;
    } else {
      const again = battle && redecided(battle, said(entry).filter(isOfFight), entry.seq);
      if (!again) return refused('laterDoesNotFit', { seq: entry.seq });
      battle = take(entry, again);
      if (!sameValue(again, entry.events)) following.push({ seq: entry.seq, events: again });
    }
    if (!battle) return refused('laterDoesNotFit', { seq: entry.seq });
  }
  return accepted(following);
}

/**
 * What the players said by each entry: as it was written, or as they corrected it. An earlier correction of
 * another entry may have left less of it, such as fewer of its dice; a later one begins with all of it.
 */
function asSaid(ledger: Ledger): (entry: Entry) => readonly BattleEvent[] {
  const inForce = writtenInForce(ledger.entries);
  const written = new Map(inForce.map(({ seq, events }) => [seq, events]));
  for (const { events } of inForce) {
    const [event] = events;
    if (event.type === 'entriesCorrected') for (const seq of event.seqs) written.delete(seq);
  }
  return ({ seq, events }) => written.get(seq) ?? events;
}

/** A gesture of an assault has only events of the fight, its combat and the armies. */
function isOfFight(event: BattleEvent): event is FightEvent {
  return isAssaultEvent(event) || isCombatEvent(event) || isArmyEvent(event);
}

/** The correction as an entry. Its writer and time do not matter here. */
function asEntry(ledger: Ledger, correction: EventOf<'entriesCorrected'>): Entry {
  const { entry } = ledger.steps[0];
  return { ...entry, battleId: battleOf(ledger).id, seq: nextSeq(ledger), events: [correction] };
}
