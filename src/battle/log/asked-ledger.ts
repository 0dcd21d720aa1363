import type { WriterId } from '@/battle/state/ids';
import { accepted, type NoValues, type RefusalOf, type Result, refused, type Side } from '@/rules/index';
import { decide } from './decide';
import { ENTRY_VERSION } from './event';
import type { Intent } from './intent';
import { append, battleOf, type Ledger, nextSeq, nextUndo } from './ledger';

/** Why a guest may not ask for that, whatever the rules say. */
export type AskRefusal = RefusalOf<{
  hostOnly: NoValues; // who writes the battle is decided on the phone that writes it
  othersSide: NoValues; // it concerns the side that this guest was not given
  othersTap: NoValues; // undo would take back what somebody else tapped
}>;

/** What a guest was given, and how its entries name it. */
export type GuestRights = {
  readonly sides: readonly Side[];
  /** Whether an entry of that writer is this guest's. */
  readonly isOwn: (writer: WriterId) => boolean;
};

/**
 * Whether a guest may ask for that: a guest of both sides for all but who writes the battle; a guest of one
 * side for what concerns that side, or none, and to undo its own taps.
 */
export function mayAsk(
  ledger: Ledger,
  intent: Intent,
  { sides, isOwn }: GuestRights,
): Result<null, AskRefusal> {
  if (intent.type === 'handOver' || intent.type === 'takeOver') return refused('hostOnly');
  if (sides.length > 1) return accepted(null);
  if (intent.type === 'undo' || intent.type === 'redo' || intent.type === 'correctEntries') {
    const undone = intent.type === 'undo' ? nextUndo(ledger) : undefined;
    return undone && isOwn(undone.writer) ? accepted(null) : refused('othersTap');
  }
  const side = sideOf(ledger, intent);
  return side === null || sides.includes(side) ? accepted(null) : refused('othersSide');
}

/** The side that an intent concerns: it names it, or a unit of it; null: neither. */
function sideOf(ledger: Ledger, intent: Intent): Side | null {
  if ('side' in intent) return intent.side;
  const unitId = 'unitId' in intent ? intent.unitId : null;
  const known = battleOf(ledger).units.find(({ unit }) => unit.id === unitId);
  return known?.unit.side ?? null;
}

/**
 * A battle as a guest sees it: its log, and behind it what its own waiting taps would become. What does not
 * fit any more is left out; the host says why.
 */
export function withAsked(
  ledger: Ledger,
  asked: readonly { readonly intent: Intent; readonly writer: WriterId; readonly at: number }[],
): Ledger {
  return asked.reduce<Ledger>((before, { intent, writer, at }) => {
    const decided = decide(before, intent);
    if (!decided.ok) return before;
    const { id: battleId } = battleOf(before);
    const entry = {
      battleId,
      seq: nextSeq(before),
      at,
      writer,
      v: ENTRY_VERSION,
      events: decided.value,
    } as const;
    return append(before, entry) ?? before;
  }, ledger);
}
