import type { Battle } from '@/battle/state/battle';
import { sameValue } from '@/plain/same-value';
import { accepted, type NoValues, type RefusalOf, type Result, refused } from '@/rules/index';
import { isCorrectable, replayCorrected } from './corrections';
import type { BattleEvent, Entry, EventOf } from './event';
import { battleOf, type Ledger, nextSeq, writtenInForce } from './ledger';

/** Why a correction was refused. */
export type CorrectionRefusal = RefusalOf<{
  nothingChanged: NoValues; // what it should have been is what it was
  noSuchEntry: NoValues; // an entry that the log does not have, or that was undone
  notCorrectable: NoValues; // an entry that no undo takes back, a step of an assault, or another correction
  laterDoesNotFit: { seq: number }; // something written later would no longer be possible: the number of that entry
}>;

/** The numbers of the entries that are corrected together, oldest first: one, or the taps of a burst. */
export type CorrectedSeqs = EventOf<'entriesCorrected'>['seqs'];

/** The battle as it stood before these entries: what should have happened is decided in it. Refused where they cannot be corrected. */
export function battleBefore(ledger: Ledger, seqs: CorrectedSeqs): Result<Battle, CorrectionRefusal> {
  const wrong = writtenInForce(ledger.entries).filter(({ seq }) => seqs.includes(seq));
  const rising = seqs.every((seq, index) => index === 0 || seq > (seqs[index - 1] ?? 0));
  if (wrong.length !== seqs.length || !rising) return refused('noSuchEntry');
  if (!wrong.every(isCorrectable)) return refused('notCorrectable');
  const [first] = seqs;
  const before = ledger.steps.findLast(({ entry }) => entry.seq < first);
  return before ? accepted(before.battle) : refused('notCorrectable');
}

/** The correction by which these events stand in the place of the entries. Refused where something later would no longer fit. */
export function decideCorrection(
  ledger: Ledger,
  seqs: CorrectedSeqs,
  to: readonly BattleEvent[],
): Result<readonly [EventOf<'entriesCorrected'>], CorrectionRefusal> {
  const now = ledger.steps.filter(({ entry }) => seqs.includes(entry.seq));
  const events = now.flatMap(({ entry }) => entry.events);
  if (sameValue(events, to)) return refused('nothingChanged');
  const correction = { type: 'entriesCorrected', seqs, to } as const;
  const replayed = replayCorrected([...writtenInForce(ledger.entries), asEntry(ledger, correction)]);
  return replayed.kind === 'fits'
    ? accepted([correction])
    : refused('laterDoesNotFit', { seq: replayed.seq });
}

/** The correction as it would be written: who writes it, and when, decides nothing. */
function asEntry(ledger: Ledger, correction: EventOf<'entriesCorrected'>): Entry {
  const { entry } = ledger.steps[0];
  return { ...entry, battleId: battleOf(ledger).id, seq: nextSeq(ledger), events: [correction] };
}
