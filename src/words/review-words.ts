import type { AssaultOutcome } from '@/battle/state/assault-round';
import type { BattleOutcome } from '@/battle/state/records';
import type { Setup } from '@/battle/state/setup';
import { number } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { review as said } from '@/messages/compiled/review';
import type { ResultLine, RoundResult, Side } from '@/rules/index';
import { assaultVerdict } from '@/words/assault/log-details';
import { day, side, turn, winner } from './shared/format';
import { verdict, versus } from './shared/phrases';

const RESULT_LINE_NAMES: Readonly<Record<ResultLine, string>> = said.resultLineNames;

/** These sentences in the current language; loaded with the review. */
export const reviewWords = {
  ...said,
  /** The player, else the army, else the side. */
  sideName: (setup: Setup, which: Side): string =>
    [setup[which].player, setup[which].army].find((name) => name !== '') ?? side(which),
  headline: (edition: string, startedAt: number, outcome: BattleOutcome | null, setup: Setup): string =>
    [edition, day.format(startedAt), outcome ? winner(outcome.winner, setup) : said.headline].join(' · '),

  today: {
    ...said.today,
    round: (a: number, b: number, result: RoundResult): string =>
      said.today.round({ versus: versus(a, b), verdict: verdict(result) }),
  },

  replay: {
    ...said.replay,
    army: (which: Side): string => said.replay.army(side(which)),
    place: (n: number, of: number): string => said.replay.place({ n, of }),
  },

  units: {
    ...said.units,
    /** Null: nobody said how many models there are. */
    ended: (of: { readonly left: number; readonly start: number } | null, fate: string): string =>
      of ? said.units.ended({ ...of, fate }) : fate,
    /** `label`: what the unit gathers, where its edition counts that and no health. */
    path: (path: readonly number[], label?: string): string => {
      const numbers = path.map((one) => number.format(one)).join(phrases.comma);
      return label === undefined ? said.units.path(numbers) : said.units.gathered({ label, path: numbers });
    },
  },

  charts: {
    ...said.charts,
    leadName: (now: number): string =>
      now === 0
        ? said.charts.leadName.none
        : said.charts.leadName.some({ side: side(now > 0 ? 'a' : 'b'), points: Math.abs(now) }),
    /** "Wounds", or "Wounds and Hull Points" where units have one or the other. */
    healths: ([first = '', ...others]: readonly string[]): string =>
      others.reduce((one, other) => said.charts.healths({ one, other }), first),
    difference: (): string => said.charts.difference(side('a')),
    leads: (which: Side): string => said.charts.leads(side(which)),
    linesName: (title: string, a: readonly number[], b: readonly number[]): string =>
      said.charts.linesName({
        title,
        sideA: side('a'),
        a: a[0] ?? 0,
        aNow: a.at(-1) ?? 0,
        sideB: side('b'),
        b: b[0] ?? 0,
        bNow: b.at(-1) ?? 0,
      }),
    doers: (names: readonly string[]): string =>
      names.length === 0 ? said.charts.doers.none : names.join(said.charts.doers.and),
  },

  assaults: {
    ...said.assaults,
    line: (key: ResultLine): string => RESULT_LINE_NAMES[key],
    counted: (key: ResultLine, a: number, b: number): string =>
      key === 'saved' || key === 'feelNoPain'
        ? said.assaults.counted.saves({ isSaved: key === 'saved', sideA: side('a'), a, sideB: side('b'), b })
        : said.assaults.counted.wounds({ sideA: side('a'), a, sideB: side('b'), b }),
    left: (now: number, before: number): string => said.assaults.left({ now, before }),
    corrected: (outcome: AssaultOutcome): string =>
      said.assaults.corrected({
        versus: versus(outcome.a.score, outcome.b.score),
        assault: assaultVerdict({ outcome }),
      }),
  },

  combats: { ...said.combats, began: turn },
};
