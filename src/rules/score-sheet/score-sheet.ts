import type { Source } from '../source';

/**
 * The closed vocabulary in which an edition declares its combat score. The score is computed, explained,
 * drawn, logged and tested from these rows alone, so a row has only data and no functions.
 */

/** The two sides of every combat. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** The other side. */
export function otherSide(side: Side): Side {
  return side === 'a' ? 'b' : 'a';
}

/** A row's permanent name, in camelCase. Old logs refer to it, so it is never renamed. */
export type RowId = string;

/**
 * The thing that is counted, in the rulebook's words. `many` only in a language that counts few things in another
 * way than many; `other` is then for few, and where it stands alone.
 */
export type CountedUnit = { readonly one: string; readonly other: string; readonly many?: string };

/**
 * Points for each thing counted: `pointsEach × min(cap, max(0, count − free))`. `cap` limits the count for
 * the points, not the answer.
 */
export type Each = {
  readonly kind: 'each';
  readonly pointsEach: number;
  /** The first ones, up to this number, score nothing. */
  readonly free?: number;
  /** At most this many score. */
  readonly cap?: number;
};

/** Points for the side with the strictly higher count; neither side scores if the counts are equal. */
export type Majority = { readonly kind: 'majority'; readonly points: number };

export type ChoiceOption = {
  readonly id: string;
  readonly label: string;
  /** The text of the control for this option, if the points alone are not clear. */
  readonly shortLabel?: string;
  readonly points: number;
};

type RowBase = {
  readonly id: RowId;
  /** The rulebook's own English words. */
  readonly label: string;
  /** A few words under the label that prevent a common mistake. */
  readonly hint?: string;
  readonly source: Source;
  /**
   * Whose answer scores: the side's own (default), or the enemy's, for example for Health Points that the
   * enemy lost.
   */
  readonly countedFrom?: 'own' | 'enemy';
  /**
   * When the row is determined. Proposals for rows that are counted before the attacks freeze with the first
   * blow. Default: `afterAttacks`.
   */
  readonly counted?: 'beforeAttacks' | 'afterAttacks';
  /**
   * It depends on this round's dice (casualties, overkill, destroyed units), so it is left out of the score
   * "before the dice".
   */
  readonly fromTheDice?: true;
  /** Whether the answer is kept in the next round or cleared. */
  readonly nextRound: 'keep' | 'clear';
  /** A condition on the engaged units, from which the answer is proposed. */
  readonly asks?: RowCondition;
  /** Rarely needed: such rows fold into one line of the card, with their sum. */
  readonly rare?: true;
  /**
   * Rows of the enemy to which this one may be lost, and when, in a few words. Entered by hand they do not
   * tell, so the players are asked. `partly`: how much of it is lost, `when` says how much; missing: all.
   */
  readonly lostTo?: { readonly rowIds: readonly RowId[]; readonly when: string; readonly partly?: true };
};

/** A condition of a row on the engaged units. It is data, so that it can be shown and tested like the row. */
export type RowCondition =
  /** For a toggle: the side has strictly more Unit Strength, and a unit that meets the condition. */
  | { readonly kind: 'moreUnitStrength'; readonly unit: UnitCondition }
  /** For a counter: how many units of the side meet the condition. */
  | { readonly kind: 'units'; readonly unit: UnitCondition };

/** All parts that are present must be met. */
export type UnitCondition = {
  /** A rule that the unit or its type has. */
  readonly rule?: 'massedInfantry';
  /** One of the edition's formations. */
  readonly formation?: string;
  /** It is at least as wide as deep. A unit whose width is not entered counts as such. */
  readonly atLeastAsWideAsDeep?: true;
  readonly unitStrengthFrom?: number;
};

export type CounterRow = RowBase & {
  readonly input: 'counter';
  readonly unit: CountedUnit;
  readonly score: Each | Majority;
  /** The highest answer that is accepted; missing: `MAX_COUNT`. */
  readonly max?: number;
};
/** A number of points, positive or negative, with a note for the reason. */
export type SignedRow = RowBase & { readonly input: 'signed' };
/** A toggle. With 0 points it only affects the verdict: a tie-break, or a side that has lost. */
export type ToggleRow = RowBase & { readonly input: 'toggle'; readonly points: number };
/** One of several; the first option is the default. */
export type ChoiceRow = RowBase & {
  readonly input: 'choice';
  readonly options: readonly [ChoiceOption, ...ChoiceOption[]];
};

export type ScoreRow = CounterRow | SignedRow | ToggleRow | ChoiceRow;

export type Verdict = {
  /** The meaning of equal scores: both sides are winners, or the combat is a draw. */
  readonly tie: 'bothWin' | 'draw';
  /**
   * A toggle row: if the totals are equal, the only side that has it gets 1 point more, in a line of its own.
   */
  readonly tieBreak?: { readonly rowId: RowId; readonly source: Source };
  /** A toggle row: a side that has it has lost, whatever the totals. */
  readonly lost?: { readonly rowId: RowId; readonly source: Source };
};

/**
 * An edition's combat score: its rows in the order in which a player goes through them, and the meaning of
 * the totals.
 */
export type ScoreSheet = {
  /** The rulebook's name for the total, such as "Combat Score". */
  readonly name: string;
  readonly rows: readonly ScoreRow[];
  /**
   * The counter of the enemy's losses in this round: the largest control on the card. Losses of units are
   * added to it.
   */
  readonly casualties: RowId;
  /** The counter of ranks: a side never has more of them than its models can fill. Missing: there is none. */
  readonly ranks?: RowId;
  /**
   * The rulebook's name for a fight of two characters, and the counter for its excess; missing: there is
   * none.
   */
  readonly duel?: { readonly rowId: RowId; readonly label: string; readonly source: Source };
  readonly verdict: Verdict;
};

/** The points that the players give or take, and why. */
export type SignedAnswer = { readonly points: number; readonly note: string };

/** What a player answered to a row: a count, yes or no, an option's id, or points with a note. */
export type Answer = number | boolean | string | SignedAnswer;

/** A side's answers by row. A missing row has its default: 0, no, the first option, 0 points. */
export type Answers = Readonly<Partial<Record<RowId, Answer>>>;

/**
 * The row with that name. Throws if the sheet does not declare it, which is a mistake in the program, not of
 * a player.
 */
export function rowOf(sheet: ScoreSheet, rowId: RowId): ScoreRow {
  const row = sheet.rows.find((candidate) => candidate.id === rowId);
  if (!row) throw new Error(`The score sheet has no row "${rowId}"`);
  return row;
}

/** The answer of a row that nobody has touched. */
export function defaultAnswer(row: ScoreRow): Answer {
  switch (row.input) {
    case 'counter':
      return 0;
    case 'toggle':
      return false;
    case 'choice':
      return row.options[0].id;
    case 'signed':
      return { points: 0, note: '' };
  }
}

/** Whether two answers are the same answer. */
export function sameAnswer(left: Answer, right: Answer): boolean {
  if (typeof left === 'object' && typeof right === 'object') {
    return left.points === right.points && left.note === right.note;
  }
  return left === right;
}
