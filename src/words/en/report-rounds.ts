import type { BattleReport } from '@/battle/report/report';
import type { ReportLoss, ReportRound, ReportTest } from '@/battle/report/report-round';
import type { ReportItem } from '@/battle/report/report-turns';
import type { AssaultOutcome } from '@/battle/state/assault-round';
import type { RecordedSide, RoundOutcome } from '@/battle/state/records';
import { number, signed } from '@/messages/compiled/numbers';
import { type CountedUnit, type RowId, SIDES, type Side } from '@/rules/index';
import { assaultVerdict, gotHot, WOUND_KINDS, woundCounts } from '@/words/assault-log';
import { piercing } from '@/words/assault-targets';
import { pursuedBy, takenTest, testEnd } from '@/words/log-tests';
import type { ReportBlock } from '@/words/report-block';
import { shotInALine } from '@/words/shot-units';
import { lineLabel, scoreDetail } from './fight';
import { side } from './format';
import { combatTitle, counted, fallenRow, place, roundEnd, verdict, versus } from './phrases';

/** The rounds of a battle report in English. */

type Detail = RecordedSide['lines'][number]['detail'];

export const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text });
export const list = (items: readonly string[]): readonly ReportBlock[] =>
  items.length > 0 ? [{ kind: 'list', items }] : [];
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Whether a line's detail adds something to its label and points. */
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

/** A round of a combat: its score, the losses, the reasons, and the tests. */
export const roundBlocks = (
  { combat, round, outcome, destroyed, fallen, closed, corrected, losses, tests }: ReportRound,
  { healthPoint, casualties }: BattleReport,
): readonly ReportBlock[] => {
  const title = `${combatTitle(combat)}, round ${number.format(round)}`;
  const standing = versus(outcome.a.total, outcome.b.total);
  return [
    { kind: 'subheading', text: closed ? `${title}: ${standing}` : `${title}, so far ${standing}` },
    ...(closed ? [paragraph(sentence(roundEnd(outcome.result, destroyed)))] : []),
    ...(corrected ? [paragraph(correctedResult(corrected))] : []),
    ...list([
      ...losses.map((lost) => loss(lost, healthPoint)),
      ...SIDES.map((which) => sideLines(which, outcome[which], casualties)),
      ...fallen.map((row) => sentence(fallenRow(row))),
      ...tests.flatMap(test),
    ]),
  ];
};

type Fight = Extract<ReportItem, { kind: 'assault' }>['fight'][number];

/** "Abaddon struck Contemptor: 4 of 5 hit, 4 Solid Hit." */
const strike = ({ unit, target, blow, attacks, hits, hot, counts }: Fight['strikes'][number]): string => {
  const kinds = Object.values(counts).filter((count) => (count ?? 0) > 0);
  const wounded = kinds.length === 0 ? 'nothing wounded' : woundCounts(counts);
  return `${unit.name} ${blow === 'shot' ? 'shot at' : 'struck'} ${target.name}${blow === 'hammerOfWrath' ? ' with Hammer of Wrath' : ''}: ${number.format(hits)} of ${number.format(attacks)} hit${gotHot(hot)}${hits === 0 ? '' : `, ${wounded}`}.`;
};

/** "3 at S8 AP2", "2 Deathblow". */
const pool = ({ strength, ap, band, wounds, hot }: Fight['wounds'][number]['pools'][number]): string => {
  if (hot) return `${number.format(wounds)} by shots that got hot`;
  const called = band
    ? WOUND_KINDS[band]
    : `at S${strength === null ? '–' : number.format(strength)} ${piercing(ap)}`;
  return `${number.format(wounds)} ${called}`;
};

/**
 * "Terminators: pools of 3 at S4 AP–, then 2 at S8 AP2. 2 saved, 1 by Feel No Pain, 2 Wounds lost, 1 by
 * Instant Death; 2 models fell."
 */
const wounds = (fought: Fight['wounds'][number]): readonly string[] => {
  const { unit, pools, saved, discounted, lost, vehicle, instantDeaths, removed, characters } = fought;
  if (pools.length === 0) return [];
  const loses = vehicle ? { one: 'Hull Point', other: 'Hull Points' } : WOUND;
  const parts = [
    saved > 0 ? `${number.format(saved)} saved` : null,
    discounted > 0 ? `${number.format(discounted)} discounted by Feel No Pain` : null,
    `${lost === 0 ? `no ${loses.one}` : counted(lost, loses)} lost`,
    instantDeaths > 0 ? `${number.format(instantDeaths)} by Instant Death` : null,
    removed > 0 ? `${counted(removed, { one: 'model', other: 'models' })} fell` : null,
    ...characters.map((name) => `${name} fell`),
  ].filter((part) => part !== null);
  const of = `${pools.length > 1 ? 'pools of ' : ''}${pools.map(pool).join(', then ')}`;
  return [`${unit.name}, ${of}: ${parts.join(', ')}.`];
};

const WOUND = { one: 'Wound', other: 'Wounds' };

const blows = ({ strikes, wounds: hurt }: Fight): string =>
  [...strikes.map(strike), ...hurt.flatMap(wounds)].join(' ');

/** One Initiative step: "Initiative 4: …". */
const step = (fought: Fight): string => `Initiative ${number.format(fought.step)}: ${blows(fought)}`;

/** A closed round of an assault: its fight, its result, its losses, and the readings that decided it. */
export const assaultBlocks = (
  { closed, corrected, losses, fight, overwatch }: Extract<ReportItem, { kind: 'assault' }>,
  { healthPoint }: BattleReport,
): readonly ReportBlock[] => {
  const { a, b, readings } = closed.outcome;
  return [
    { kind: 'subheading', text: `${place(closed)}: ${versus(a.score, b.score)}` },
    paragraph(sentence(assaultVerdict(closed))),
    ...(corrected ? [paragraph(correctedAssault(corrected))] : []),
    ...list([
      ...overwatch.map(({ unit, lost }) => `Overwatch cost ${unit.name} ${counted(lost, WOUND)}.`),
      ...fight.map(step),
      ...losses.map((lost) => loss(lost, healthPoint)),
      ...readings.map(({ label, option }) => `${label}: ${option}.`),
    ]),
  ];
};

/**
 * "Tactical Squad shoots Veterans. Tactical Squad shot at Veterans: 7 of 10 hit, 4 Wounds. … Veterans: lost 3
 * of 10."
 */
export const shootingLine = ({ ended, fight }: Extract<ReportItem, { kind: 'shooting' }>): string => {
  const named = ended.combat.a.length > 0 && ended.combat.b.length > 0;
  const title = named ? [`${combatTitle(ended.combat)}.`] : [];
  return [...title, ...fight.map(blows), sentence(shotInALine(ended.outcome))].join(' ');
};
