import type { Sweep, TakenMorale } from '@/battle/state/assault-round';
import { assaultResult as said } from '@/messages/compiled/assault-result';
import { number, signed } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import type { AssaultResult, MoraleCheck, Reason, ResultLine, Side, SweepingEnd } from '@/rules/index';
import { chance } from '@/words/chance';
import { side } from '@/words/shared/format';
import { whole } from '@/words/shared/phrases';
import { points } from './points';

/** The end of a round of an assault: its result, Morale checks and Sweeping Advances. */

/** A score so far or as recorded. */
type Result = Pick<AssaultResult, 'winner' | 'because'> & {
  readonly a: { readonly score: number };
  readonly b: { readonly score: number };
};

/** What a line counts, for that many. */
const lineOf = (key: ResultLine, count: number): string =>
  key === 'unsavedWounds' ? said.lines.unsavedWounds(count) : said.lines[key];

/** "1 by Instant Death", "2 by Instant Death, 1 of more than one". */
const detailed = ({ count = 0, atOnce = 0 }: Reason<ResultLine>['values']): string =>
  [
    ...(atOnce > 0 ? [said.detailed(atOnce)] : []),
    ...(count > atOnce ? [`${number.format(count - atOnce)} ${said.lines.detailedWounds}`] : []),
  ].join(phrases.comma);

const NEXT: Readonly<Record<AssaultResult['next'], string>> = said.next;

const ENDS: Readonly<Record<SweepingEnd, string>> = said.ends;

const needed = (target: number): string =>
  target < 3 ? said.needed.doubleOne : said.needed.orLess(whole(target));

/** "Ld 8 −3: 5 or less". */
const moraleTarget = ({ target, automatic, reasons }: MoraleCheck): string => {
  if (automatic || target === null) return said.moraleTarget.fearless;
  const leadership = reasons.find(({ key }) => key === 'leadership')?.values.leadership ?? 0;
  const lostBy = reasons.find(({ key }) => key === 'lostBy')?.values.modifier;
  const fallen = reasons.find(({ key }) => key === 'casualties')?.values;
  if (fallen) {
    return said.moraleTarget.fallen({
      leadership,
      lost: fallen.lost ?? 0,
      of: fallen.of ?? 0,
      target: whole(target),
    });
  }
  const how = lostBy === undefined ? said.moraleTarget.stubborn : lostBy === 0 ? '' : ` ${signed(lostBy)}`;
  return said.moraleTarget.beaten({ leadership, how, target: needed(target) });
};

const verdictOf = ({ winner, because, a, b }: Result): string => {
  if (because === 'wipedOut')
    return winner === 'draw' ? said.verdict.nobodyLeft : said.verdict.wipedOut(side(winner));
  return winner === 'draw'
    ? said.verdict.draw
    : said.verdict.wins({ side: side(winner), score: Math.abs(a.score - b.score) });
};

export const result = {
  ...said.result,
  verdict: verdictOf,
  corrected: (since: Result): string =>
    said.result.corrected({ a: since.a.score, b: since.b.score, verdict: verdictOf(since) }),
  whoIsLeft: (which: Side): string => said.result.whoIsLeft(side(which)),
  inflicted: (which: Side): string => said.result.inflicted(side(which)),
  /** Wounds that the side saved or discounted, so that they do not count for the enemy. */
  warded: (lines: readonly Reason<ResultLine>[]): string =>
    lines
      .map(({ key, values }) => `${number.format(values.count ?? 0)} ${lineOf(key, values.count ?? 0)}`)
      .join(phrases.comma),
  line: ({ key, values }: Reason<ResultLine>): string => {
    if (key === 'detailedWounds' && values.atOnce !== undefined) return detailed(values);
    const count = number.format(values.count ?? 0);
    const lines = lineOf(key, values.count ?? 0);
    return (values.points ?? 0) === 0 ? said.result.line({ count, lines }) : `${count} ${lines}`;
  },
  points: ({ values }: Reason<ResultLine>): string => signed(values.points ?? 0),
  left: (unit: string, models: number): string =>
    models === 0 ? said.result.left.none(unit) : said.result.left.some({ unit, models }),
  next: ({ next, counted }: Pick<AssaultResult, 'next' | 'counted'>): string =>
    counted ? points.next(next) : NEXT[next],
};

const sumOf = (first: number, second: number): string =>
  `${number.format(first)} + ${number.format(second)} = ${number.format(first + second)}`;

export const morale = {
  ...said.morale,
  target: moraleTarget,
  /** "Failed: 3 + 5 = 8, needed 6 or less". */
  taken: ({ passed, way, dice, target }: TakenMorale): string => {
    if (way === 'choseToFail') return said.morale.taken.choseToFail;
    const end = passed ? said.morale.taken.held : said.morale.taken.failed;
    if (!dice) return end;
    const [first, second] = dice;
    const total = sumOf(first, second);
    if (first === 1 && second === 1) return said.morale.taken.doubleOne({ end, total });
    return target === null
      ? said.morale.taken.total({ end, total })
      : said.morale.taken.needed({ end, total, target: needed(target) });
  },
  /** The accessible name of a control, with its losing unit: the screen may show several units. */
  control: (what: string, unit: string): string => said.morale.control({ what, unit }),
};

export const sweep = {
  ...said.sweep,
  rule: (winner: number, loser: number): string => said.sweep.rule({ winner, loser }),
  end: (end: SweepingEnd, of: number): string => said.sweep.end({ ends: ENDS[end], chance: chance(of) }),
  /** "Caught: destroyed: 4 + 5 = 9 against 3 + 2 = 5": the winner's Initiative and die, then the loser's. */
  ended: ({ end, dice, winnerInitiative, loserInitiative, barred }: Sweep): string => {
    if (barred) return said.sweep.ended.barred(ENDS[end]);
    if (dice === null) return ENDS[end];
    const [winner, loser] = dice;
    return said.sweep.ended.rolled({
      ends: ENDS[end],
      winnerInitiative: sumOf(winnerInitiative, winner),
      loserInitiative: sumOf(loserInitiative, loser),
    });
  },
};
