import type { AssaultOutcome } from '@/battle/state/assault-round';
import type { BattleOutcome } from '@/battle/state/records';
import type { Setup } from '@/battle/state/setup';
import type { ResultLine, RoundResult, Side } from '@/rules/index';
import { assaultVerdict } from './assault-log';
import { number } from '@/messages/compiled/numbers';
import { day, side, turn, winner } from './format';
import { verdict, versus } from './phrases';

const RESULT_LINE_NAMES: Readonly<Record<ResultLine, string>> = {
  unsavedWounds: 'Unsaved Wounds',
  detailedWounds: 'Unsaved Wounds of more than one',
  challenge: 'In the challenge',
  hammerOfWrath: 'Hammer of Wrath',
  overwatch: 'Overwatch',
  saved: 'Saved',
  feelNoPain: 'Discounted by Feel No Pain',
};

/** The sentences of a review in English, loaded with it. */
export const enReview = {
  /** The player, else the army, else the side. */
  sideName: (setup: Setup, which: Side): string =>
    [setup[which].player, setup[which].army].find((name) => name !== '') ?? side(which),
  versus: 'v',
  headline: (edition: string, startedAt: number, outcome: BattleOutcome | null, setup: Setup): string =>
    [edition, day.format(startedAt), outcome ? winner(outcome.winner, setup) : 'still running'].join(' · '),
  toBattle: 'Battle',
  toRunningBattle: 'Play on',
  rooms: {
    name: 'Rooms of the review',
    result: 'Result',
    replay: 'Replay',
    log: 'Log',
    combats: 'Combats',
    units: 'Units',
    charts: 'Charts',
  },

  today: {
    title: 'By today’s rules',
    hint: 'The record counts. The rules as this version knows them would say:',
    round: (a: number, b: number, result: RoundResult): string => `${versus(a, b)} · ${verdict(result)}`,
  },

  actions: 'What to do with it',
  running: 'It has not ended yet: this is how it stands.',
  notes: 'Notes',

  replay: {
    title: 'Replay',
    moment: 'The battle at this moment',
    score: 'Score at this moment',
    combats: 'Combats being fought',
    closed: 'closed',
    army: (which: Side): string => `${side(which)}’s army`,
    noUnits: 'No units were entered: the log tells the combats by hand.',
    controls: 'The way through time',
    slider: 'Moment of the battle',
    place: (n: number, of: number): string => `Entry ${number.format(n)} of ${number.format(of)}`,
    stepBack: 'One entry back',
    stepOn: 'One entry on',
    toTurn: 'To a turn',
    turnBefore: (to: string): string => `Back to the beginning of ${to}`,
    firstTurn: 'This is the beginning',
    turnAfter: (to: string): string => `On to ${to}`,
    toEnd: 'To the end',
    note: 'Add a note about this entry',
    undone: (what: string): string => `Undone: ${what}`,
    redone: (what: string): string => `Done again: ${what}`,
    laterUndone: 'undone later',
  },

  units: {
    title: 'Units',
    all: 'All units',
    noSuchUnit: 'That unit is not in this battle.',
    removed: 'Taken out of the roster',
    ended: (left: number, start: number, fate: string): string =>
      `${number.format(left)} of ${number.format(start)} left · ${fate}`,
    path: (path: readonly number[]): string =>
      `Health: ${path.map((left) => number.format(left)).join(', ')}`,
  },

  charts: {
    title: 'Charts',
    asTable: 'As a table',
    turn: 'Turn',
    start: 'At the start',
    difference: 'Blue leads by',
    lead: 'Victory Point difference',
    leadName: (now: number): string =>
      now === 0
        ? 'Victory Point difference by turn: level at the end'
        : `Victory Point difference by turn: ${side(now > 0 ? 'a' : 'b')} leads by ${number.format(Math.abs(now))} at the end`,
    leads: (which: Side): string => `${side(which)} leads`,
    battlePoints: 'Battle Points',
    health: (unit: string): string => `${unit} left`,
    healthHint: 'Of all units on the table, at the end of each turn.',
    linesName: (title: string, a: readonly number[], b: readonly number[]): string =>
      `${title} by turn: Blue from ${number.format(a[0] ?? 0)} to ${number.format(a.at(-1) ?? 0)}, Red from ${number.format(b[0] ?? 0)} to ${number.format(b.at(-1) ?? 0)}`,
    damage: 'Who did the damage',
    damageHint: (unit: string): string =>
      `${unit} the enemy lost in the rounds a unit fought. Where several fought side by side, nobody can say which it was: they stand together. Shooting, spells and the price of a lost combat are not counted.`,
    noDamage: 'Nobody has lost anything in a combat yet.',
    doers: (names: readonly string[]): string =>
      names.length === 0 ? 'by hand, no unit named' : names.join(' and '),
  },

  assaults: {
    line: (key: ResultLine): string => RESULT_LINE_NAMES[key],
    counted: (key: ResultLine, a: number, b: number): string =>
      key === 'saved' || key === 'feelNoPain'
        ? `Red ${key === 'saved' ? 'saved' : 'felt none of'} ${number.format(a)}, Blue ${number.format(b)}`
        : `Blue inflicted ${number.format(a)}, Red ${number.format(b)}`,
    models: 'Models left',
    left: (now: number, before: number): string =>
      `${number.format(now)} of ${number.format(before)} ${before === 1 ? 'model' : 'models'}`,
    losers: 'What became of the losers',
    corrected: (outcome: AssaultOutcome): string =>
      `Corrected since: ${versus(outcome.a.score, outcome.b.score)} · ${assaultVerdict({ outcome })}`,
  },

  combats: {
    title: 'Combats',
    none: 'No combat was fought yet. Each one stands here with its rounds, line by line.',
    ended: 'ended',
    round: (n: number): string => `Round ${number.format(n)}`,
    began: turn,
    open: 'not closed',
    total: 'Total',
    beforeTheDice: 'Without losses',
    lines: (n: number): string => `Lines of round ${number.format(n)}`,
    byHand: 'by hand',
    nothingScored: 'Nobody scored anything.',
    tests: 'Break tests',
    held: (who: string): string => `${who} held`,
    broke: (who: string): string => `${who} broke`,
    replay: (n: number): string => `See it then: round ${number.format(n)}`,
    replayShort: 'See it then',
    note: (n: number): string => `Add a note: round ${number.format(n)}`,
    noteShort: 'Add a note',
  },
};
