import type { WriterId } from '@/battle/state/ids';
import {
  accepted,
  type NoValues,
  type RefusalOf,
  type Result,
  refused,
  SIDES,
  type Side,
} from '@/rules/index';
import { type DecisionRefusal, decide, type Events } from './decide';
import { ENTRY_VERSION, type Entry } from './event';
import type { Intent } from './intent';
import { append, battleOf, type Ledger, nextRedo, nextSeq, nextUndo } from './ledger';
import { parseEntry } from './parse-entry';

/*
 * A battle that two phones write, as its log knows it. The host alone appends; a guest's tap waits until the
 * host has decided it, and is shown meanwhile behind the log.
 */

/** Why a guest's tap may not be asked for, whatever the rules say. */
export type AskRefusal = RefusalOf<{
  hostOnly: NoValues; // who writes the battle, and its tags, are decided on the phone that writes it
  othersSide: NoValues; // it concerns the side that this guest was not given
  othersTap: NoValues; // undo would take back another tap than the guest saw, or may
  stillAsked: NoValues; // it is about a tap that waits itself
  askUnknown: NoValues; // this version does not know what is asked, or cannot make an entry of it
  askTooLarge: NoValues; // it is more than goes over at once
  askOut: NoValues; // the guest left, or was thrown out, before it was decided
  askTaken: NoValues; // another phone had come by the same invitation
}>;

/** A tap of a guest, as it waits and travels. */
export type AskedTap = {
  readonly intent: Intent;
  /** When it was made, by the guest's clock. */
  readonly at: number;
  /** What the guest saw that undo or redo would name: an entry's number, or its writer if it is a guest's. */
  readonly names: number | string | null;
};

/** What a guest was given, and how its entries name it. */
export type GuestRights = {
  readonly sides: readonly Side[];
  /** Whether an entry of that writer is this guest's. */
  readonly isOwn: (writer: WriterId) => boolean;
};

/**
 * New ids of a tap that waits are made of its number above this one, which no entry has. The host puts in
 * their place what they became.
 */
const WAITING_IDS = 1_000_000;
const WAITING_ID = /\b([cgu])1(\d{6})(?!\d)/g;

/** The tap that a guest makes of an intent, by what it sees. */
export function tapOf(shown: Ledger, intent: Intent, at: number): AskedTap {
  return { intent, at, names: nameOf(named(shown, intent)) };
}

function named(ledger: Ledger, { type }: Intent): Entry | undefined {
  if (type === 'undo') return nextUndo(ledger);
  return type === 'redo' ? nextRedo(ledger) : undefined;
}

/** A guest's entry has another number once it is decided, but no other one has its writer. */
function nameOf(entry: Entry | undefined): number | string | null {
  if (!entry) return null;
  return entry.writer.includes('.') ? entry.writer : entry.seq;
}

/**
 * Whether a guest may ask for that: a guest of both sides for all but who writes the battle; a guest of one
 * side for what concerns that side, or none, and to undo its own taps.
 */
export function mayAsk(
  ledger: Ledger,
  { intent, names }: Pick<AskedTap, 'intent' | 'names'>,
  { sides, isOwn }: GuestRights,
): Result<null, AskRefusal> {
  if (intent.type === 'handOver' || intent.type === 'takeOver' || intent.type === 'changeTags')
    return refused('hostOnly');
  if (intent.type === 'undo' || intent.type === 'redo') {
    const entry = named(ledger, intent);
    const isSeen = nameOf(entry) === names;
    const isAllowed = sides.length > 1 || entry === undefined || isOwn(entry.writer);
    return isSeen && isAllowed ? accepted(null) : refused('othersTap');
  }
  if (sides.length > 1) return accepted(null);
  if (intent.type === 'correctEntries') return refused('othersTap');
  if (!confirmedBy(intent).every((confirmed) => sides.includes(confirmed))) return refused('othersSide');
  const side = sideOf(ledger, intent);
  return side === null || sides.includes(side) ? accepted(null) : refused('othersSide');
}

/** The sides for which an intent agrees to a round, or confirms the end. */
function confirmedBy(intent: Intent): readonly Side[] {
  if (intent.type === 'closeRound') return intent.confirmedBy ?? [];
  return intent.type === 'finishBattle' ? SIDES.filter((side) => intent.confirmed[side]) : [];
}

/** The side that an intent concerns: it names it, or a unit of it; null: neither. */
function sideOf(ledger: Ledger, intent: Intent): Side | null {
  if ('side' in intent) return intent.side;
  const unitId = 'unitId' in intent ? intent.unitId : null;
  const known = battleOf(ledger).units.find(({ unit }) => unit.id === unitId);
  return known?.unit.side ?? null;
}

/** A tap that waits: its number, and who its entry will name. */
export type WaitingTap = AskedTap & { readonly number: number; readonly writer: WriterId };

/**
 * A battle as a guest sees it: its log, and behind it what its own waiting taps would become. What does not
 * fit any more is left out; the host says why. `stored` stays what the host has written.
 */
export function withAsked(ledger: Ledger, waiting: readonly WaitingTap[]): Ledger {
  return waiting.reduce<Ledger>((before, tap) => {
    const shown = showAsked(before, tap);
    return shown.ok ? shown.value.ledger : before;
  }, ledger);
}

/** The same with one tap more, and the events that it would become; refused where it does not fit. */
export function showAsked(
  before: Ledger,
  { intent, writer, at, number }: WaitingTap,
): Result<{ readonly ledger: Ledger; readonly events: Events }, DecisionRefusal | AskRefusal> {
  const decided = decide(before, intent, WAITING_IDS + number);
  if (!decided.ok) return decided;
  const entry = {
    battleId: battleOf(before).id,
    seq: nextSeq(before),
    at,
    writer,
    v: ENTRY_VERSION,
    events: decided.value,
  } as const;
  const ledger = append(before, entry);
  if (!ledger) return refused('askUnknown');
  return accepted({ ledger: { ...ledger, stored: before.stored }, events: decided.value });
}

/** More than this of an intent, as JSON, does not surely fit what a club passes on. */
const MAX_INTENT_LETTERS = 60_000;

/** Whether an intent is more than goes over at once: a long list is imported where the battle is written. */
export function isTooLarge(intent: Intent): boolean {
  return JSON.stringify(intent).length > MAX_INTENT_LETTERS;
}

/** Whether an intent is about an entry behind the log, which is a tap that waits. */
export function isAboutWaiting({ stored }: Ledger, intent: Intent): boolean {
  if (intent.type === 'correctEntries') return intent.seqs.some((seq) => seq > stored.length);
  if (intent.type === 'answerEntry') return intent.seq > stored.length;
  return intent.type === 'addNote' && intent.about !== null && intent.about > stored.length;
}

/**
 * Decides on the host what a guest asks for. `seqOf` tells which entry one of that guest's numbers became.
 * What comes from another phone is not trusted to be an intent: what would make no readable entry is refused.
 */
export function decideAsked(
  ledger: Ledger,
  tap: AskedTap,
  rights: GuestRights,
  seqOf: (number: number) => number | undefined,
): Result<Events, DecisionRefusal | AskRefusal> {
  try {
    const intent = withRealIds(tap.intent, seqOf);
    const may = mayAsk(ledger, { intent, names: tap.names }, rights);
    if (!may.ok) return may;
    const decided = decide(ledger, intent);
    if (!decided.ok) return decided;
    const entry = {
      battleId: battleOf(ledger).id,
      seq: nextSeq(ledger),
      at: 1,
      writer: 'guest',
      v: ENTRY_VERSION,
      events: decided.value,
    };
    const isReadable = parseEntry(JSON.parse(JSON.stringify(entry))).kind === 'entry';
    return isReadable ? decided : refused('askUnknown');
  } catch {
    return refused('askUnknown');
  }
}

function withRealIds(intent: Intent, seqOf: (number: number) => number | undefined): Intent {
  const text = JSON.stringify(intent);
  const real = text.replace(WAITING_ID, (id, letter: string, number: string) => {
    const seq = seqOf(Number(number));
    return seq === undefined ? id : `${letter}${seq}`;
  });
  return real === text ? intent : (JSON.parse(real) as Intent);
}
