import type { BattleReport } from '@/battle/report/report';
import type { ReportItem, ReportTurn } from '@/battle/report/report-turns';
import type { ArmyUnit } from '@/battle/state/battle';
import type { RecordedScore } from '@/battle/state/records';
import { number, signed } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { report as said } from '@/messages/compiled/report';
import { SIDES, type Side } from '@/rules/index';
import { armies } from '@/words/armies';
import { assaultDice } from '@/words/assault/log-details';
import { isoDay } from '@/words/iso-day';
import { logDetail, logSentence } from '@/words/log';
import { score } from '@/words/score';
import { day, side, turn, winner } from '@/words/shared/format';
import { counted, fates, fileName, openFlights, openWorth, points, versus } from '@/words/shared/phrases';
import type { ReportBlock } from './report-block';
import { assaultBlocks, list, paragraph, roundBlocks, sentence, shootingLine } from './report-rounds';

/** The battle report, for posting after the game. */

/** "Anna (Dread Elves)", or the side if no name was entered. */
const who = ({ setup }: BattleReport, which: Side): string => {
  const { player, army } = setup[which];
  if (player === '') return army === '' ? side(which) : army;
  return army === '' ? player : said.who({ player, army });
};

/** "Blue: Anna, Dread Elves", or empty if no name was entered. */
const introduced = ({ setup }: BattleReport, which: Side): readonly string[] => {
  const names = [setup[which].player, setup[which].army].filter((name) => name !== '');
  return names.length > 0 ? [said.introduced({ side: side(which), names: names.join(phrases.comma) })] : [];
};

const size = ({ armyPoints }: BattleReport): readonly string[] =>
  armyPoints === null ? [] : [points(armyPoints)];

const between = (report: BattleReport): string => said.between({ a: who(report, 'a'), b: who(report, 'b') });

const headline = (report: BattleReport): readonly ReportBlock[] => {
  const { edition, startedAt, setup } = report;
  const facts = [...introduced(report, 'a'), ...introduced(report, 'b')];
  facts.push(said.firstTurn(side(setup.firstSide)));
  if (setup.deployment !== undefined) facts.push(said.deployment(setup.deployment));
  return [
    { kind: 'title', text: between(report) },
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
    ? [said.result.soFar(turn(report.turn))]
    : [
        recorded?.battlePoints
          ? said.result.wonBy({
              winner: winner(report.winner, report.setup),
              points: scored(recorded.battlePoints),
            })
          : sentence(winner(report.winner, report.setup)),
      ];
  if (recorded) {
    const { a, b } = recorded.victoryPoints;
    if (running && recorded.battlePoints) parts.push(said.result.ifItEnded(scored(recorded.battlePoints)));
    parts.push(said.result.victoryPoints(versus(a.total, b.total)));
    const { worth, flights, result: hangs } = report.open;
    if (worth.length > 0) parts.push(openWorth(worth, hangs));
    if (flights.length > 0) parts.push(openFlights(flights, hangs));
  }
  if (!running) parts.push(said.result.turns(score.result.turnsOf(report.turn.gameTurn, gameTurns)));
  return parts.join(' ');
};

const scored = ({ a, b }: Readonly<Record<Side, number>>): string => versus(a, b);

const unitLine = ({ unit }: ArmyUnit): string => {
  const marks = unit.marks.filter((mark) => mark === 'general' || mark === 'battleStandard');
  const parts = [unit.name, ...marks.map((mark) => armies.mark(mark))];
  if (unit.models > 1) parts.push(said.models(unit.models));
  if (unit.pointCost > 0) parts.push(points(unit.pointCost));
  return parts.join(phrases.comma);
};

const rosters = (report: BattleReport): readonly ReportBlock[] => {
  const blocks = SIDES.flatMap((which): readonly ReportBlock[] => {
    const units = report.armies[which];
    if (units.length === 0) return [];
    const total = units.reduce((sum, { unit }) => sum + unit.pointCost, 0);
    const title = [
      side(which),
      ...(who(report, which) === side(which) ? [] : [who(report, which)]),
      points(total),
    ].join(phrases.comma);
    return [{ kind: 'subheading', text: title }, ...list(units.map(unitLine))];
  });
  return blocks.length > 0 ? [{ kind: 'heading', text: said.armies }, ...blocks] : [];
};

const health = ({ unit, healthPoint, from, to, unsaid }: Extract<ReportItem, { kind: 'health' }>): string => {
  if (unsaid) {
    const told = { unit: unit.name, health: counted(Math.abs(from - to), healthPoint) };
    return to < from ? said.health.lostOf(told) : said.health.gotBackOf(told);
  }
  const told = { unit: unit.name, from, to };
  return to < from
    ? said.health.lost({ ...told, health: counted(from - to, healthPoint) })
    : said.health.gotBack({ ...told, health: counted(to - from, healthPoint) });
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
    if (to !== 'fighting') return said.fate.now({ unit: unit.name, fate: fates[to] });
    return from === 'fleeing'
      ? said.fate.rallied(unit.name)
      : said.fate.again({ unit: unit.name, fate: fates[to] });
  }
  if (within && description.key === 'challengeAnswered') return sentence(logSentence(description));
  const detail = within && isOfAssault(description) ? assaultDice(description) : logDetail(description);
  return sentence(
    detail === null ? logSentence(description) : said.line({ sentence: logSentence(description), detail }),
  );
};

const turnBlocks = ({ turn: when, items }: ReportTurn, report: BattleReport): readonly ReportBlock[] => {
  const player = when === null ? '' : report.setup[when.side].player;
  const title =
    when === null ? said.turn.after : player === '' ? turn(when) : said.turn.of({ turn: turn(when), player });
  const told: ReportBlock[] = [];
  /** Adds a sentence to the last paragraph, or begins one if the last block is something else. */
  const say = (text: string) => {
    const last = told.at(-1);
    if (last?.kind === 'paragraph') told[told.length - 1] = paragraph(`${last.text} ${text}`);
    else told.push(paragraph(text));
  };
  for (const item of items) {
    if (item.kind === 'round') told.push(...roundBlocks(item.round, report));
    if (item.kind === 'assault') told.push(...assaultBlocks(item));
    if (item.kind === 'shooting') say(shootingLine(item));
    if (item.kind === 'health') say(health(item));
    if (item.kind === 'line') say(line(item));
    if (item.kind === 'note') {
      if (item.about) say(said.noteOn(logSentence(item.about)));
      told.push({ kind: 'quote', text: item.text });
    }
  }
  return [{ kind: 'heading', text: title }, ...told];
};

const scoreTable = (report: BattleReport, recorded: RecordedScore): ReportBlock => {
  const { victoryPoints, battlePoints, battlePointLines, kills, tournament } = recorded;
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
      ...(kills ? [pair(score.apart.kills, (which) => number.format(kills[which]))] : []),
      ...(tournament ? [pair(tournament.name, (which) => number.format(tournament.totals[which]))] : []),
    ],
  };
};

const scoreBlocks = (report: BattleReport): readonly ReportBlock[] => {
  const { score: recorded, endedAt, confirmed, objectiveLabel } = report;
  if (!recorded) return confirmed ? [paragraph(said.confirmed(score.result.confirmedBy(confirmed)))] : [];
  const why = SIDES.flatMap((which): readonly ReportBlock[] => {
    const { lines } = recorded.victoryPoints[which];
    if (lines.length === 0) return [];
    const told = lines.map(({ name, points: gained, reason }) =>
      said.gained({ name, points: gained, reason: score.lines.reason(reason) }),
    );
    return [paragraph(said.gainedBy(score.lines.side(which))), ...list(told)];
  });
  const facts: string[] = [];
  if (objectiveLabel !== '') {
    const name = score.objective.named(objectiveLabel, recorded.objectiveName);
    facts.push(said.objective({ name, result: score.objective.result(recorded.objectiveWinner) }));
  }
  if (recorded.mission !== undefined) facts.push(said.mission(recorded.mission));
  if (recorded.agreed) facts.push(said.agreed(score.result.agreedOf(recorded.agreed)));
  for (const { label, turns } of report.byTurn) {
    const told = turns.map(({ gameTurn, a, b }) => said.byTurn.turn({ gameTurn, points: versus(a, b) }));
    facts.push(said.byTurn.all({ label: score.places.everyTurn(label), turns: told.join(phrases.comma) }));
  }
  if (recorded.margin !== null) facts.push(said.margin(recorded.margin));
  if (confirmed) facts.push(said.confirmed(score.result.confirmedBy(confirmed)));
  return [
    { kind: 'heading', text: endedAt === null ? said.score.soFar : said.score.final },
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
        { kind: 'heading', text: said.stillFought } as const,
        ...report.openRounds.flatMap((round) => roundBlocks(round, report)),
      ]
    : []),
  ...scoreBlocks(report),
];

/** The words of a battle report. */
export const report = {
  blocks,
  title: said.title,
  titleSoFar: said.titleSoFar,
  headline: between,
  format: said.format,
  formats: said.formats,
  /** The file's name without its extension: "2026-11-21-anna-v-bert". */
  file: (of: BattleReport): string => `${isoDay(of.startedAt)}-${fileName(between(of))}`,
};
