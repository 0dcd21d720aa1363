import type { ArmyBreakPoint } from '@/battle/score/break-point';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import { number, plurals, signed } from '@/messages/compiled/numbers';
import {
  assertNever,
  type BattlePointLine,
  type Side,
  type SimplifiedResult,
  type Standing,
  type VictoryReason,
} from '@/rules/index';
import { side } from './format';
import { fates, openWorth, points, versus } from './phrases';
import { end, result, SHARE } from './score-end';

/** Why a line gives its points: "Shattered, 2 of 12 left: half its cost". */
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
    case 'shared':
      return `${number.format(why.values.own)} against ${number.format(why.values.enemy)}`;
    default:
      return assertNever(why);
  }
};

/** The label of a part of the Battle Points. */
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
  share: (part: number): string => SHARE.format(part),

  lead: (leader: Side | null, difference: number, share: number | null): string => {
    if (leader === null) return 'Level';
    const by = `${side(leader)} leads by ${number.format(difference)}`;
    return share === null ? by : `${by} · ${SHARE.format(share)}`;
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

  /** The line above every room: "Blue 633 : 1,135 Red · 8 : 12". */
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
  noCounts: 'Choose the mission, and its counters stand here.',
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
    ofMission: 'Mission and secondary objectives',
    each: (pointsEach: number, max: number): string =>
      max === 1 ? signed(pointsEach) : `${signed(pointsEach)} each`,
    control: (label: string, which: Side): string => `${label}, ${side(which)}`,
    on: signed,
    off: 'no',
    count: (count: number): string => number.format(count),
    oneMore: (label: string, which: Side): string => `${label}, ${side(which)}: one more`,
    oneFewer: (label: string, which: Side): string => `${label}, ${side(which)}: one fewer`,
    follow: 'As the armies say',
    followName: (label: string, which: Side): string => `${label}, ${side(which)}: as the armies say`,
  },

  ownSide: {
    question: 'Which side was yours?',
    side: (which: Side, player: string): string =>
      player === '' ? side(which) : `${side(which)} · ${player}`,
    neither: 'Neither',
  },
  mission: {
    label: 'Mission',
    source: (at: string, standing: Standing): string => {
      if (standing === 'recalled')
        return 'Its points are recalled: where your book differs, agree on points below.';
      return standing === 'text' ? `From ${at}` : 'Points as your mission gives them.';
    },
  },
  places: {
    everyTurn: (label: string): string => `${label}s by turn`,
    atEnd: (label: string): string => `${label}s at the end`,
    turns: 'Game Turns',
    turn: (gameTurn: number): string => `T${number.format(gameTurn)}`,
    /** The text of a turn's button, and its accessible name: "T4 1 : 2, turn 4: Blue 1, Red 2". */
    turnName: (gameTurn: number, sums: Readonly<Record<Side, number>>, shown: string): string =>
      `T${number.format(gameTurn)} ${shown}, turn ${number.format(gameTurn)}: Blue ${number.format(sums.a)}, Red ${number.format(sums.b)}`,
    nothing: '–',
    sum: (sums: Readonly<Record<Side, number>>): string => versus(sums.a, sums.b),
    /** `worth` null: all places are worth the same. */
    place: (label: string, place: number, worth: number | null): string =>
      `${label} ${number.format(place)}${worth === null ? '' : ` · ${signed(worth)}`}`,
    control: (label: string, place: number, gameTurn: number | null, which: Side): string =>
      `${label} ${number.format(place)}${gameTurn === null ? '' : `, turn ${number.format(gameTurn)}`}, ${side(which)}`,
    on: signed,
    off: 'no',
    asIn: (gameTurn: number): string => `As in turn ${number.format(gameTurn)}`,
  },
  agreed: {
    title: 'Agreed points',
    hint: 'A total that you or the organiser agreed on holds in the place of what is counted.',
    points: (which: Side): string => `Victory Points, ${side(which)}`,
    reason: 'Why',
    save: 'These points hold',
    asCounted: 'Back to what is counted',
    standing: ({ a, b, reason: why }: AgreedPoints): string => `Agreed: ${versus(a, b)} · ${why}`,
    counted: (counted: Readonly<Record<Side, number>>): string => `Counted: ${versus(counted.a, counted.b)}`,
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
    ofMission: 'Where the Victory Points are from',
    side: (which: Side): string => `${side(which)} scores`,
    none: 'Nothing yet',
    agreed: (counted: number): string => `Agreed, in the place of the ${number.format(counted)} counted`,
    reason,
    behind: 'From the log',
    nothingBehind: 'No entry of the log names it: it stands so from the start.',
  },

  /** The rulebook's name for the present result. */
  named: {
    title: 'In the rulebook’s words',
    whose: (name: string, winner: Side | null): string => (winner ? `${name}, ${side(winner)}` : name),
  },
  openWorth,
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

  end,
  result,
};
