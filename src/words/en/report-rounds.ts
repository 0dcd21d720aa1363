import type { BattleReport } from '@/battle/report/report';
import type { ReportLoss, ReportRound, ReportTest } from '@/battle/report/report-round';
import type { ReportItem } from '@/battle/report/report-turns';
import type { AssaultOutcome } from '@/battle/state/assault-round';
import type { RecordedSide, RoundOutcome } from '@/battle/state/records';
import { type CountedUnit, type RowId, SIDES, type Side } from '@/rules/index';
import type { ReportBlock } from '@/words/report-block';
import { assaultVerdict } from './assault-log';
import { lineLabel, scoreDetail } from './fight';
import { combatTitle, counted, number, place, side, signed, verdict, versus } from './format';
import { pursuedBy, takenTest, testEnd } from './log';

/** The rounds of a battle report in English. */

type Detail = RecordedSide['lines'][number]['detail'];

export const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text });
export const list = (items: readonly string[]): readonly ReportBlock[] =>
  items.length > 0 ? [{ kind: 'list', items }] : [];
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Whether a line's detail says more than its label and points do. */
const saysMore = (detail: Detail): boolean => {
  switch (detail.key) {
    case 'each':
      return detail.countedFrom === 'own' && (detail.free > 0 || detail.capped || detail.pointsEach !== 1);
    case 'toggle':
      return false;
    case 'signed':
      return detail.note !== '';
    default:
      return true;
  }
};

/** "Blue 9: Damage dealt +4, Charge +1, Rank Bonus +3 (4 Full Ranks, the first counts nothing)." */
const sideLines = (which: Side, { total, lines }: RecordedSide, casualties: RowId | undefined): string => {
  const scoring = lines.filter((line) => line.points !== 0);
  if (scoring.length === 0) return `${side(which)} ${number.format(total)}.`;
  const told = scoring.map((line) => {
    const { points: gained, detail } = line;
    const why = saysMore(detail) ? ` (${scoreDetail(detail)})` : '';
    return `${lineLabel(line, casualties)} ${signed(gained)}${why}`;
  });
  return `${side(which)} ${number.format(total)}: ${told.join(', ')}.`;
};

/** "Spearmen lost 5 Health Points, 15 left." */
const loss = ({ side: which, unit, lost, left }: ReportLoss, healthPoint: CountedUnit): string => {
  const what = `${unit?.name ?? side(which)} lost ${counted(lost, healthPoint)}`;
  if (left === null) return `${what}.`;
  return left === 0 ? `${what}: none left.` : `${what}, ${number.format(left)} left.`;
};

/** "Knights broke: lost by 3, 5 or less, rolled 7. They fled 8" and got away (7")." */
const test = ({ side: which, unit, taken, pursuit }: ReportTest): readonly string[] => {
  const name = unit?.name ?? side(which);
  const said = taken.outcome
    ? `${testEnd(name, taken)} (${takenTest(taken)}).`
    : `${testEnd(name, taken)}: ${takenTest(taken)}.`;
  return pursuit ? [said, `${pursuedBy(name, pursuit)}.`] : [said];
};

/** "Corrected since: 2 : 0, Blue wins by 2." */
const correctedResult = ({ a, b, result: now }: RoundOutcome): string =>
  sentence(`Corrected since: ${versus(a.total, b.total)}, ${verdict(now)}`);

const correctedAssault = (outcome: AssaultOutcome): string =>
  sentence(`Corrected since: ${versus(outcome.a.score, outcome.b.score)}, ${assaultVerdict({ outcome })}`);

/** A round of a combat: its score, who lost what, why, and who was tested. */
export const roundBlocks = (
  { combat, round, outcome, closed, corrected, losses, tests }: ReportRound,
  { healthPoint, casualties }: BattleReport,
): readonly ReportBlock[] => {
  const title = `${combatTitle(combat)}, round ${number.format(round)}`;
  const standing = versus(outcome.a.total, outcome.b.total);
  return [
    { kind: 'subheading', text: closed ? `${title}: ${standing}` : `${title}, so far ${standing}` },
    ...(closed ? [paragraph(sentence(verdict(outcome.result)))] : []),
    ...(corrected ? [paragraph(correctedResult(corrected))] : []),
    ...list([
      ...losses.map((lost) => loss(lost, healthPoint)),
      ...SIDES.map((which) => sideLines(which, outcome[which], casualties)),
      ...tests.flatMap(test),
    ]),
  ];
};

/** A closed round of an assault: its result, who fell, and by which readings. */
export const assaultBlocks = (
  { closed, corrected, losses }: Extract<ReportItem, { kind: 'assault' }>,
  { healthPoint }: BattleReport,
): readonly ReportBlock[] => {
  const { a, b, readings } = closed.outcome;
  return [
    { kind: 'subheading', text: `${place(closed)}: ${versus(a.score, b.score)}` },
    paragraph(sentence(assaultVerdict(closed))),
    ...(corrected ? [paragraph(correctedAssault(corrected))] : []),
    ...list([
      ...losses.map((lost) => loss(lost, healthPoint)),
      ...readings.map(({ label, option }) => `${label}: ${option}.`),
    ]),
  ];
};
