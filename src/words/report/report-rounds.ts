import type { BattleReport } from '@/battle/report/report';
import type { ReportLoss, ReportRound, ReportTest } from '@/battle/report/report-round';
import type { ReportItem } from '@/battle/report/report-turns';
import type { AssaultOutcome } from '@/battle/state/assault-round';
import type { RecordedSide, RoundOutcome, ThrownFlight } from '@/battle/state/records';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { reportRounds as said } from '@/messages/compiled/report-rounds';
import { type RowId, SIDES, type Side } from '@/rules/index';
import { gotHot, WOUND_KINDS, woundCounts } from '@/words/assault/log';
import { assaultVerdict } from '@/words/assault/log-details';
import { piercing } from '@/words/assault/targets';
import { lineLabel, scoreDetail } from '@/words/fight';
import { pursuedBy, takenTest, testEnd, thrownFlight } from '@/words/log-tests';
import { side } from '@/words/shared/format';
import { combatTitle, counted, fallenRow, place, roundEnd, verdict, versus } from '@/words/shared/phrases';
import { shotInALine } from '@/words/shot-units';
import type { ReportBlock } from './report-block';

/** The rounds of a battle report. */

type Detail = RecordedSide['lines'][number]['detail'];

export const paragraph = (text: string): ReportBlock => ({ kind: 'paragraph', text });
export const list = (items: readonly string[]): readonly ReportBlock[] =>
  items.length > 0 ? [{ kind: 'list', items }] : [];
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : said.sentence(text));

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
  if (scoring.length === 0) return said.total({ side: side(which), total });
  const told = scoring.map((line) => {
    const { points: gained, detail } = line;
    const why = saysMore(detail) ? said.line.why(scoreDetail(detail)) : '';
    return said.line.points({ label: lineLabel(line, casualties), points: gained, why });
  });
  return said.totalOf({ side: side(which), total, lines: told.join(phrases.comma) });
};

/** "Spearmen lost 5 Health Points, 15 left." */
const loss = ({ side: which, unit, healthPoint, lost, left }: ReportLoss): string => {
  const of = { who: unit?.name ?? side(which), health: counted(lost, healthPoint) };
  if (left === null) return said.lost.plain(of);
  return left === 0 ? said.lost.noneLeft(of) : said.lost.left({ ...of, left });
};

/** "Knights broke: lost by 3, 5 or less, rolled 7. They fled 8" and got away (7")." */
const test = ({ side: which, unit, taken, pursuit, flight }: ReportTest): readonly string[] => {
  const name = unit?.name ?? side(which);
  const told = { end: testEnd(name, taken), test: takenTest(taken) };
  const ended = taken.outcome ? said.tested.named(told) : said.tested.plain(told);
  if (flight) return [ended, openFlight(name, flight.thrown)];
  return pursuit ? [ended, sentence(pursuedBy(name, pursuit))] : [ended];
};

/** "Wolves: flight open, nobody said whether they got away." */
const openFlight = (who: string, thrown: ThrownFlight | null): string =>
  thrown ? sentence(thrownFlight(who, thrown)) : said.flightOpen(who);

/** "Corrected since: 2 : 0, Blue wins by 2." */
const correctedResult = ({ a, b, result: now }: RoundOutcome): string =>
  sentence(said.corrected({ versus: versus(a.total, b.total), verdict: verdict(now) }));

const correctedAssault = (outcome: AssaultOutcome): string =>
  sentence(
    said.corrected({
      versus: versus(outcome.a.score, outcome.b.score),
      verdict: assaultVerdict({ outcome }),
    }),
  );

/** A round of a combat: its score, the losses, the reasons, and the tests. */
export const roundBlocks = (
  { combat, round, outcome, destroyed, fallen, closed, corrected, losses, tests }: ReportRound,
  { casualties }: BattleReport,
): readonly ReportBlock[] => {
  const title = said.round.title({ combat: combatTitle(combat), round });
  const standing = versus(outcome.a.total, outcome.b.total);
  return [
    {
      kind: 'subheading',
      text: closed ? said.round.closed({ title, standing }) : said.round.soFar({ title, standing }),
    },
    ...(closed ? [paragraph(sentence(roundEnd(outcome.result, destroyed)))] : []),
    ...(corrected ? [paragraph(correctedResult(corrected))] : []),
    ...list([
      ...losses.map(loss),
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
  const struck = {
    unit: unit.name,
    target: target.name,
    attacks,
    hits,
    hot: gotHot(hot),
  };
  const how = blow === 'shot' ? said.shot : blow === 'hammerOfWrath' ? said.hammered : said.struck;
  if (hits === 0) return how.missed(struck);
  return kinds.length === 0 ? how.hit(struck) : how.wounded({ ...struck, wounds: woundCounts(counts) });
};

/** "3 at S8 AP2", "2 Deathblow". */
const pool = ({ strength, ap, band, wounds, hot }: Fight['wounds'][number]['pools'][number]): string => {
  if (hot) return said.pool.hot(wounds);
  if (band) return said.pool.band({ wounds, band: WOUND_KINDS[band] });
  return said.pool.at({
    wounds,
    strength: strength === null ? '–' : number.format(strength),
    ap: piercing(ap),
  });
};

/**
 * "Terminators: pools of 3 at S4 AP–, then 2 at S8 AP2. 2 saved, 1 by Feel No Pain, 2 Wounds lost, 1 by
 * Instant Death; 2 models fell."
 */
const wounds = (fought: Fight['wounds'][number]): readonly string[] => {
  const { unit, pools, saved, discounted, lost, vehicle, instantDeaths, removed, characters } = fought;
  if (pools.length === 0) return [];
  const loses = vehicle ? said.hurt.hullPoints : said.hurt.wounds;
  const parts = [
    saved > 0 ? said.hurt.saved(saved) : null,
    discounted > 0 ? said.hurt.discounted(discounted) : null,
    loses(lost),
    instantDeaths > 0 ? said.hurt.instantDeaths(instantDeaths) : null,
    removed > 0 ? said.hurt.fell(removed) : null,
    ...characters.map(said.hurt.characterFell),
  ].filter((part) => part !== null);
  const told = { unit: unit.name, pools: pools.map(pool).reduce(then), losses: parts.join(phrases.comma) };
  return [pools.length > 1 ? said.hurt.byPools(told) : said.hurt.byPool(told)];
};

/** "3 at S4 AP–, then 2 at S8 AP2". */
const then = (first: string, next: string): string => said.then({ first, next });

const blows = ({ strikes, wounds: hurt }: Fight): string =>
  [...strikes.map(strike), ...hurt.flatMap(wounds)].join(' ');

/** One Initiative step: "Initiative 4: …". */
const step = (fought: Fight): string => said.step({ step: fought.step, blows: blows(fought) });

/** "Blue 2: Enemy models removed +1, Most models left +1"; nothing where Wounds are counted. */
const pointLines = (which: Side, { score, rows = [] }: AssaultOutcome['a']): readonly string[] => {
  if (rows.length === 0) return [];
  const lines = rows
    .map(({ label, points }) => said.line.points({ label, points, why: '' }))
    .join(phrases.comma);
  return [said.totalOf({ side: side(which), total: score, lines })];
};

/** A closed round of an assault: its fight, its result, its losses, and the readings that decided it. */
export const assaultBlocks = ({
  closed,
  corrected,
  losses,
  fight,
  overwatch,
}: Extract<ReportItem, { kind: 'assault' }>): readonly ReportBlock[] => {
  const { a, b, readings } = closed.outcome;
  return [
    {
      kind: 'subheading',
      text: said.round.closed({ title: place(closed), standing: versus(a.score, b.score) }),
    },
    paragraph(sentence(assaultVerdict(closed))),
    ...(corrected ? [paragraph(correctedAssault(corrected))] : []),
    ...list([
      ...overwatch.map(({ unit, lost }) => said.overwatch({ unit: unit.name, lost })),
      ...fight.map(step),
      ...losses.map(loss),
      ...SIDES.flatMap((which) => pointLines(which, closed.outcome[which])),
      ...readings.map(({ label, option }) => said.reading({ label, option })),
    ]),
  ];
};

/**
 * "Tactical Squad shoots Veterans. Tactical Squad shot at Veterans: 7 of 10 hit, 4 Wounds. … Veterans: lost 3
 * of 10."
 */
export const shootingLine = ({ ended, fight }: Extract<ReportItem, { kind: 'shooting' }>): string => {
  const named = ended.combat.a.length > 0 && ended.combat.b.length > 0;
  const title = named ? [said.sentence(combatTitle(ended.combat))] : [];
  return [...title, ...fight.map(blows), sentence(shotInALine(ended.outcome))].join(' ');
};
