import { assertNever } from '../result';
import type { Source } from '../source';
import { distinct, type MissingFact } from '../span';
import type { OpenAnswer, OpenRows } from './engagement';
import {
  type Answer,
  type Answers,
  type CountedUnit,
  type CounterRow,
  defaultAnswer,
  type RowId,
  type ScoreRow,
  type ScoreSheet,
  type SignedAnswer,
} from './score-sheet';

/** The facts behind a line's points: a key and its values, from which `words` makes a sentence. */
export type ScoreDetail =
  | {
      readonly key: 'each';
      readonly count: number;
      readonly unit: CountedUnit;
      readonly pointsEach: number;
      readonly free: number;
      /** How many may score (null: no limit), and whether the limit had an effect. */
      readonly cap: number | null;
      readonly capped: boolean;
      readonly countedFrom: 'own' | 'enemy';
    }
  | {
      readonly key: 'majority';
      readonly own: number;
      readonly enemy: number;
      readonly unit: CountedUnit;
    }
  | { readonly key: 'toggle'; readonly on: boolean }
  | {
      readonly key: 'choice';
      readonly optionId: string;
      readonly option: string;
      readonly isDefault: boolean;
    }
  | { readonly key: 'signed'; readonly note: string }
  | { readonly key: 'tieBreak' };

/** One row's points for one side, with the reason. */
export type ScoreLine = {
  readonly rowId: RowId;
  readonly label: string;
  /** Whole points; negative only in a signed row. */
  readonly points: number;
  readonly fromTheDice: boolean;
  readonly detail: ScoreDetail;
  readonly source: Source;
  /** The points hang on facts that were not entered; until then the line has none. */
  readonly open?: OpenPoints;
};

/** What points hang on, and the fewest and the most that they may be. */
export type OpenPoints = {
  readonly missing: readonly MissingFact[];
  readonly from: number;
  readonly to: number;
};

/** The open rows of both sides. */
export type OpenRound = { readonly own: OpenRows; readonly enemy: OpenRows };
const NOTHING_OPEN: OpenRound = { own: {}, enemy: {} };

/**
 * A side's lines, one for every row of the sheet in its order, including lines of 0 points. The tie-break is
 * not included: it needs both totals, see `compare`. Answers must have passed `parseAnswer`; a row without an
 * answer has its default, and no points if it is open and its points are not decided.
 */
export function explain(
  sheet: ScoreSheet,
  own: Answers,
  enemy: Answers,
  open: OpenRound = NOTHING_OPEN,
): readonly ScoreLine[] {
  return sheet.rows.map((row) => {
    const fromEnemy = row.countedFrom === 'enemy';
    const [counted, other] = fromEnemy ? [enemy, own] : [own, enemy];
    const [openCounted, openOther] = fromEnemy ? [open.enemy, open.own] : [open.own, open.enemy];
    return {
      rowId: row.id,
      label: row.label,
      fromTheDice: row.fromTheDice ?? false,
      source: row.source,
      ...scoreOfSpan(
        row,
        [answerTo(row, counted), openCounted[row.id]],
        [answerTo(row, other), openOther[row.id]],
      ),
    };
  });
}

type Counted = readonly [answer: Answer, open: OpenAnswer | undefined];

/** The points, if every answer that is possible scores the same; else none, and what they may be. */
function scoreOfSpan(
  row: ScoreRow,
  [answer, open]: Counted,
  [other, otherOpen]: Counted,
): Scored & { readonly open?: OpenPoints } {
  if (!open && !otherOpen) return score(row, answer, other);
  const ends = (one: Answer, of: OpenAnswer | undefined) => (of ? [of.from, of.to] : [one]);
  const scored = ends(answer, open).flatMap((one) =>
    ends(other, otherOpen).map((against) => score(row, one, against)),
  );
  const points = scored.map((each) => each.points);
  const [from, to] = [Math.min(...points), Math.max(...points)];
  const least = scored.find((each) => each.points === from) ?? score(row, answer, other);
  if (from === to) return least;
  const nothing = score(row, defaultAnswer(row), defaultAnswer(row));
  const missing = distinct([...(open?.missing ?? []), ...(otherOpen?.missing ?? [])]);
  // As recorded, a line that counts nothing has what nobody has answered.
  return { points: 0, detail: nothing.detail, open: { missing, from, to } };
}

/** The side's answer to the row, or the row's default. */
export function answerTo(row: ScoreRow, answers: Answers): Answer {
  return answers[row.id] ?? defaultAnswer(row);
}

/** The sum of the lines' points. */
export function total(lines: readonly ScoreLine[]): number {
  return lines.reduce((sum, line) => sum + line.points, 0);
}

/** The sum of all lines that do not depend on this round's dice: what the side brings to the fight. */
export function beforeTheDice(lines: readonly ScoreLine[]): number {
  return total(lines.filter((line) => !line.fromTheDice));
}

type Scored = { readonly points: number; readonly detail: ScoreDetail };

function score(row: ScoreRow, answer: Answer, other: Answer): Scored {
  switch (row.input) {
    case 'counter':
      return scoreCount(row, answer as number, other as number);
    case 'toggle': {
      const on = answer as boolean;
      return { points: on ? row.points : 0, detail: { key: 'toggle', on } };
    }
    case 'choice': {
      const option = row.options.find((candidate) => candidate.id === answer) ?? row.options[0];
      const isDefault = option === row.options[0];
      return {
        points: option.points,
        detail: { key: 'choice', optionId: option.id, option: option.label, isDefault },
      };
    }
    case 'signed': {
      const { points, note } = answer as SignedAnswer;
      return { points, detail: { key: 'signed', note } };
    }
    default:
      return assertNever(row);
  }
}

function scoreCount(row: CounterRow, count: number, otherCount: number): Scored {
  if (row.score.kind === 'majority') {
    return {
      points: count > otherCount ? row.score.points : 0,
      detail: { key: 'majority', own: count, enemy: otherCount, unit: row.unit },
    };
  }
  const { pointsEach, free = 0, cap } = row.score;
  const beyondFree = Math.max(0, count - free);
  const scoring = Math.min(beyondFree, cap ?? beyondFree);
  return {
    points: scoring * pointsEach,
    detail: {
      key: 'each',
      count,
      unit: row.unit,
      pointsEach,
      free,
      cap: cap ?? null,
      capped: scoring < beyondFree,
      countedFrom: row.countedFrom ?? 'own',
    },
  };
}
