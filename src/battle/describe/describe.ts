import {
  type Entry,
  type EventOf,
  isArmyEvent,
  isAssaultEvent,
  isCombatEvent,
  isMatchEvent,
  isScoreEvent,
} from '@/battle/log/event';
import { asSpoken } from '@/rules/index';
import { describeArmy } from './army';
import { describeAssault } from './assault';
import { describeCombat } from './combat';
import type { Description } from './description';
import { joinedDescription } from './joined-description';
import { describeLog } from './log';
import { describeMatch } from './match';
import type { DescriptionContext } from './naming';
import { describeScore } from './score';

/*
 * What the log says, as data, before `words` makes sentences of it.
 *
 * 1. `descriptionContext` collects the names of everything in a ledger: rows of the edition, combats,
 * units, groups.
 * 2. `describe` gives the first event of an entry, which names the gesture, to its subject (`match.ts`,
 * `combat.ts`, `assault.ts`, `army.ts`, `score.ts`, `log.ts`). Each subject returns a key and its values,
 * and `words` makes the sentence.
 * 3. `logByTurn` makes the lines of the log from these: grouped by turn, with quick taps on one counter as
 * one line (`joined-description.ts`).
 * 4. `topicsOf` returns what each entry is about. The log is filtered by this, and a unit's story
 * (`unitStory`) is the log filtered by the unit.
 */

/**
 * What the entry's gesture did, from its first event, as data; `words` makes the sentence. The rulebook's words
 * in it are of the language that is spoken.
 */
export function describe(entry: Entry, context: DescriptionContext): Description {
  const said = asSpoken(context.editionId, described(entry, context));
  const agreement = context.agreements.get(entry.seq);
  const retested = context.tested.get(entry.seq);
  return {
    ...said,
    ...(agreement && { agreement }),
    ...(retested && { retested: asSpoken(context.editionId, retested) }),
  };
}

function described(entry: Entry, context: DescriptionContext): Description {
  const [event] = entry.events;
  if (isMatchEvent(event)) return describeMatch(event, context);
  if (isCombatEvent(event)) return describeCombat(event, context, entry.seq);
  if (isArmyEvent(event)) return describeArmy(event, entry.events, context);
  if (isScoreEvent(event)) return describeScore(event, context);
  if (isAssaultEvent(event)) return describeAssault(event, entry.events, context);
  if (event.type === 'entriesCorrected') return describeCorrection(event, entry, context);
  if (event.type === 'entryAgreed' || event.type === 'entryObjected') {
    const about = context.answered.get(event.seq);
    return { key: event.type, about: about ? describe(about, context) : null };
  }
  return describeLog(event);
}

function describeCorrection(
  { seqs, to: [first, ...rest] }: EventOf<'entriesCorrected'>,
  entry: Entry,
  context: DescriptionContext,
): Description {
  const to = first ? describe({ ...entry, events: [first, ...rest] }, context) : null;
  const written = (context.corrected.get(seqs[0]) ?? []).map((wrong) => describe(wrong, context));
  const was = written.reduce<Description | null>(
    (before, after) => (before ? (joinedDescription(before, after) ?? before) : after),
    null,
  );
  return { key: 'corrected', was, to };
}
