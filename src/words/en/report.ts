import type { BattleReport } from '@/battle/report/report';
import type { ReportItem, ReportTurn } from '@/battle/report/report-turns';
import type { ArmyUnit } from '@/battle/state/battle';
import type { RecordedScore } from '@/battle/state/records';
import { number, signed } from '@/messages/compiled/numbers';
import { type CountedUnit, SIDES, type Side } from '@/rules/index';
import { armies } from '@/words/armies';
import { assaultDice } from '@/words/assault-log';
import { isoDay } from '@/words/iso-day';
import { logDetail, logSentence } from '@/words/log';
import type { ReportBlock } from '@/words/report-block';
import { score } from '@/words/score';
import { day, side, turn, winner } from './format';
import { counted, fates, fileName, points, versus } from './phrases';
import { assaultBlocks, list, paragraph, roundBlocks, sentence, shootingLine } from './report-rounds';

/** The battle report in English, for posting after the game. */

/** "Anna (Dread Elves)", or the side if no name was entered. */
const who = ({ setup }: BattleReport, which: Side): string => {
  const { player, army } = setup[which];
  if (player === '') return army === '' ? side(which) : army;
  return army === '' ? player : `${player} (${army})`;
};

/** "Blue: Anna, Dread Elves", or empty if no name was entered. */
const introduced = ({ setup }: BattleReport, which: Side): readonly string[] => {
  const names = [setup[which].player, setup[which].army].filter((name) => name !== '');
  return names.length > 0 ? [`${side(which)}: ${names.join(', ')}.`] : [];
};

const size = ({ armyPoints }: BattleReport): readonly string[] =>
  armyPoints === null ? [] : [points(armyPoints)];

const headline = (report: BattleReport): readonly ReportBlock[] => {
  const { edition, startedAt, setup } = report;
  const facts = [...introduced(report, 'a'), ...introduced(report, 'b')];
  facts.push(`${side(setup.firstSide)} had the first turn.`);
  if (setup.deployment !== undefined) facts.push(`Deployment: ${setup.deployment}.`);
  return [
    { kind: 'title', text: `${who(report, 'a')} v ${who(report, 'b')}` },
    paragraph([edition, ...size(report), day.format(startedAt)].join(' · ')),
    paragraph(facts.join(' ')),
    paragraph(result(report)),
  ];
};

/** "Blue won 14 : 6. Victory Points 2,314 : 1,122." */
const result = (report: BattleReport): string => {
  const { endedAt, gameTurns, score: recorded } = report;
  const running = endedAt === null;
  const parts = running
    ? [`So far: ${turn(report.turn)}.`]
    : [
        `${winner(report.winner, report.setup)}${recorded?.battlePoints ? ` ${scored(recorded.battlePoints)}` : ''}.`,
      ];
  if (recorded) {
    const { a, b } = recorded.victoryPoints;
    if (running && recorded.battlePoints) parts.push(`If it ended now: ${scored(recorded.battlePoints)}.`);
    parts.push(`Victory Points ${versus(a.total, b.total)}.`);
  }
  if (!running) parts.push(`Turns played: ${score.result.turnsOf(report.turn.gameTurn, gameTurns)}.`);
  return parts.join(' ');
};

const scored = ({ a, b }: Readonly<Record<Side, number>>): string => versus(a, b);

const unitLine = ({ unit }: ArmyUnit): string => {
  const marks = unit.marks.filter((mark) => mark === 'general' || mark === 'battleStandard');
  const parts = [unit.name, ...marks.map((mark) => armies.mark(mark))];
  if (unit.models > 1) parts.push(`${number.format(unit.models)} models`);
  if (unit.pointCost > 0) parts.push(points(unit.pointCost));
  return parts.join(', ');
};

const rosters = (report: BattleReport): readonly ReportBlock[] => {
  const blocks = SIDES.flatMap((which): readonly ReportBlock[] => {
    const units = report.armies[which];
    if (units.length === 0) return [];
    const total = units.reduce((sum, { unit }) => sum + unit.pointCost, 0);
    const title = `${side(which)}, ${who(report, which) === side(which) ? '' : `${who(report, which)}, `}${points(total)}`;
    return [{ kind: 'subheading', text: title }, ...list(units.map(unitLine))];
  });
  return blocks.length > 0 ? [{ kind: 'heading', text: 'The armies' }, ...blocks] : [];
};

const health = (
  { unit, from, to }: Extract<ReportItem, { kind: 'health' }>,
  healthPoint: CountedUnit,
): string => {
  const change =
    to < from ? `lost ${counted(from - to, healthPoint)}` : `got back ${counted(to - from, healthPoint)}`;
  return `${unit.name} ${change}: ${number.format(from)} → ${number.format(to)}.`;
};

type OfRound = Extract<
  Extract<ReportItem, { kind: 'line' }>['description'],
  { readonly key: 'moraleTaken' | 'sweepResolved' }
>;

const isOfAssault = (
  description: Extract<ReportItem, { kind: 'line' }>['description'],
): description is OfRound => description.key === 'moraleTaken' || description.key === 'sweepResolved';

const line = ({ description, within }: Extract<ReportItem, { kind: 'line' }>): string => {
  if (description.key === 'fateChanged') {
    const { unit, from, to } = description;
    if (to !== 'fighting') return `${unit.name}: ${fates[to]}.`;
    return from === 'fleeing' ? `${unit.name} rallied.` : `${unit.name}: ${fates[to]} again.`;
  }
  if (within && description.key === 'challengeAnswered') return sentence(logSentence(description));
  const detail = within && isOfAssault(description) ? assaultDice(description) : logDetail(description);
  return sentence(detail === null ? logSentence(description) : `${logSentence(description)} (${detail})`);
};

const turnBlocks = ({ turn: when, items }: ReportTurn, report: BattleReport): readonly ReportBlock[] => {
  const player = when === null ? '' : report.setup[when.side].player;
  const title = when === null ? 'After the battle' : `${turn(when)}${player === '' ? '' : ` (${player})`}`;
  const told: ReportBlock[] = [];
  /** Adds a sentence to the last paragraph, or begins one if the last block is something else. */
  const say = (text: string) => {
    const last = told.at(-1);
    if (last?.kind === 'paragraph') told[told.length - 1] = paragraph(`${last.text} ${text}`);
    else told.push(paragraph(text));
  };
  for (const item of items) {
    if (item.kind === 'round') told.push(...roundBlocks(item.round, report));
    if (item.kind === 'assault') told.push(...assaultBlocks(item, report));
    if (item.kind === 'shooting') say(shootingLine(item));
    if (item.kind === 'health') say(health(item, report.healthPoint));
    if (item.kind === 'line') say(line(item));
    if (item.kind === 'note') {
      if (item.about) say(`On “${logSentence(item.about)}”:`);
      told.push({ kind: 'quote', text: item.text });
    }
  }
  return [{ kind: 'heading', text: title }, ...told];
};

const scoreTable = (report: BattleReport, recorded: RecordedScore): ReportBlock => {
  const { victoryPoints, battlePoints, battlePointLines } = recorded;
  const pair = (what: string, of: (which: Side) => string) => [what, of('a'), of('b')];
  const keys = new Set(SIDES.flatMap((which) => (battlePointLines?.[which] ?? []).map(({ key }) => key)));
  const parts = [...keys].map((key) =>
    pair(score.points.line(key, report.objectiveLabel), (which) =>
      signed(battlePointLines?.[which].find((other) => other.key === key)?.points ?? 0),
    ),
  );
  return {
    kind: 'table',
    head: ['', side('a'), side('b')],
    rows: [
      pair(score.victoryPoints, (which) => number.format(victoryPoints[which].total)),
      ...parts,
      ...(battlePoints ? [pair(score.battlePoints, (which) => number.format(battlePoints[which]))] : []),
    ],
  };
};

const scoreBlocks = (report: BattleReport): readonly ReportBlock[] => {
  const { score: recorded, endedAt, confirmed, objectiveLabel } = report;
  if (!recorded) return confirmed ? [paragraph(`Confirmed ${score.result.confirmedBy(confirmed)}.`)] : [];
  const why = SIDES.flatMap((which): readonly ReportBlock[] => {
    const { lines } = recorded.victoryPoints[which];
    if (lines.length === 0) return [];
    const told = lines.map(
      ({ name, points: gained, reason }) =>
        `${name}: ${number.format(gained)} (${score.lines.reason(reason)})`,
    );
    return [paragraph(`${score.lines.side(which)}:`), ...list(told)];
  });
  const facts: string[] = [];
  if (objectiveLabel !== '') {
    const name = score.objective.named(objectiveLabel, recorded.objectiveName);
    facts.push(`${name}: ${score.objective.result(recorded.objectiveWinner)}.`);
  }
  if (recorded.mission !== undefined) facts.push(`Mission: ${recorded.mission}.`);
  if (recorded.agreed) facts.push(`Agreed: ${score.result.agreedOf(recorded.agreed)}.`);
  for (const { label, turns } of report.byTurn) {
    const told = turns.map(({ gameTurn, a, b }) => `turn ${number.format(gameTurn)} ${versus(a, b)}`);
    facts.push(`${score.places.everyTurn(label)}: ${told.join(', ')}.`);
  }
  if (recorded.margin !== null) facts.push(`Margin: ${recorded.margin}.`);
  if (confirmed) facts.push(`Confirmed ${score.result.confirmedBy(confirmed)}.`);
  return [
    { kind: 'heading', text: endedAt === null ? 'The score so far' : 'Final score' },
    scoreTable(report, recorded),
    ...(facts.length > 0 ? [paragraph(facts.join(' '))] : []),
    ...why,
  ];
};

/** The report as blocks, from top to bottom. */
const blocks = (report: BattleReport): readonly ReportBlock[] => [
  ...headline(report),
  ...rosters(report),
  ...report.turns.flatMap((played) => turnBlocks(played, report)),
  ...(report.openRounds.length > 0
    ? [
        { kind: 'heading', text: 'Still being fought' } as const,
        ...report.openRounds.flatMap((round) => roundBlocks(round, report)),
      ]
    : []),
  ...scoreBlocks(report),
];

/** The words of a battle report. */
export const report = {
  blocks,
  title: 'Battle report',
  titleSoFar: 'Battle report so far',
  headline: (of: BattleReport): string => `${who(of, 'a')} v ${who(of, 'b')}`,
  format: 'Written as',
  formats: { text: 'Plain text', markdown: 'Markdown' },
  /** The file's name without its extension: "2026-11-21-anna-v-bert". */
  file: (of: BattleReport): string =>
    `${isoDay(of.startedAt)}-${fileName(`${who(of, 'a')} v ${who(of, 'b')}`)}`,
};
