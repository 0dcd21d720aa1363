import type { ArmyBreakPoint } from '@/battle/score/break-point';
import {
  assertNever,
  type BattlePointLine,
  type Side,
  type SimplifiedResult,
  type VictoryReason,
} from '@/rules/index';
import { fates, number, plurals, points, side, signed, versus } from './format';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** Why a line is worth its points: "Shattered, 2 of 12 left: half its cost". */
const reason = (why: VictoryReason): string => {
  switch (why.key) {
    case 'whole':
      return `${fates[why.values.fate]}: whole cost`;
    case 'half':
      return `${fates[why.values.fate]}: half its cost`;
    case 'weakened':
      return `${why.values.label}, ${number.format(why.values.now)} of ${number.format(why.values.start)} left: ${why.values.percent === undefined ? 'half its cost' : `${number.format(why.values.percent)} % of its cost`}`;
    case 'halfTwice':
      return `${fates[why.values.fate]}, and ${why.values.label} (${number.format(why.values.now)} of ${number.format(why.values.start)} left): whole cost`;
    case 'nothing':
      return 'nothing yet';
    case 'bonus':
      return `${number.format(why.values.count)} × ${number.format(why.values.pointsEach)}`;
    default:
      return assertNever(why);
  }
};

/** What a part of the Battle Points is for. */
const battlePointLine = (key: BattlePointLine['key'], objective: string): string => {
  switch (key) {
    case 'band':
      return 'From the table';
    case 'objective':
      return objective;
    case 'adjustment':
      return 'By hand';
    case 'limit':
      return 'Held within the total';
    default:
      return assertNever(key);
  }
};

const simplified = ({ result, winner }: SimplifiedResult): string => {
  if (winner === null) return 'A draw';
  return result === 'massacre' ? `A massacre by ${side(winner)}` : `A win for ${side(winner)}`;
};

/** The words of the Score room and of the end of a battle. */
export const score = {
  title: 'Score',
  ifEndedNow: 'If it ended now',
  share: (part: number): string => percent.format(part),

  lead: (leader: Side | null, difference: number, share: number | null): string => {
    if (leader === null) return 'Level';
    const by = `${side(leader)} leads by ${number.format(difference)}`;
    return share === null ? by : `${by} · ${percent.format(share)}`;
  },
  victoryPoints: 'Victory Points',
  battlePoints: 'Battle Points',
  victoryPointsOf: (a: number, b: number, armyPoints: number | null, agreed: boolean): string => {
    const standing = `Victory Points ${versus(a, b)}`;
    if (armyPoints === null) return standing;
    return `${standing} of ${number.format(armyPoints)}${agreed ? '' : ', the larger roster'}`;
  },
  announce: (large: string, a: number, b: number, verdict: string): string =>
    `${large}: Blue ${number.format(a)}, Red ${number.format(b)}. ${verdict}`,

  /** The one line that stands above every room: "Blue 633 : 1,135 Red · 8 : 12". */
  line: (victory: Readonly<Record<Side, number>>, battle: Readonly<Record<Side, number>> | null): string => {
    const standing = `Blue ${versus(victory.a, victory.b)} Red`;
    return battle ? `${standing} · ${versus(battle.a, battle.b)}` : standing;
  },
  lineName: 'Score of the battle',

  armySize: {
    title: 'How large are the armies?',
    unknown:
      'Battle Points are counted in percent of the army’s points. Enter what was agreed, or the units of both armies in Armies.',
    assumed: (armyPoints: number): string =>
      `No size is agreed: the larger roster counts, ${points(armyPoints)}.`,
    label: 'Army points',
    set: 'Set',
  },
  noUnits: 'Enter the units of both armies in Armies, and the Victory Points count themselves.',

  bands: {
    title: 'The table',
    percent: 'Difference in percent',
    points: 'Difference in points',
    result: 'Result, winner first',
    share: (from: number, upTo: number | null): string => {
      if (upTo === null) return `over ${number.format(from)}%`;
      return from === 0 ? `up to ${upTo}%` : `over ${number.format(from)} to ${number.format(upTo)}%`;
    },
    edges: (from: number, to: number | null): string => {
      if (to === null) return `${number.format(from)} or more`;
      return to < from ? '–' : `${number.format(from)}–${number.format(to)}`;
    },
    here: 'as it stands',
  },

  objective: {
    named: (label: string, name: string): string => (name === '' ? label : `${label} · ${name}`),
    rename: 'Name it',
    name: 'Its name',
    save: 'Save the name',
    suggestions: 'Names to choose from',
    who: 'Who has it',
    won: (which: Side, gain: number): string => `${side(which)} ${signed(gain)}`,
    drawn: 'drawn',
    counters: 'Counters',
    countersHint: 'the higher has it',
    oneMore: (which: Side): string => `Counters, ${side(which)}: one more`,
    oneFewer: (which: Side): string => `Counters, ${side(which)}: one fewer`,
    said: 'by your word',
    byCounters: 'As the counters say',
    result: (winner: Side | null): string => (winner === null ? 'drawn' : side(winner)),
  },

  bonuses: {
    title: 'Bonuses',
    each: (pointsEach: number, max: number): string =>
      max === 1 ? signed(pointsEach) : `${signed(pointsEach)} each`,
    control: (label: string, which: Side): string => `${label}, ${side(which)}`,
    on: signed,
    off: '–',
    count: (count: number): string => number.format(count),
    oneMore: (label: string, which: Side): string => `${label}, ${side(which)}: one more`,
    oneFewer: (label: string, which: Side): string => `${label}, ${side(which)}: one fewer`,
    follow: 'As the armies say',
    followName: (label: string, which: Side): string => `${label}, ${side(which)}: as the armies say`,
  },

  points: {
    title: 'Battle Points',
    line: battlePointLine,
    difference: (difference: number): string => `a difference of ${number.format(difference)}`,
    most: (most: number): string => `from 0 to ${number.format(most)}`,
    byHandHint: 'penalties and what the pack adds',
    oneMore: (which: Side): string => `Battle Points, ${side(which)}: one more`,
    oneFewer: (which: Side): string => `Battle Points, ${side(which)}: one fewer`,
    total: 'Total',
  },

  simplifiedTitle: 'Simplified result',
  simplified,

  swings: {
    title: 'What would turn it',
    none: 'The loss of no single unit would change the result.',
    destroy: (by: Side, name: string): string => `${side(by)} destroys ${name}`,
    kill: (by: Side, name: string): string => `${side(by)} kills the General, ${name}`,
    gain: (gain: number): string => `${signed(gain)} more`,
  },

  lines: {
    title: 'Victory Points by unit',
    side: (which: Side): string => `${side(which)} scores`,
    none: 'Nothing yet',
    reason,
    behind: 'From the log',
    nothingBehind: 'No entry of the log names it: it stands so from the start.',
  },

  /** What the rulebook calls the result as it stands. */
  named: {
    title: 'In the rulebook’s words',
    whose: (name: string, winner: Side | null): string => (winner ? `${name}, ${side(winner)}` : name),
  },
  breakPoint: {
    /** "Blue: Unit Strength 40 of 60, broken below 15". */
    standing: (
      which: Side,
      { starting, now, limit, broken }: Pick<ArmyBreakPoint, 'starting' | 'now' | 'limit' | 'broken'>,
    ): string =>
      `${side(which)}: Unit Strength ${number.format(now)} of ${number.format(starting)}, ${broken ? 'broken, as it is' : 'broken'} below ${number.format(limit)}`,
    unknown: (names: readonly string[]): string => `Without a Unit Strength: ${names.join(', ')}`,
  },
  objectives: {
    title: 'Objectives',
    sum: (a: number, b: number): string => versus(a, b),
  },

  margins: {
    title: 'Margins of victory',
    recalled: 'The limits offered are recalled, by size of battle: change what differs.',
    hint: 'Your rulebook has a table of margins. Type it in once, and the difference gets its name.',
    fillIn: 'Type the margins from your book',
    change: 'Change the table',
    upTo: (line: number): string => `Line ${number.format(line)}: up to`,
    andMore: 'and more',
    name: (line: number): string => `Line ${number.format(line)}: is called`,
    nameShort: 'is called',
    add: 'One more line',
    remove: (line: number): string => `Take line ${number.format(line)} out`,
    save: 'Save the table',
    cancel: 'Cancel',
  },

  noRules: {
    title: 'This rulebook counts no Victory Points here',
    text: 'It leaves the result to the scenario. Here is what both armies have lost.',
    lost: (which: Side, gone: number, units: number): string =>
      `${side(which)} lost ${number.format(gone)} of ${plurals.select(units) === 'one' ? '1 unit' : `${number.format(units)} units`}`,
    pointsLost: (gone: number, of: number): string => `${number.format(gone)} of ${points(of)}`,
  },

  end: {
    button: 'End battle',
    reopen: 'Reopen',
    standing: 'It will be noted as',
    question: 'Who won? The score proposes; you decide.',
    confirms: (which: Side): string => `${side(which)} confirms`,
    conceded: 'Given up by',
    nobodyConceded: 'nobody',
    confirmHint: 'Both may confirm now, or leave it open. The log stays, and undo takes the end back.',
  },

  result: {
    title: 'Result',
    difference: 'Difference',
    differenceOf: (difference: number, share: number | null): string =>
      share === null ? number.format(difference) : `${number.format(difference)} · ${percent.format(share)}`,
    armyPoints: 'Army size',
    points,
    margin: 'Margin',
    turns: 'Turns played',
    turnsOf: (played: number, of: number): string =>
      played <= of ? `${number.format(played)} of ${number.format(of)}` : number.format(played),
    firstTurn: 'First turn',
    deployment: 'Deployment',
    began: 'Began',
    ended: 'Ended',
    confirmed: 'Confirmed',
    confirmedBy: (confirmed: Readonly<Record<Side, boolean>>): string => {
      if (confirmed.a && confirmed.b) return 'by both sides';
      if (!confirmed.a && !confirmed.b) return 'by nobody yet';
      return confirmed.a ? 'by Blue, not yet by Red' : 'by Red, not yet by Blue';
    },
  },
};
