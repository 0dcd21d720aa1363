import type { CountPart } from '@/battle/assault/standing/question';
import type { Description } from '@/battle/describe/description';
import type { EntryProblemKind } from '@/battle/log/parse-entry';
import type { SideSetup } from '@/battle/state/setup';
import type { TinctureId } from '@/battle/state/tincture';
import type { Turn } from '@/battle/state/turn';
import { battle as said } from '@/messages/compiled/battle';
import { number } from '@/messages/compiled/numbers';
import type { Side } from '@/rules/index';
import { assaultVerdict, logDice, moraleTest, rolledDice } from '@/words/assault/log-details';
import { armies } from './armies';
import { morale, sweep } from './assault/log';
import { clockTime } from './battle-format';
import { breakTest } from './break-test';
import { chance } from './chance';
import { clocks } from './clocks';
import { fight, scoreDetail } from './fight';
import { LOG_KIND_NAMES, logDetail, logSentence } from './log';
import { pursuedBy, takenTest, testEnd } from './log-tests';
import { PROBLEMS, REFUSALS } from './refusals';
import { score as battleScore } from './score';
import { day, side, sideNames, TINCTURE_NAMES, turn, unlessEmpty } from './shared/format';
import {
  combatChip,
  combatNamed,
  combatTitle,
  counted,
  facings,
  fates,
  roundEnd,
  unitCalled,
  unitsDestroyed,
} from './shared/phrases';
import { type ShortGesture, shortGesture } from './short-gesture';
import type { ToldRefusal } from './told-refusal';

/** The counted dice of an assault. */
const COUNTED: Readonly<Record<CountPart, string>> = said.counted;

/** These sentences in the current language; loaded with the screens of a battle. */
export const battleWords = {
  ...said,
  time: (at: number): string => clockTime.format(at),
  percent: chance,
  tincture: (id: TinctureId): string => TINCTURE_NAMES[id],
  sideNamesOrNone: (names: SideSetup): string => unlessEmpty(sideNames(names), '–'),
  armies,
  battleScore,
  breakTest,
  fight,
  combatTitle,
  combatChip,
  counted,
  unitCalled,
  logSentence,
  facings,
  fates,
  logDetail,
  logDice,
  rolledDice,
  pursuedBy,
  assaultVerdict,
  morale,
  moraleTest,
  sweep,
  takenTest,
  testEnd,
  scoreDetail,
  roundEnd,
  unitsDestroyed,
  refusal: <Code extends ToldRefusal['code']>(refusal: ToldRefusal<Code>): string =>
    REFUSALS[refusal.code](refusal.values),
  /** A refusal of another phone, which may run another version. */
  askedRefusal: ({ code, values }: Pick<ToldRefusal, 'values'> & { readonly code: string }): string =>
    (Object.hasOwn(REFUSALS, code) ? REFUSALS[code as 'askUnknown'] : REFUSALS.askUnknown)(values),

  newBattle: {
    ...said.newBattle,
    taken: (count: number, total: number): string => said.newBattle.taken({ count, total }),
  },

  turns: {
    ...said.turns,
    of: (n: number, of: number): string => (n <= of ? said.turns.of.less({ n, of }) : said.turns.of.more(n)),
    next: (to: Turn): string => said.turns.next(turn(to)),
    previous: (to: Turn): string => said.turns.previous(turn(to)),
    /** The name of the button has what is seen on it: the turn and the rulebook. */
    open: (now: Turn, rulebook: string): string => said.turns.open({ turn: turn(now), rulebook }),
    randomLength: {
      ...said.turns.randomLength,
      /** "Random game length: a D6 of 5 or more ends the battle with this turn, 33%". */
      chance: (label: string, from: number, odds: number): string =>
        from <= 1
          ? said.turns.randomLength.chance.less(label)
          : said.turns.randomLength.chance.more({ label, from, odds: chance(odds) }),
      rolled: (label: string, gameTurn: number, rolled: number, ends: boolean): string =>
        said.turns.randomLength.rolled({ label, gameTurn, rolled, ends }),
    },
  },

  reactions: {
    ...said.reactions,
    of: (which: Side): string => said.reactions.of(side(which)),
    /** "1 of 2"; only "1" while the size of the battle is not known. */
    count: (made: number, of: number | null): string =>
      of === null ? number.format(made) : said.reactions.count({ made, of }),
  },

  clocks,

  undo: {
    undo: (d: Description | null): string => (d ? said.undo.undo.d(logSentence(d)) : said.undo.undo.notD),
    redo: (d: Description | null): string => (d ? said.undo.redo.d(logSentence(d)) : said.undo.redo.notD),
    /** The unit's name, which the screen may cut off, and what was done, which it may not. */
    short: (d: Description | null): ShortGesture =>
      d ? shortGesture(d) : { who: '', does: said.undo.short },
  },

  log: {
    ...said.log,
    filters: { ...said.log.filters, combatNamed, kinds: LOG_KIND_NAMES },
    note: {
      ...said.log.note,
      on: (sentence: string, time: string): string => said.log.note.on({ sentence, time }),
      letters: (written: number, max: number): string => said.log.note.letters({ written, max }),
      noted: (at: number): string => said.log.note.noted({ at: day.format(at), at2: clockTime.format(at) }),
    },
    correct: {
      ...said.log.correct,
      about: (sentence: string, time: string): string => said.log.correct.about({ sentence, time }),
      correctTo: (count: number, lost: boolean): string => said.log.correct.correctTo({ count, lost }),
      row: (label: string, answer: string): string => said.log.correct.row({ label, answer }),
      rowTo: (label: string, count: number): string => said.log.correct.rowTo({ label, count }),
      part: (part: CountPart): string => COUNTED[part] ?? part,
      later: (sentence: string, time: string): string => said.log.correct.later({ sentence, time }),
      correctedTo: (sentence: string | null): string =>
        sentence === null
          ? said.log.correct.correctedTo.without
          : said.log.correct.correctedTo.with(sentence),
    },
    problem: (seq: number, kind: EntryProblemKind): string =>
      said.log.problem({ seq, problems: PROBLEMS[kind] }),
  },
};
