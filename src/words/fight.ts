import type { CombatTitle } from '@/battle/state/engaged';
import type { SideSetup } from '@/battle/state/setup';
import type { Turn } from '@/battle/state/turn';
import { fight as said } from '@/messages/compiled/fight';
import { number, signed } from '@/messages/compiled/numbers';
import { phrases } from '@/messages/compiled/phrases';
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
import { ask, points } from './ask';
import { closing } from './closing';
import { picker } from './picker';
import { side, sideBySide, sideNames, turn, unlessEmpty } from './shared/format';
import {
  combat,
  combatCalled,
  counted,
  fallenRow,
  fallenShort,
  fates,
  shootingAttack,
  verdict,
} from './shared/phrases';
import { shotInALine } from './shot-units';

/** The combat card. */

/** An answer in a player's words. */
const rowAnswer = (row: ScoreRow, answer: Answer): string => {
  if (row.input === 'counter' && typeof answer === 'number') return counted(answer, row.unit);
  if (row.input === 'choice')
    return row.options.find((option) => option.id === answer)?.label ?? String(answer);
  if (typeof answer === 'object') return signed(answer.points);
  return answer === true ? said.rowAnswer.yes : said.rowAnswer.no;
};

/**
 * The label of a line of points. Points for the enemy's losses belong to the side that caused them, and the
 * label says so.
 */
export const lineLabel = (
  line: { readonly rowId: RowId; readonly label: string },
  casualties: RowId | undefined,
): string => (line.rowId === casualties ? said.damageDealt : line.label);

/** Why a line gives its points: "5 Full Ranks, the first is free, at most +3". */
export const scoreDetail = (detail: ScoreDetail): string => {
  switch (detail.key) {
    case 'each': {
      const what = counted(detail.count, detail.unit);
      const parts = [detail.countedFrom === 'enemy' ? said.scoreDetail.each.enemyLost(what) : what];
      if (detail.count > 0 && detail.pointsEach !== 1)
        parts.push(said.scoreDetail.each.points(detail.pointsEach));
      if (detail.free > 0 && detail.count > 0) parts.push(said.scoreDetail.each.free(detail.free));
      if (detail.cap !== null && detail.capped)
        parts.push(said.scoreDetail.each.cap(detail.cap * detail.pointsEach));
      return parts.join(phrases.comma);
    }
    case 'majority':
      return said.scoreDetail.majority({ lost: counted(detail.own, detail.unit), enemy: detail.enemy });
    case 'toggle':
      return detail.on ? said.scoreDetail.toggle.on : said.scoreDetail.toggle.off;
    case 'choice':
      return detail.option;
    case 'signed':
      return unlessEmpty(detail.note, said.scoreDetail.noNote);
    case 'tieBreak':
      return said.scoreDetail.tieBreak;
    default:
      return assertNever(detail);
  }
};

export const fight = {
  ...said,
  ...picker,
  total: (which: Side, total: number): string => `${side(which)} ${number.format(total)}`,
  explain: (a: number, b: number): string => said.explain({ sideA: side('a'), a, sideB: side('b'), b }),
  /** Between the totals, where little room is: "Blue by 5". */
  by: (which: Side, points: number): string => said.by({ side: side(which), points }),
  needs: (which: Side, more: number): string => said.needs({ side: side(which), more }),
  beforeTheDice: (a: number, b: number): string => said.beforeTheDice({ a, b }),
  /** A side's losses, for a screen reader: "Blue: 5 lost". */
  lossesOf: (which: Side, count: number): string => said.lossesOf({ side: side(which), count }),
  /** A side's losses and the points that the enemy scored for them: "5 lost · Red +5". */
  lostAndScored: (count: number, which: Side, scored: number): string =>
    said.lostAndScored({ side: side(which), count, scored: fight.scored(otherSide(which), scored) }),
  /** "Red +0": a nought alone would read as what is left. */
  scored: (which: Side, points: number): string =>
    points === 0 ? said.scored.none(side(which)) : said.scored.some({ side: side(which), points }),
  lostAndLeft: (lost: number, left: number | null): string =>
    left === null ? said.lostAndLeft.lost(lost) : said.lostAndLeft.both({ lost, left }),
  /** The effect of a tap on a side, or on the unit of that name. */
  lose: (name: string | null, which: Side, unit: CountedUnit): string =>
    name === null
      ? said.loss.side({ side: side(which), unit: unit.one })
      : said.loss.unit({ who: name, unit: unit.one }),
  giveBack: (who: string, unit: CountedUnit): string => said.giveBack({ one: unit.one, who }),
  enterLost: (who: string, count: number, unit: CountedUnit): string =>
    said.enterLost({ who, lost: counted(count, unit) }),
  /** The losses of the latest taps, and the new total: "−2 → 5 lost". */
  bubble: (by: number, to: number): string => said.bubble({ by: -by, to }),
  /** `to`: null where nobody said how many models the unit has. */
  unitBubble: (by: number, to: number | null): string =>
    to === null ? said.unitBubbleLost(by) : said.unitBubble({ by, to }),
  announce: (a: number, b: number, verdictNow: string): string =>
    said.announce({ sideA: side('a'), a, sideB: side('b'), b, verdictNow }),
  control: (label: string, which: Side): string => said.control({ label, side: side(which) }),
  more: (label: string, which: Side): string => said.more({ label, side: side(which) }),
  fewer: (label: string, which: Side): string => said.fewer({ label, side: side(which) }),
  enter: (label: string, which: Side, count: number, unit: CountedUnit): string =>
    said.enter({ label, side: side(which), lost: counted(count, unit) }),
  ask,
  /** On a tile that is off: "no" if the players or the facts of units say so. */
  off: (unsaid = false): string => (unsaid ? fight.notSaid : said.off),
  on: (points: number): string => (points === 0 ? said.on : signed(points)),
  /** On a small counter: its points alone, as "2 +2" was read as four; the count where it scores nothing. */
  onCount: (count: number, points: number): string => (points === 0 ? number.format(count) : signed(points)),
  rowHint: (row: ScoreRow): string => (row.input === 'counter' ? row.unit.other : ''),
  /** Asked before the next round, about units that should have fled and are still engaged. */
  removal: {
    ...said.removal,
    unit: (name: string, fate: Fate): string => said.removal.unit({ name, fate: fates[fate] }),
  },
  shooting: (which: Side): string => said.shooting(side(which)),
  shot: shotInALine,
  turnFought: (now: Turn): string => said.turnFought(turn(now)),
  lastTurn: (now: Turn): string => said.lastTurn(turn(now)),
  endThis: (n: number, shot = false): string => said.endThis(shot ? shootingAttack(n) : combat(n)),
  corrected: (a: number, b: number, result: RoundResult): string =>
    said.corrected({ a, b, verdict: verdict(result) }),
  /** The accessible name of the combat on screen: its short name, its long one, and how many are open. */
  switcher: (title: CombatTitle | null, open: number): string => {
    const several = open > 1 ? said.switcher.open(open) : '';
    if (!title) return said.switcher.none(several);
    return `${combatCalled(title)}${several}`;
  },
  /** The text on a shield: the names of the units that fight, else the player and the army. */
  fighters: (units: readonly string[], names: SideSetup): string =>
    unlessEmpty(units.join(phrases.comma), sideNames(names)),
  /** "1 Clan v Wild: Clan Guard, Thane v Wild Warriors"; of a combat without names its number. */
  combatCalled,
  /** The name of the sheet and of the button that opens it. */
  duel: {
    ...said.duel,
    dealt: (what: CountedUnit): string => said.duel.dealt(what.other),
    note: (striker: string, dealt: number, struck: string): string =>
      said.duel.note({ striker, dealt, struck }),
  },
  /** A row that may be lost to what the enemy entered. */
  lostTo: {
    ...said.lostTo,
    note: (which: readonly Side[]): string =>
      which.length === 1 ? said.lostTo.note.one(which.map(side).join('')) : said.lostTo.note.both,
    question: (which: Side, row: string, when: string): string =>
      said.lostTo.question({ side: side(which), row, when }),
    left: (which: Side, row: string, when: string): string =>
      said.lostTo.left({ side: side(which), row, when }),
  },
  overridden: (which: Side, proposal: string | null): string =>
    sideBySide([
      said.overridden.byHand(side(which)),
      proposal !== null && said.overridden.proposed(proposal),
    ]),
  answer: (row: ScoreRow, answer: Answer): string => rowAnswer(row, answer),
  ...closing,
  openBothSurrounded: (which: Side): string => said.openBothSurrounded(side(which)),
  fallenRow,
  fallenShort,
  nothingBecause: (unit: string, because: NothingBecause): string =>
    said.nothingBecause({ unit, because: whyNothing(because) }),
  combatState: (round: number, closed: boolean, ended: boolean): string => {
    if (ended) return said.combatState.ended(round);
    return closed ? said.combatState.closed(round) : said.combatState.fought(round);
  },
  points,
  linesTitle: (a: number, b: number): string => said.linesTitle({ a, b }),
  lineLabel,
  note: (which: Side): string => said.note(side(which)),
  onePoint: (which: Side, by: number): string => said.onePoint({ by, side: side(which) }),
  countTitle: (what: string, now: number): string => said.countTitle({ what, now }),
  keypad: (who: string, unit: CountedUnit): string => said.keypad({ who, other: unit.other }),
  keypadUnassigned: (count: number | null): string =>
    count === null ? said.keypadUnassigned.open : said.keypadUnassigned.some(count),
  keypadAdd: (count: number | null): string =>
    count === null ? said.keypadAdd.open : said.keypadAdd.some(count),
  keypadSet: (count: number | null): string =>
    count === null ? said.keypadSet.open : said.keypadSet.to(count),
};

type NothingBecause = NonNullable<ProposedAnswers['nothing']>[number];

/** Why a unit has no Rank Bonus, after its name. */
function whyNothing({ key, values }: NothingBecause): string {
  switch (key) {
    case 'deeperThanWide':
      return said.whyNothing.deeperThanWide({ deep: values.deep, wide: values.wide });
    case 'formation':
      return said.whyNothing.formation(values.formation);
    case 'tooNarrow':
      return said.whyNothing.tooNarrow({ wide: values.wide, needed: values.needed });
    case 'notFilled':
      return values.behind === 0
        ? said.whyNothing.nobodyBehind(values.needed)
        : said.whyNothing.notFilled({ behind: values.behind, needed: values.needed });
  }
}
