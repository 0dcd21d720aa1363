import type { ArmyBreakPoint } from '@/battle/score/break-point';
import type { AgreedPoints } from '@/battle/state/agreed-points';
import { tenthPercent } from '@/messages/compiled/formats';
import { number, signed } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
import { score as said } from '@/messages/compiled/score';
import {
  assertNever,
  type BattlePointLine,
  SIDES,
  type Side,
  type SimplifiedResult,
  type Standing,
  type VictoryReason,
} from '@/rules/index';
import { end, result } from './score-end';
import { side } from './shared/format';
import { fates, openFlights, openWorth, points, versus } from './shared/phrases';

/** Why a line gives its points: "Shattered, 2 of 12 left: half its cost". */
const reason = (why: VictoryReason): string => {
  switch (why.key) {
    case 'whole':
      return said.reason.whole(fates[why.values.fate]);
    case 'half':
      return said.reason.half(fates[why.values.fate]);
    case 'weakened':
      return said.reason.weakened({
        label: why.values.label,
        now: why.values.now,
        start: why.values.start,
        worth:
          why.values.percent === undefined
            ? said.reason.worth.half
            : said.reason.worth.percent(why.values.percent),
      });
    case 'halfTwice':
      return said.reason.halfTwice({
        fate: fates[why.values.fate],
        label: why.values.label,
        now: why.values.now,
        start: why.values.start,
      });
    case 'nothing':
      return said.reason.nothing;
    case 'bonus':
      return said.reason.bonus({ count: why.values.count, pointsEach: why.values.pointsEach });
    case 'shared':
      return said.reason.shared({ own: why.values.own, enemy: why.values.enemy });
    default:
      return assertNever(why);
  }
};

/** The label of a part of the Battle Points. */
const battlePointLine = (key: BattlePointLine['key'], objective: string): string => {
  switch (key) {
    case 'band':
      return said.battlePointLine.band;
    case 'objective':
      return objective;
    case 'adjustment':
      return said.battlePointLine.adjustment;
    case 'limit':
      return said.battlePointLine.limit;
    default:
      return assertNever(key);
  }
};

const simplified = ({ result, winner }: SimplifiedResult): string => {
  if (winner === null) return said.simplified.without;
  return result === 'massacre'
    ? said.simplified.with.massacre(side(winner))
    : said.simplified.with.other(side(winner));
};

/** The words of the Score room and of the end of a battle. */
export const score = {
  ...said,
  share: (part: number): string => tenthPercent.format(part),

  lead: (leader: Side | null, difference: number, share: number | null): string => {
    if (leader === null) return said.lead.without;
    const by = said.lead.by({ side: side(leader), difference });
    return share === null ? by : said.lead.with.with({ by, share: tenthPercent.format(share) });
  },
  victoryPointsOf: (
    totals: Readonly<Record<Side, number>>,
    more: Readonly<Record<Side, boolean>> | undefined,
    armyPoints: number | null,
    agreed: boolean,
  ): string => {
    const standing = said.victoryPointsOf.standing(score.perhapsVersus(totals, more));
    if (armyPoints === null) return standing;
    return said.victoryPointsOf.with({ standing, armyPoints, agreed });
  },
  announce: (large: string, a: number, b: number, verdict: string): string =>
    said.announce({ large, sideA: side('a'), a, sideB: side('b'), b, verdict }),

  /** The line above every room: "Blue 633 : 1,135 Red · 8 : 12", "Blue 100+ : 0 Red" where more may come. */
  line: (
    victory: Readonly<Record<Side, number>>,
    battle: Readonly<Record<Side, number>> | null,
    open?: { readonly more: Readonly<Record<Side, boolean>>; readonly result: boolean },
  ): string => {
    const standing = said.line.standing({
      sideA: side('a'),
      versus: score.perhapsVersus(victory, open?.more),
      sideB: side('b'),
    });
    if (!battle) return standing;
    return said.line.battle({
      standing,
      versus: score.perhapsOther(versus(battle.a, battle.b), open?.result === true),
    });
  },
  /** "100+ : 0" where more may come. */
  perhapsVersus: (
    totals: Readonly<Record<Side, number>>,
    more: Readonly<Record<Side, boolean>> | undefined,
  ): string => {
    const of = (which: Side): string => score.perhapsMore(totals[which], more?.[which] === true);
    return said.line.versus({ a: of('a'), b: of('b') });
  },
  /** "15?" where it may be another result. */
  perhapsOther: (shown: string, other: boolean): string => (other ? said.line.open(shown) : shown),
  /** "100+" where more may come. */
  perhapsMore: (count: number, more: boolean): string =>
    more ? said.line.more(count) : number.format(count),
  /** What "100+" says, in words. */
  mayBeMore: (more: Readonly<Record<Side, boolean>>): string =>
    said.line.mayBeMore(
      SIDES.filter((which) => more[which])
        .map(side)
        .join(phrases.comma),
    ),

  armySize: {
    ...said.armySize,
    assumed: (armyPoints: number): string => said.armySize.assumed(points(armyPoints)),
  },

  bands: {
    ...said.bands,
    share: (from: number, upTo: number | null): string => {
      if (upTo === null) return said.bands.share.without(from);
      return from === 0
        ? said.bands.share.with.none(String(upTo))
        : said.bands.share.with.some({ from, upTo });
    },
    edges: (from: number, to: number | null): string => {
      if (to === null) return said.bands.edges.without(from);
      return to < from ? said.bands.edges.with.less : said.bands.edges.with.more({ from, to });
    },
  },

  objective: {
    ...said.objective,
    named: (label: string, name: string): string =>
      name === '' ? label : said.objective.named({ label, name }),
    won: (which: Side, gain: number): string => `${side(which)} ${signed(gain)}`,
    oneMore: (which: Side): string => said.objective.oneMore(side(which)),
    oneFewer: (which: Side): string => said.objective.oneFewer(side(which)),
    result: (winner: Side | null): string => (winner === null ? said.objective.result : side(winner)),
  },

  bonuses: {
    ...said.bonuses,
    each: (pointsEach: number, max: number): string =>
      max === 1 ? signed(pointsEach) : said.bonuses.each(pointsEach),
    control: (label: string, which: Side): string => said.bonuses.control({ label, side: side(which) }),
    on: signed,
    count: (count: number): string => number.format(count),
    oneMore: (label: string, which: Side): string => said.bonuses.oneMore({ label, side: side(which) }),
    oneFewer: (label: string, which: Side): string => said.bonuses.oneFewer({ label, side: side(which) }),
    followName: (label: string, which: Side): string => said.bonuses.followName({ label, side: side(which) }),
  },

  ownSide: {
    ...said.ownSide,
    side: (which: Side, player: string): string =>
      player === '' ? side(which) : said.ownSide.side({ side: side(which), player }),
  },
  mission: {
    ...said.mission,
    source: (at: string, standing: Standing): string => {
      if (standing === 'recalled') return said.mission.source.recalled;
      return standing === 'text' ? said.mission.source.other.text(at) : said.mission.source.other.other;
    },
  },
  places: {
    ...said.places,
    /** The text of a turn's button, and its accessible name: "T4 1 : 2, turn 4: Blue 1, Red 2". */
    turnName: (gameTurn: number, sums: Readonly<Record<Side, number>>, shown: string): string =>
      said.places.turnName({ gameTurn, shown, sideA: side('a'), a: sums.a, sideB: side('b'), b: sums.b }),
    sum: (sums: Readonly<Record<Side, number>>): string => versus(sums.a, sums.b),
    /** `worth` null: all places are worth the same. */
    place: (label: string, place: number, worth: number | null): string =>
      `${label} ${number.format(place)}${worth === null ? '' : said.places.place(worth)}`,
    control: (label: string, place: number, gameTurn: number | null, which: Side): string =>
      `${label} ${number.format(place)}${gameTurn === null ? '' : said.places.control(gameTurn)}, ${side(which)}`,
    on: signed,
  },
  markers: {
    ...said.markers,
    turn: (which: Side, gameTurn: number): string => said.markers.turn({ side: side(which), gameTurn }),
    /** The text of a turn's button, and its accessible name: "Red 1 2, turn 1: 2". */
    turnName: (shown: string, gameTurn: number, points: number): string =>
      said.markers.turnName({ shown, gameTurn, points }),
    counterName: (which: Side): string => said.markers.counterName(side(which)),
    on: signed,
  },
  agreed: {
    ...said.agreed,
    points: (which: Side): string => said.agreed.points(side(which)),
    standing: ({ a, b, reason: why }: AgreedPoints): string =>
      said.agreed.standing({ versus: versus(a, b), why }),
    counted: (counted: Readonly<Record<Side, number>>): string =>
      said.agreed.counted(versus(counted.a, counted.b)),
  },

  points: {
    ...said.points,
    line: battlePointLine,
    oneMore: (which: Side): string => said.points.oneMore(side(which)),
    oneFewer: (which: Side): string => said.points.oneFewer(side(which)),
  },
  simplified,

  swings: {
    ...said.swings,
    destroy: (by: Side, name: string): string => said.swings.destroy({ side: side(by), name }),
    kill: (by: Side, name: string): string => said.swings.kill({ side: side(by), name }),
  },

  lines: { ...said.lines, side: (which: Side): string => said.lines.side(side(which)), reason },

  /** The rulebook's name for the present result. */
  named: {
    ...said.named,
    whose: (name: string, winner: Side | null): string =>
      winner ? said.named.whose({ name, side: side(winner) }) : name,
  },
  openWorth,
  openFlights,
  breakPoint: {
    /** "Blue: Unit Strength 40 of 60, broken below 15"; no limit while units have no Unit Strength. */
    standing: (which: Side, { starting, now, limit, broken, unknown }: ArmyBreakPoint): string => {
      if (unknown.length === 0)
        return said.breakPoint.standing({ side: side(which), now, starting, broken, limit });
      if (starting === 0) return said.breakPoint.open.nothing(side(which));
      return said.breakPoint.open.some({ side: side(which), now, starting });
    },
    unknown: (names: readonly string[]): string => said.breakPoint.unknown(names.join(phrases.comma)),
  },
  objectives: { ...said.objectives, sum: (a: number, b: number): string => versus(a, b) },

  noRules: {
    ...said.noRules,
    lost: (which: Side, gone: number, units: number): string =>
      said.noRules.lost({ side: side(which), gone, units }),
    pointsLost: (gone: number, of: number): string => said.noRules.pointsLost({ gone, points: points(of) }),
  },

  end,
  result,
};
