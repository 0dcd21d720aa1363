import type { Description } from '@/battle/description';
import type { Turn } from '@/battle/event';
import type { EntryProblemKind } from '@/battle/parse-entry';
import type { RefusalValues, Side } from '@/rules/index';
import { armies } from './en-armies';
import { assaultVerdict, morale, moraleTest, sweep } from './en-assault-log';
import { breakTest } from './en-break-test';
import { fight, scoreDetail } from './en-fight';
import {
  clockFace,
  clockTime,
  combatNamed,
  combatTitle,
  combatTitleParts,
  counted,
  day,
  facings,
  fates,
  number,
  side,
  turn,
  verdict,
} from './en-format';
import { describe, LOG_KIND_NAMES, logDetail, pursuedBy, takenTest } from './en-log';
import { PROBLEMS, REFUSALS } from './en-refusals';
import { score as battleScore } from './en-score';
import type { RefusalCode } from './refusal-code';

/** What the rooms of a battle say in English, loaded with them: the list of battles comes first without it. */
export const enBattle = {
  armies,
  battleScore,
  breakTest,
  fight,
  combatTitle,
  combatTitleParts,
  counted,
  describe,
  facings,
  fates,
  logDetail,
  pursuedBy,
  assaultVerdict,
  morale,
  moraleTest,
  sweep,
  takenTest,
  scoreDetail,
  verdict,
  refusal: (code: RefusalCode, values: RefusalValues): string => REFUSALS[code](values),

  newBattle: {
    title: 'New battle',
    edition: 'Rulebook',
    start: 'Fight',
    optional: 'All of this is optional',
    player: (which: Side): string => `${side(which)}: player`,
    army: (which: Side): string => `${side(which)}: army`,
    armyPoints: 'Army points',
    first: 'First turn',
    deployment: 'Deployment',
    mine: 'Which side is mine',
    nobodys: 'Neither',
  },

  setup: {
    title: 'Battle',
    save: 'Save',
  },

  turns: {
    title: 'Turn',
    of: (n: number, of: number): string =>
      n <= of ? `Turn ${number.format(n)} of ${number.format(of)}` : `Turn ${number.format(n)}`,
    next: (to: Turn): string => `Next: ${turn(to)}`,
    previous: (to: Turn): string => `Back to ${turn(to)}`,
    open: (now: Turn): string => `${turn(now)}. Change the turn`,
    phase: 'Phase',
    endBattle: 'End battle',
    review: 'Review this battle',
    editSetup: 'Names and points',
  },

  clocks: {
    title: 'Clocks',
    time: clockFace,
    action: (running: boolean): string => (running ? 'running: tap to pause' : 'tap to start'),
    control: (which: Side, ranMs: number, running: boolean): string =>
      `${side(which)}’s clock, ${clockFace(ranMs)} ${enBattle.clocks.action(running)}`,
  },

  finish: {
    title: 'End the battle?',
    question: 'Who won? The log stays, and undo takes this back.',
    end: 'End battle',
    ended: 'The battle has ended',
    endedShort: 'Ended',
  },

  handOver: {
    report: 'Battle report',
    result: 'Hand over the result',
    toPhone: 'To another phone',
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
    undo: (d: Description | null): string => (d ? `Undo: ${describe(d)}` : 'Nothing to undo'),
    redo: (d: Description | null): string => (d ? `Redo: ${describe(d)}` : 'Nothing to redo'),
    short: (d: Description | null): string => (d ? describe(d) : 'Nothing to undo'),
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
    taps: (count: number): string => (count === 1 ? '1 tap' : `${number.format(count)} taps`),
    problem: (seq: number, kind: EntryProblemKind): string =>
      `Entry ${number.format(seq)}: ${PROBLEMS[kind]}`,
  },
};
