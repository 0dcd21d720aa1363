import type { CombatTitle } from '@/battle/state/engaged';
import type { SideSetup } from '@/battle/state/setup';
import type { Turn } from '@/battle/state/turn';
import { number, signed } from '@/messages/compiled/numbers';
import {
  type Answer,
  assertNever,
  type CountedUnit,
  type Fate,
  otherSide,
  type ProposedAnswers,
  type RoundResult,
  type RowId,
  type ScoreDetail,
  type ScoreRow,
  type Side,
} from '@/rules/index';
import { ask, points } from '@/words/ask';
import { closing } from '@/words/closing';
import { picker } from '@/words/picker';
import { shotInALine } from '@/words/shot-units';
import { side, sideBySide, sideNames, turn, unlessEmpty } from './format';
import {
  agreeing,
  combat,
  combatCalled,
  counted,
  fallenRow,
  fallenShort,
  fates,
  shootingAttack,
  verdict,
} from './phrases';

/** The combat card in English. */

/** An answer in a player's words. */
const rowAnswer = (row: ScoreRow, answer: Answer): string => {
  if (row.input === 'counter' && typeof answer === 'number') return counted(answer, row.unit);
  if (row.input === 'choice')
    return row.options.find((option) => option.id === answer)?.label ?? String(answer);
  if (typeof answer === 'object') return signed(answer.points);
  return answer === true ? 'yes' : 'no';
};

/**
 * The label of a line of points. Points for the enemy's losses belong to the side that caused them, and the
 * label says so.
 */
export const lineLabel = (
  line: { readonly rowId: RowId; readonly label: string },
  casualties: RowId | undefined,
): string => (line.rowId === casualties ? 'Damage dealt' : line.label);

/** Why a line gives its points: "5 Full Ranks, the first is free, at most +3". */
export const scoreDetail = (detail: ScoreDetail): string => {
  switch (detail.key) {
    case 'each': {
      const what = counted(detail.count, detail.unit);
      const parts = [detail.countedFrom === 'enemy' ? `the enemy lost ${what}` : what];
      if (detail.count > 0 && detail.pointsEach !== 1) parts.push(`${signed(detail.pointsEach)} each`);
      if (detail.free === 1 && detail.count > 0) parts.push('the first counts nothing');
      if (detail.free > 1 && detail.count > 0)
        parts.push(`the first ${number.format(detail.free)} count nothing`);
      if (detail.cap !== null && detail.capped)
        parts.push(`at most ${signed(detail.cap * detail.pointsEach)}`);
      return parts.join(', ');
    }
    case 'majority':
      return `${counted(detail.own, detail.unit)} against ${number.format(detail.enemy)}`;
    case 'toggle':
      return detail.on ? 'yes' : 'no';
    case 'choice':
      return detail.option;
    case 'signed':
      return unlessEmpty(detail.note, 'no note');
    case 'tieBreak':
      return 'the totals tied, and only this side has one';
    default:
      return assertNever(detail);
  }
};

export const fight = {
  ...picker,
  rooms: 'Rooms of the battle',
  total: (which: Side, total: number): string => `${side(which)} ${number.format(total)}`,
  explain: (a: number, b: number): string =>
    `Explain the score: ${side('a')} ${number.format(a)}, ${side('b')} ${number.format(b)}`,
  hints: {
    name: 'Hints',
    losses: 'Tap −1 on the side that lost; hold for more.',
    why: 'Tap the totals to see what made them.',
    putAway: 'Put the hints away',
  },
  scoreTitle: 'Score of this round',
  /** In place of a verdict while nothing was entered and nothing counts. */
  nothingYet: 'Nothing yet',
  /** Between the totals, where little room is: "Blue by 5". */
  by: (which: Side, points: number): string => `${side(which)} by ${number.format(points)}`,
  round: (n: number): string => `round ${number.format(n)}`,
  needs: (which: Side, more: number): string => `${side(which)} needs ${number.format(more)} more to win`,
  beforeTheDice: (a: number, b: number): string => `Without losses ${number.format(a)} : ${number.format(b)}`,
  /** A side's losses, for a screen reader: "Blue: 5 lost". */
  lossesOf: (which: Side, count: number): string => `${side(which)}: ${number.format(count)} lost`,
  /** A side's losses and the points that the enemy scored for them: "5 lost · Red +5". */
  lostAndScored: (count: number, which: Side, scored: number): string =>
    `${side(which)}: ${number.format(count)} lost · ${fight.scored(otherSide(which), scored)}`,
  lostWord: 'lost',
  lostOf: (left: number): string => `lost, ${number.format(left)} left`,
  /** "Red +0": a nought alone would read as what is left. */
  scored: (which: Side, points: number): string => `${side(which)} ${points === 0 ? '+0' : signed(points)}`,
  lostAndLeft: (lost: number, left: number | null): string =>
    left === null
      ? `${number.format(lost)} lost`
      : `${number.format(lost)} lost · ${number.format(left)} left`,
  /** The effect of a tap, after the name: "Blue loses 1", "Spearmen lose 1". */
  loses: (who: string): string => `${agreeing(who, 'loses', 'lose')} 1`,
  loseFace: '−1',
  giveBackFace: '+1',
  lose: (who: string, unit: CountedUnit): string => `${who} ${fight.loses(who)} ${unit.one}`,
  giveBack: (who: string, unit: CountedUnit): string => `Give back 1 ${unit.one} to ${who}`,
  enterLost: (who: string, count: number, unit: CountedUnit): string =>
    `${who} lost ${counted(count, unit)}. Enter a number`,
  /** The losses of the latest taps, and the new total: "−2 → 5 lost". */
  bubble: (by: number, to: number): string => `${signed(-by)} → ${number.format(to)} lost`,
  unitBubble: (by: number, to: number): string => `${signed(by)} → ${number.format(to)} left`,
  announce: (a: number, b: number, verdictNow: string): string =>
    `${side('a')} ${number.format(a)}, ${side('b')} ${number.format(b)}. ${verdictNow}`,
  control: (label: string, which: Side): string => `${label}, ${side(which)}`,
  more: (label: string, which: Side): string => `${label}, ${side(which)}: one more`,
  fewer: (label: string, which: Side): string => `${label}, ${side(which)}: one fewer`,
  enter: (label: string, which: Side, count: number, unit: CountedUnit): string =>
    `${label}, ${side(which)}: ${counted(count, unit)}. Enter a number`,
  ask,
  /** On a tile that is off: "no" if the players or the facts of units say so. */
  off: (unsaid = false): string => (unsaid ? fight.notSaid : 'no'),
  notSaid: '–',
  on: (points: number): string => (points === 0 ? 'yes' : signed(points)),
  /** On a small counter: its points alone, as "2 +2" was read as four; the count where it scores nothing. */
  onCount: (count: number, points: number): string => (points === 0 ? number.format(count) : signed(points)),
  rowHint: (row: ScoreRow): string => (row.input === 'counter' ? row.unit.other : ''),
  closeRound: 'Close round',
  nextRound: 'Next round',
  /** Asked before the next round, about units that should have fled and are still engaged. */
  removal: {
    title: 'Before the next round',
    unit: (name: string, fate: Fate): string => `${name}: ${fates[fate]}, and still engaged`,
    removed: 'Removed',
    removedHint: 'counts as wiped out',
    gotAwayHint: 'leaves the combat',
  },
  newCombat: 'New combat',
  newShooting: 'Shooting attack',
  shooting: (which: Side): string => `${side(which)} shoots`,
  shot: shotInALine,
  nextCombat: 'Next combat',
  nextTurn: 'Next turn',
  turnFought: (now: Turn): string => `${turn(now)}: every combat is fought`,
  endCombat: 'End combat',
  noCombat: 'No combat is being fought. Open one when the next charge goes in.',
  noCombatRead: 'No combat is being fought.',
  endThis: (n: number, shot = false): string => `End ${shot ? shootingAttack(n) : combat(n)}`,
  roundTitle: (n: number): string => `Round ${number.format(n)}`,
  notFought: 'not fought',
  closedTitle: (n: number): string => `Round ${number.format(n)} is closed`,
  ended: 'This combat has ended',
  corrected: (a: number, b: number, result: RoundResult): string =>
    `Corrected since: ${number.format(a)} : ${number.format(b)} · ${verdict(result)}`,
  combats: 'Combats',
  /** Shown after the name of the combat on screen; empty if it is the only one. */
  /** The accessible name of the combat on screen: its short name, its long one, and how many are open. */
  switcher: (title: CombatTitle | null, open: number): string => {
    const several = open > 1 ? ` · ${number.format(open)} open` : '';
    if (!title) return `Combats${several}`;
    return `${combatCalled(title)}${several}`;
  },
  openCombats: 'Open combats',
  /** The text on a shield: the names of the units that fight, else the player and the army. */
  fighters: (units: readonly string[], names: SideSetup): string =>
    unlessEmpty(units.join(', '), sideNames(names)),
  /** "1 Clan v Wild: Clan Guard, Thane v Wild Warriors"; of a combat without names its number. */
  combatCalled,
  /** The name of the sheet and of the button that opens it. */
  duel: {
    striker: 'Who struck',
    struck: 'Who was struck',
    dealt: (what: CountedUnit): string => `Unsaved ${what.other}, in all`,
    oneMore: 'One more',
    oneFewer: 'One fewer',
    hint: 'The struck one loses what it has left; the excess is proposed in its row. If it struck back, note that as well.',
    note: (striker: string, dealt: number, struck: string): string =>
      `${striker} deals ${number.format(dealt)} to ${struck}`,
  },
  cameByCharge: {
    supposed: 'proposed: it came there by a charge',
    earlier: 'it charged in an earlier round',
  },
  unassigned: 'No unit',
  /** A row that may be lost to what the enemy entered. */
  lostTo: {
    note: (which: readonly Side[]): string =>
      which.length === 1 ? `${which.map(side).join('')}’s lost?` : 'lost?',
    title: (row: string): string => `${row}: lost?`,
    question: (which: Side, row: string, when: string): string =>
      `Does ${side(which)} lose its ${row}? It is lost ${when}.`,
    left: (which: Side, row: string, when: string): string =>
      `${side(which)}: how many ${row} are left? It loses ${when}.`,
    lost: 'Lost',
    kept: 'It stays',
  },
  byHand: 'by hand',
  yoursToSet: 'yours to set',
  overridden: (which: Side, proposal: string | null): string =>
    sideBySide([`${side(which)} by hand`, proposal !== null && `The units propose: ${proposal}`]),
  follow: 'As proposed',
  answer: (row: ScoreRow, answer: Answer): string => rowAnswer(row, answer),
  ...closing,
  openBothSurrounded: (which: Side): string =>
    `${side(which)}: units surround each other. Set the Proper Ranks by hand.`,
  fallenRow,
  fallenShort,
  nothingBecause: (unit: string, because: NothingBecause): string => `${unit}: ${whyNothing(because)}.`,
  combatState: (round: number, closed: boolean, ended: boolean): string => {
    if (ended) return `ended after round ${number.format(round)}`;
    return closed ? `round ${number.format(round)} closed` : `round ${number.format(round)}`;
  },
  outcomeTitle: 'What came of it',
  points,
  linesTitle: (a: number, b: number): string => `Why ${number.format(a)} : ${number.format(b)}`,
  lineLabel,
  totalLabel: 'Total',
  modifiersHint: 'Items and exceptional circumstances; say why.',
  note: (which: Side): string => `Why, ${side(which)}`,
  noteShort: 'Why?',
  onePoint: (which: Side, by: number): string => `${signed(by)} for ${side(which)}`,
  behind: 'From the log',
  nothingBehind: 'Nobody has touched this row in this round.',
  countTitle: (what: string, now: number): string => `${what}: ${number.format(now)}`,
  keypad: (who: string, unit: CountedUnit): string => `${who} lost ${unit.other}`,
  keypadAll: 'All',
  keypadUnassigned: (count: number | null): string =>
    count === null ? 'Loss without a unit' : `Lose ${number.format(count)} without a unit`,
  keypadAdd: (count: number | null): string =>
    count === null ? 'Lose more' : `Lose ${number.format(count)} more`,
  keypadSet: (count: number | null): string => (count === null ? 'Set' : `Set to ${number.format(count)}`),
  keypadDelete: 'Delete the last digit',
};

type NothingBecause = NonNullable<ProposedAnswers['nothing']>[number];

/** Why a unit has no Rank Bonus, after its name. */
function whyNothing({ key, values }: NothingBecause): string {
  switch (key) {
    case 'deeperThanWide':
      return `no Rank Bonus, ${number.format(values.deep)} ranks deep and ${number.format(values.wide)} wide is a Marching Column`;
    case 'formation':
      return `no Rank Bonus in ${values.formation}`;
    case 'tooNarrow':
      return `no Rank Bonus, ${number.format(values.wide)} wide and a rank needs ${number.format(values.needed)}`;
    case 'notFilled':
      return `no Rank Bonus, ${values.behind === 0 ? 'nobody' : number.format(values.behind)} behind the first rank and a rank needs ${number.format(values.needed)}`;
  }
}
