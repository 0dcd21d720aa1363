import type { CountPart } from '@/battle/assault/standing/question';
import type { Description } from '@/battle/describe/description';
import type { EntryProblemKind } from '@/battle/log/parse-entry';
import type { SideSetup } from '@/battle/state/setup';
import type { DeviceId, TinctureId } from '@/battle/state/tincture';
import type { Turn } from '@/battle/state/turn';
import { number } from '@/messages/compiled/numbers';
import { clocks } from '@/words/clocks';
import type { ToldRefusal } from '@/words/told-refusal';
import { armies } from './armies';
import { assaultVerdict, logDice, morale, moraleTest, rolledDice, sweep } from './assault-log';
import { clockTime, percent } from './battle-format';
import { breakTest } from './break-test';
import { fight, scoreDetail } from './fight';
import { day, sideNames, TINCTURE_NAMES, turn, unlessEmpty } from './format';
import { LOG_KIND_NAMES, logDetail, logSentence } from './log';
import { pursuedBy, takenTest, testEnd } from './log-tests';
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
} from './phrases';
import { PROBLEMS, REFUSALS } from './refusals';
import { score as battleScore } from './score';
import { type ShortGesture, shortGesture } from './short-gesture';

/** The counted dice of an assault. */
const COUNTED: Readonly<Record<CountPart, string>> = {
  hot: 'Shots that got hot',
  hotGlancing: 'Hot shots that glanced it',
  hits: 'Hits',
  plain: 'Wounds',
  rending: 'Rending 6s',
  luckyEscape: 'Lucky Escape',
  seriouslyWounded: 'Seriously Wounded',
  deathblow: 'Deathblow',
  solidHit: 'Solid Hit',
  devastatingHit: 'Devastating Hit',
  glancing: 'Glancing hits',
  penetrating: 'Penetrating hits',
  saved: 'Saved',
  discounted: 'Feel No Pain',
};

/**
 * The sentences of a battle's screens in English. They are loaded with these screens, because the list of
 * battles does not need them.
 */
export const enBattle = {
  rooms: { fight: 'Fight', armies: 'Armies', score: 'Score', log: 'Log' },
  time: (at: number): string => clockTime.format(at),
  percent: (value: number): string => percent.format(value),
  tincture: (id: TinctureId): string => TINCTURE_NAMES[id],
  sideNamesOrNone: (names: SideSetup): string => unlessEmpty(sideNames(names), '–'),
  opening: {
    loading: 'Opening the battle…',
    notFound: 'This battle is not on this phone.',
    unreadable: (message: string): string =>
      `The battle could not be read (${message}). It is still on this phone.`,
  },
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

  newBattle: {
    title: 'New battle',
    edition: 'Rulebook',
    start: 'Fight',
    more: 'Names, colours, size',
    optional: 'All of this is optional',
    paste: (called: string): string => `Paste ${called}’s list`,
    taken: (count: number, total: number): string =>
      `${counted(count, { one: 'unit', other: 'units' })}, ${number.format(total)}`,
    forget: (called: string): string => `Take ${called}’s list away`,
    player: 'Player',
    army: 'Army',
    tincture: 'Colour',
    device: 'Pattern',
    devices: {
      stripes: 'Stripes',
      chevronsDown: 'Chevrons, down',
      bendsFalling: 'Bends, falling',
      bars: 'Bars',
      chequers: 'Chequers',
      roundels: 'Roundels',
      bendsRising: 'Bends, rising',
      chevronsUp: 'Chevrons, up',
    } satisfies Readonly<Record<DeviceId, string>>,
    armyPoints: 'Army points',
    first: 'First turn',
    deployment: 'Deployment',
    victoryRules: 'Victory Points',
    mission: 'Mission',
    usualRules: 'As in the rulebook',
    table: 'Tournament table',
    noTable: 'None',
    ownTable: 'Your own, 20–0',
    ownEdges: 'Up to how many points: 10 : 10, 11 : 9 … 19 : 1',
    tableSource: (at: string): string => `From ${at}. No table is the rulebook’s law.`,
    mine: 'Which side is mine',
    nobodys: 'Neither',
  },

  rulebook: {
    title: 'Rulebook',
    change: 'Change the rulebook',
    begunAnew:
      'The battle begins anew by that rulebook, with its names and armies. What was tapped so far goes into the wastebasket.',
    begin: (shortName: string): string => `Begin anew by ${shortName}`,
  },

  setup: {
    title: 'Battle',
    save: 'Save',
  },

  /** What a battle offers besides its rooms. */
  menu: {
    title: 'Menu',
    atTheTable: 'At the table',
    otherPhones: 'Other phones',
    thisBattle: 'This battle',
  },

  turns: {
    title: 'Turn',
    of: (n: number, of: number): string =>
      n <= of ? `Turn ${number.format(n)} of ${number.format(of)}` : `Turn ${number.format(n)}`,
    next: (to: Turn): string => `Next: ${turn(to)}`,
    previous: (to: Turn): string => `Back to ${turn(to)}`,
    /** The name of the button has what is seen on it: the turn and the rulebook. */
    open: (now: Turn, rulebook: string): string => `${turn(now)}, ${rulebook}. Change the turn`,
    phase: 'Phase',
    endBattle: 'End battle',
    review: 'Review this battle',
    editSetup: 'Names and points',
    randomLength: {
      /** "Random game length: a D6 of 5 or more ends the battle with this turn, 33%". */
      chance: (label: string, from: number, odds: number): string =>
        from <= 1
          ? `${label}: the battle ends with this turn`
          : `${label}: a D6 of ${number.format(from)} or more ends the battle with this turn, ${percent.format(odds)}`,
      roll: 'Roll for the end',
      rolled: (label: string, gameTurn: number, rolled: number, ends: boolean): string =>
        `${label}, turn ${number.format(gameTurn)}: rolled ${number.format(rolled)}, the battle ${ends ? 'ends' : 'goes on'}`,
    },
  },

  clocks,

  finish: {
    title: 'End the battle?',
    question: 'Who won? The log stays, and undo takes this back.',
    end: 'End battle',
    ended: 'The battle has ended',
    openEnded: (rulebook: string): string => `The battle has ended, ${rulebook}`,
    endedShort: 'Ended',
  },

  handOver: {
    report: 'Battle report',
    result: 'Hand over the result',
    toPhone: 'To another phone',
    live: 'Share live',
  },

  notices: {
    saving: 'Saving…',
    elsewhere: 'Another tab is writing this battle. You are reading along.',
    takeOver: 'Write here',
    readOnly:
      'Part of this battle’s log cannot be read by this version. It is shown as far as it is known, and nothing is written.',
  },

  handedOver: {
    fromHere: {
      notice: 'You handed this battle over to another phone. This one only reads until you take it back.',
      goOn: 'Take back',
    },
    fromElsewhere: {
      notice: 'This battle was handed over by another phone, which only reads now.',
      goOn: 'Write here',
    },
  },

  undo: {
    undo: (d: Description | null): string => (d ? `Undo: ${logSentence(d)}` : 'Nothing to undo'),
    redo: (d: Description | null): string => (d ? `Redo: ${logSentence(d)}` : 'Nothing to redo'),
    /** The unit's name, which the screen may cut off, and what was done, which it may not. */
    short: (d: Description | null): ShortGesture =>
      d ? shortGesture(d) : { who: '', does: 'Nothing to undo' },
  },

  log: {
    title: 'Log',
    empty: 'Nothing has happened in this turn yet.',
    undone: 'undone',
    filters: {
      title: 'Filter',
      active: 'Filtered',
      unit: 'Unit',
      allUnits: 'All units',
      combat: 'Combat',
      allCombats: 'All combats',
      combatNamed,
      side: 'Side',
      bothSides: 'Both sides',
      kind: 'What',
      allKinds: 'Everything',
      kinds: LOG_KIND_NAMES,
      clear: 'Show everything',
      nothing: 'Nothing in the log fits all of that. Ask for less.',
    },
    note: {
      title: 'Note',
      add: 'Add a note',
      on: (sentence: string, time: string): string => `About “${sentence}”, ${time}`,
      onAll: 'About the battle',
      label: 'What should stand beside it',
      letters: (written: number, max: number): string =>
        `${number.format(written)} of ${number.format(max)} letters`,
      stays: 'It stands beside what was recorded, never in its place, and cannot be undone.',
      save: 'Save the note',
      noted: (at: number): string => `noted ${day.format(at)}, ${clockTime.format(at)}`,
    },
    correct: {
      title: 'This was wrong',
      open: (sentence: string): string => `This was wrong: ${sentence}`,
      about: (sentence: string, time: string): string => `“${sentence}”, ${time}`,
      shouldBe: 'It should have been',
      lost: 'Lost, in fact',
      gained: 'Gained, in fact',
      oneMore: 'One more',
      oneFewer: 'One fewer',
      correctTo: (count: number, lost: boolean): string =>
        `Correct to ${number.format(count)} ${lost ? 'lost' : 'gained'}`,
      row: (label: string, answer: string): string => `${label}: ${answer}`,
      rowTo: (label: string, count: number): string => `${label}: ${number.format(count)}`,
      part: (part: CountPart): string => COUNTED[part],
      partsTo: 'Correct to these',
      models: (name: string): string => `Models of ${name}`,
      held: 'It held, in fact',
      broke: 'It broke, in fact',
      never: 'It did not happen',
      stays:
        'What was written stays in the log. Later changes keep their step, closed rounds keep their record, and undo takes this back.',
      later: (sentence: string, time: string): string =>
        `Not possible: “${sentence}” (${time}) came later and builds on it. Correct or undo that first.`,
      correctedTo: (sentence: string | null): string =>
        sentence === null ? 'corrected: it did not happen' : `corrected: ${sentence}`,
    },
    taps: (count: number): string => (count === 1 ? '1 tap' : `${number.format(count)} taps`),
    problem: (seq: number, kind: EntryProblemKind): string =>
      `Entry ${number.format(seq)}: ${PROBLEMS[kind]}`,
  },
};
