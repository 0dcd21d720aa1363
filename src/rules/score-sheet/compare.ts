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
  readonly result: RoundResult;
};

/**
 * The result of the round by the present rules: every line, both totals and the winner by the sheet's rules.
 */
export function compare(sheet: ScoreSheet, answers: RoundAnswers): Comparison {
  const lines = {
    a: explain(sheet, answers.a, answers.b),
    b: explain(sheet, answers.b, answers.a),
  };
  const tieBreak = sheet.verdict.tieBreak;
  // A side that is wiped out has lost, so there is no tie to decide.
  const tied = total(lines.a) === total(lines.b) && !hasLost(sheet, answers.a) && !hasLost(sheet, answers.b);
  const favoured = tied ? onlySideWith(tieBreak?.rowId, answers) : null;
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
  return { a, b, result: verdict(sheet, answers, a.total - b.total, favoured !== null) };
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
