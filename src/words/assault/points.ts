import type { DueCheck, PointRowView } from '@/battle/assault/standing/points-view';
import type { SideCheck } from '@/battle/state/assault-round';
import { assaultPoints as said } from '@/messages/compiled/assault-points';
import { number, signed } from '@/messages/compiled/numbers';
import type { AftermathOption } from '@/rules/book-parts';
import type { AssaultResult, Side } from '@/rules/index';
import { side } from '@/words/shared/format';

/** A combat by points: its rows, the one check of the loser, and what each unit does then. */

const named = ({ label }: PointRowView, which: Side): string => said.row({ label, side: side(which) });

export const points = {
  ...said.points,
  named,
  /** "1 for each", "3 for the side with the most". */
  worth: ({ counted, worth }: PointRowView): string =>
    counted === 'each' ? said.worth.each(worth) : said.worth.most(worth),
  fewer: (row: PointRowView, which: Side): string => said.fewer(named(row, which)),
  more: (row: PointRowView, which: Side): string => said.more(named(row, which)),
  enter: (row: PointRowView, which: Side): string =>
    said.enter({ row: named(row, which), count: row[which].count, points: row[which].points }),
  /** What the row scores; empty: nothing. */
  scored: (row: PointRowView, which: Side): string =>
    row[which].points === 0 ? '' : signed(row[which].points),
  /** A row of a closed combat: "2 Enemy models removed". */
  line: (label: string, count: number): string => said.line({ label, count }),
  scoredBy: (which: Side): string => said.scoredBy(side(which)),
  gained: (score: number): string => signed(score),
  next: (next: AssaultResult['next']): string => said.next[next],
  close: (which: Side): string => said.close(side(which)),
};

const sumOf = ([first, second]: readonly [number, number]): string =>
  `${number.format(first)} + ${number.format(second)} = ${number.format(first + second)}`;

export const sideCheck = {
  ...said.sideCheck,
  title: (which: Side): string => said.sideCheck.title(side(which)),
  /** "Ld 9 −2: 7 or less". */
  target: ({ leadership, lostBy, lowered, target, failsUnrolled }: DueCheck): string => {
    const how = { leadership, lowered: signed(-lostBy - lowered) };
    if (failsUnrolled) return said.target.none(how);
    return target < 2 ? said.target.doubleOne(how) : said.target.orLess({ ...how, target });
  },
  /** "Routed: 4 + 4 = 8, needed 7 or less". */
  taken: ({ passed, dice, target }: SideCheck): string => {
    const end = passed ? said.taken.holds : said.taken.routed;
    return dice === null ? end : said.taken.rolled({ end, total: sumOf(dice), target });
  },
};

export const aftermath = {
  ...said.aftermath,
  title: said.aftermath.title,
  chosen: (unit: string, label: string): string => said.aftermath.chosen({ unit, label }),
  control: ({ label }: Pick<AftermathOption, 'label'>, unit: string): string =>
    said.aftermath.control({ label, unit }),
  /** "D6 + Initiative", "its Movement". */
  moves: ({ dice, plus, cavalryDice }: NonNullable<AftermathOption['move']>): string => {
    if (plus === 'movement') return said.moves.movement;
    if (dice === 0) return said.moves.initiative;
    return cavalryDice ? said.moves.cavalry : said.moves.dice;
  },
};
