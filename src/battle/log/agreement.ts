import type { Decision } from '@/battle/state/decision';
import { deviceOf, type WriterId } from '@/battle/state/ids';
import { accepted, type NoValues, type RefusalOf, refused } from '@/rules/index';
import { correctedAssault, correctedOutcome } from './corrected-round';
import { isCorrection } from './corrections';
import { type Entry, factsOf, type LogEvent } from './event';
import type { LogIntent } from './intent';
import { battleOf, entryAt, isInForce, type Ledger } from './ledger';

/*
 * Where two phones write, one is shown what the other one closed or corrected, and agrees or objects: an entry of
 * its own, which names the device by its writer. It changes nothing of the battle.
 */

/** Why an answer to an entry was refused. */
export type AgreementRefusal = RefusalOf<{
  noSuchEntry: NoValues; // an entry that the log does not have, or that is not in force
  notAgreedOn: NoValues; // an entry that neither closes a round nor corrects one
}>;

/** Whether the entry closes a round of a combat. */
export function closesRound({ events }: Entry): boolean {
  return events.some((event) => factsOf(event).settles && event.type !== 'combatEnded');
}

/** Agrees to an entry in force, or objects. Refused of any that neither closes a round nor corrects. */
export function decideAnswer(
  ledger: Ledger,
  { seq, agrees }: Extract<LogIntent, { type: 'answerEntry' }>,
): Decision<LogEvent, AgreementRefusal> {
  const entry = entryAt(ledger, seq);
  if (!entry || !isInForce(ledger, seq)) return refused('noSuchEntry');
  if (!closesRound(entry) && !isCorrection(entry)) return refused('notAgreedOn');
  return accepted([{ type: agrees ? 'entryAgreed' : 'entryObjected', seq }]);
}

/** How the phones stand to an entry: on how many it was written or agreed to, and whether one objects to it. */
export type Agreement = { readonly phones: number; readonly isObjected: boolean };

/** How the phones stand to each entry that one was asked about, by its number. */
export function agreementsIn(ledger: Ledger): ReadonlyMap<number, Agreement> {
  return new Map(
    [...answersIn(ledger)].map(([seq, answers]) => {
      const writer = entryAt(ledger, seq)?.writer;
      const agreeing = [...answers].flatMap(([device, { agrees }]) => (agrees ? [device] : []));
      const phones = new Set(writer === undefined ? agreeing : [deviceOf(writer), ...agreeing]).size;
      return [seq, { phones, isObjected: [...answers.values()].some(({ agrees }) => !agrees) }];
    }),
  );
}

/** Whether that entry may say something else since an earlier one was corrected: a round with the same figures does not. */
function readsOtherwise(ledger: Ledger, seq: number): boolean {
  const [event] = entryAt(ledger, seq)?.events ?? [];
  if (event?.type === 'roundClosed') return correctedOutcome(ledger, event.combatId, event.round) !== null;
  if (event?.type === 'assaultClosed') return correctedAssault(ledger, event.combatId, event.round) !== null;
  return true;
}

type Answer = { readonly writer: WriterId; readonly agrees: boolean };

/**
 * The answers in force to each entry, by device. A later correction of what is before an entry makes the
 * answers to it void where it reads otherwise now: they were given to something else.
 */
function answersIn(ledger: Ledger): Map<number, Map<WriterId, Answer>> {
  const all = new Map<number, Map<WriterId, Answer>>();
  for (const { entry } of ledger.steps) {
    const [event] = entry.events;
    if (event.type === 'entriesCorrected')
      for (const seq of [...all.keys()])
        if (seq >= event.seqs[0] && readsOtherwise(ledger, seq)) all.delete(seq);
    if (event.type !== 'entryAgreed' && event.type !== 'entryObjected') continue;
    const answers = all.get(event.seq) ?? new Map<WriterId, Answer>();
    all.set(
      event.seq,
      answers.set(deviceOf(entry.writer), { writer: entry.writer, agrees: event.type === 'entryAgreed' }),
    );
  }
  return all;
}

/** What a phone is asked to agree to, or what another phone objects to. */
export type OpenAnswer = { readonly kind: 'round' | 'correction' | 'objected'; readonly entry: Entry };

/** The phone that asks: what it wrote itself, and which entries of others it is asked about at all. */
export type Asked = {
  readonly isOwn: (writer: WriterId) => boolean;
  readonly isAsked: (entry: Entry) => boolean;
  /** Whether it is asked about rounds too. */
  readonly rounds: boolean;
};

/**
 * What is open between this phone and the others, the newest first: what they object to; corrections that this
 * one has not answered; and the round closed last, until the battle has ended, which is confirmed as a whole.
 */
export function openAnswers(ledger: Ledger, { isOwn, isAsked, rounds }: Asked): readonly OpenAnswer[] {
  const answers = answersIn(ledger);
  const answered = new Set(
    ledger.steps.flatMap(({ entry }) => {
      const [event] = entry.events;
      const isAnswer = event.type === 'entryAgreed' || event.type === 'entryObjected';
      return isAnswer && isOwn(entry.writer) ? [event.seq] : [];
    }),
  );
  const lastRound = battleOf(ledger).outcome
    ? undefined
    : ledger.steps.findLast(({ entry }) => closesRound(entry))?.entry;
  return ledger.steps.toReversed().flatMap(({ entry }): OpenAnswer[] => {
    const given = [...(answers.get(entry.seq)?.values() ?? [])];
    const objects = given.some(({ writer, agrees }) => !agrees && !isOwn(writer));
    if (objects) return [{ kind: 'objected', entry }];
    if (answered.has(entry.seq) || isOwn(entry.writer) || !isAsked(entry)) return [];
    if (isCorrection(entry)) return [{ kind: 'correction', entry }];
    return rounds && entry === lastRound ? [{ kind: 'round', entry }] : [];
  });
}
