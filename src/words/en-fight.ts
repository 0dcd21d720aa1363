import {
  type Answer,
  assertNever,
  type CountedUnit,
  type RoundResult,
  type ScoreDetail,
  type ScoreRow,
  type Side,
} from '@/rules/index';
import { combat, counted, number, side, signed, verdict } from './en-format';

/** The combat card in English. */

/** An answer as a player would say it. */
const rowAnswer = (row: ScoreRow, answer: Answer): string => {
  if (row.input === 'counter' && typeof answer === 'number') return counted(answer, row.unit);
  if (row.input === 'choice')
    return row.options.find((option) => option.id === answer)?.label ?? String(answer);
  if (typeof answer === 'object') return signed(answer.points);
  return answer === true ? 'yes' : 'no';
};

/** Why a line has its points: "5 Full Ranks, the first is free, at most +3". */
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
      return detail.note || 'no note';
    case 'tieBreak':
      return 'the totals tied, and only this side has one';
    default:
      return assertNever(detail);
  }
};

export const fight = {
  rooms: 'Rooms of the battle',
  total: (which: Side, total: number): string => `${side(which)} ${number.format(total)}`,
  explain: (a: number, b: number): string =>
    `Explain the score: ${side('a')} ${number.format(a)}, ${side('b')} ${number.format(b)}`,
  scoreTitle: 'Score of this round',
  round: (n: number): string => `round ${number.format(n)}`,
  needs: (which: Side, more: number): string => `${side(which)} needs ${number.format(more)} more`,
  beforeTheDice: (a: number, b: number): string =>
    `before the dice ${number.format(a)} : ${number.format(b)}`,
  lost: (which: Side): string => `${side(which)} lost`,
  lose: (which: Side, unit: CountedUnit): string => `${side(which)} loses 1 ${unit.one}`,
  giveBack: (which: Side, unit: CountedUnit): string => `Give back 1 ${unit.one} to ${side(which)}`,
  enterLost: (which: Side, count: number, unit: CountedUnit): string =>
    `${side(which)} lost ${counted(count, unit)}. Enter a number`,
  bubble: (by: number, to: number): string => `${signed(by)} → ${number.format(to)}`,
  unitBubble: (by: number, to: number): string => `${signed(by)} → ${number.format(to)}`,
  announce: (a: number, b: number, result: RoundResult): string =>
    `${side('a')} ${number.format(a)}, ${side('b')} ${number.format(b)}. ${verdict(result)}`,
  control: (label: string, which: Side): string => `${label}, ${side(which)}`,
  more: (label: string, which: Side): string => `${label}, ${side(which)}: one more`,
  fewer: (label: string, which: Side): string => `${label}, ${side(which)}: one fewer`,
  enter: (label: string, which: Side, count: number, unit: CountedUnit): string =>
    `${label}, ${side(which)}: ${counted(count, unit)}. Enter a number`,
  off: '–',
  on: (points: number): string => (points === 0 ? 'yes' : signed(points)),
  countAndPoints: (count: number, points: number): string =>
    points === 0 ? number.format(count) : `${number.format(count)} ${signed(points)}`,
  rowHint: (row: ScoreRow): string => (row.input === 'counter' ? row.unit.other : ''),
  closeRound: 'Close round',
  nextRound: 'Next round',
  anotherCombat: 'Another combat',
  endCombat: 'End combat',
  openCombat: 'Open a combat',
  noCombat: 'No combat is being fought. Open one when the next charge goes in.',
  noCombatRead: 'No combat is being fought.',
  endThis: (n: number): string => `End ${combat(n)}`,
  roundTitle: (n: number): string => `Round ${number.format(n)}`,
  notFought: 'not fought',
  closedTitle: (n: number): string => `Round ${number.format(n)} is closed`,
  ended: 'This combat has ended',
  combats: 'Combats',
  openCount: (open: number): string => `${number.format(open)} open`,
  units: 'Units in this combat',
  chooseUnits: 'Choose its units',
  noUnits: 'Add units in Armies, and they propose ranks, standards, charge and facing here.',
  fights: (unit: string): string => `${unit} fights`,
  against: (unit: string, enemy: string): string => `${unit} against ${enemy}`,
  noContact: 'not',
  charged: (unit: string, enemy: string): string => `${unit} charged ${enemy}`,
  chargedShort: 'charged',
  onWhom: (which: Side): string => `${side(which)}: on whom?`,
  unassigned: 'No unit in particular',
  unitLost: (unit: string): string => `${unit} lost`,
  byHand: 'by hand',
  yoursToSet: 'yours to set',
  proposedIs: (answer: string): string => `The units propose: ${answer}`,
  follow: 'As proposed',
  answer: (row: ScoreRow, answer: Answer): string => rowAnswer(row, answer),
  forgotten: (label: string, which: Side): string =>
    `${label}, ${side(which)}: proposed by the units, but not in the score.`,
  forgottenTitle: 'Before you close the round',
  addIt: (points: number): string => `Add ${signed(points)}`,
  closeAnyway: 'Close as it is',
  openBothSurrounded: (which: Side): string =>
    `${side(which)}: units surround each other. Set the Proper Ranks by hand.`,
  combatState: (round: number, closed: boolean, ended: boolean): string => {
    if (ended) return `ended after round ${number.format(round)}`;
    return closed ? `round ${number.format(round)} closed` : `round ${number.format(round)}`;
  },
  points: (points: number): string => (points === 0 ? '0' : signed(points)),
  linesTitle: (a: number, b: number): string => `Why ${number.format(a)} : ${number.format(b)}`,
  totalLabel: 'Total',
  modifiersHint: 'Items and exceptional circumstances; say why.',
  note: (which: Side): string => `Why, ${side(which)}`,
  noteShort: 'Why?',
  onePoint: (which: Side, by: number): string => `${signed(by)} for ${side(which)}`,
  behind: 'From the log',
  nothingBehind: 'Nobody has touched this row in this round.',
  keypad: (which: Side, unit: CountedUnit): string => `${side(which)} lost ${unit.other}`,
  keypadAdd: (count: number | null): string =>
    count === null ? 'Lose more' : `Lose ${number.format(count)} more`,
  keypadSet: (count: number | null): string => (count === null ? 'Set' : `Set to ${number.format(count)}`),
  keypadDelete: 'Delete the last digit',
};
