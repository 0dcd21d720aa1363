import { distinct, type MissingFact } from '../span';
import type { OpenRows } from './engagement';
import { beforeTheDice, explain, type ScoreLine, total } from './explain';
import { type Answers, otherSide, rowOf, type ScoreSheet, type Side } from './score-sheet';

/** Both sides' answers to one round of combat. */
export type RoundAnswers = { readonly a: Answers; readonly b: Answers };

/** One side of a settled round. */
export type SideScore = {
  /** One line for each row, and the line of the tie-break if it decided. They add up to `total`. */
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly beforeTheDice: number;
};

/**
 * Who won. `bothWin` and `draw`: the edition's meaning of equal totals. `bothLost`: both sides are wiped out.
 */
export type RoundResult =
  | {
      readonly kind: 'won';
      readonly winner: Side;
      /**
       * The difference of the totals in points, never negative. A loser that was wiped out may have scored
       * more.
       */
      readonly by: number;
      readonly because: 'score' | 'tieBreak' | 'lost';
    }
  | { readonly kind: 'bothWin' | 'draw' | 'bothLost' };

export type Comparison = {
  readonly a: SideScore;
  readonly b: SideScore;
  /** From what is known: open lines count no points. */
  readonly result: RoundResult;
  /** Why the result may still change; null: it is exact. */
  readonly open: OpenResult | null;
};

/** A result that hangs on facts that were not entered. */
export type OpenResult = {
  readonly missing: readonly MissingFact[];
  /** Side a's total less side b's: the lowest and the highest that it may be, without a tie-break. */
  readonly lead: { readonly from: number; readonly to: number };
  /** Who has won, whatever the facts are; null: that hangs on them, too. */
  readonly winner: Side | null;
};

const NOTHING_OPEN = { a: {}, b: {} };

/**
 * The result of the round by the present rules: every line, both totals and the winner by the sheet's rules.
 * What hangs on open rows is open.
 */
export function compare(
  sheet: ScoreSheet,
  answers: RoundAnswers,
  open: Readonly<Record<Side, OpenRows>> = NOTHING_OPEN,
): Comparison {
  const lines = {
    a: explain(sheet, answers.a, answers.b, { own: open.a, enemy: open.b }),
    b: explain(sheet, answers.b, answers.a, { own: open.b, enemy: open.a }),
  };
  const tieBreak = sheet.verdict.tieBreak;
  // A side that is wiped out has lost, so there is no tie to decide.
  const tied = total(lines.a) === total(lines.b) && !hasLost(sheet, answers.a) && !hasLost(sheet, answers.b);
  const favoured = tied ? onlySideWith(tieBreak?.rowId, answers) : null;
  const openPoints = openResult(sheet, answers, lines);
  if (favoured && tieBreak) {
    lines[favoured] = [
      ...lines[favoured],
      {
        rowId: tieBreak.rowId,
        label: rowOf(sheet, tieBreak.rowId).label,
        points: 1,
        fromTheDice: false,
        detail: { key: 'tieBreak' },
        source: tieBreak.source,
      },
    ];
  }
  const a = sideScore(lines.a);
  const b = sideScore(lines.b);
  const result = verdict(sheet, answers, a.total - b.total, favoured !== null);
  return { a, b, result, open: openPoints };
}

function openResult(
  sheet: ScoreSheet,
  answers: RoundAnswers,
  lines: Readonly<Record<Side, readonly ScoreLine[]>>,
): OpenResult | null {
  const missing = distinct([...lines.a, ...lines.b].flatMap(({ open }) => open?.missing ?? []));
  if (missing.length === 0) return null;
  const least = (of: readonly ScoreLine[]) => sum(of.map(({ points, open }) => open?.from ?? points));
  const most = (of: readonly ScoreLine[]) => sum(of.map(({ points, open }) => open?.to ?? points));
  const lead = { from: least(lines.a) - most(lines.b), to: most(lines.a) - least(lines.b) };
  const [aLost, bLost] = [hasLost(sheet, answers.a), hasLost(sheet, answers.b)];
  if (aLost && bLost) return null;
  const surely = lead.from > 0 ? 'a' : lead.to < 0 ? 'b' : null;
  return { missing, lead, winner: aLost ? 'b' : bLost ? 'a' : surely };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function sideScore(lines: readonly ScoreLine[]): SideScore {
  return {
    lines,
    total: total(lines),
    beforeTheDice: beforeTheDice(lines.filter((line) => line.detail.key !== 'tieBreak')),
  };
}

function verdict(sheet: ScoreSheet, answers: RoundAnswers, lead: number, tieBroken: boolean): RoundResult {
  if (hasLost(sheet, answers.a) && hasLost(sheet, answers.b)) return { kind: 'bothLost' };
  const loser = onlySideWith(sheet.verdict.lost?.rowId, answers);
  if (loser) return { kind: 'won', winner: otherSide(loser), by: Math.abs(lead), because: 'lost' };
  if (lead === 0) return { kind: sheet.verdict.tie };
  return {
    kind: 'won',
    winner: lead > 0 ? 'a' : 'b',
    by: Math.abs(lead),
    because: tieBroken ? 'tieBreak' : 'score',
  };
}

function hasLost(sheet: ScoreSheet, answers: Answers): boolean {
  const row = sheet.verdict.lost?.rowId;
  return row !== undefined && answers[row] === true;
}

function onlySideWith(rowId: string | undefined, answers: RoundAnswers): Side | null {
  if (!rowId) return null;
  const a = answers.a[rowId] === true;
  const b = answers.b[rowId] === true;
  if (a === b) return null;
  return a ? 'a' : 'b';
}
