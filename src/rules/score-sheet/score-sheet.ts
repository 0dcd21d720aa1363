import type { Source } from '../source';

/**
 * The closed vocabulary in which an edition declares its combat score. The score is computed, explained, drawn, logged and
 * tested from these rows alone, so a row holds data only and never a function.
 */

/** The two sides of every combat. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

/** The side across the table. */
export function otherSide(side: Side): Side {
  return side === 'a' ? 'b' : 'a';
}

/** A row's permanent name, camelCase: old logs refer to it, so it is never renamed. */
export type RowId = string;

/** What a count counts, in the rulebook's words. */
export type CountedUnit = { readonly one: string; readonly other: string };

/** Points for each thing counted: `pointsEach × min(cap, max(0, count − free))`. `cap` limits the points' count, not the answer. */
export type Each = {
  readonly kind: 'each';
  readonly pointsEach: number;
  /** The first so many score nothing. */
  readonly free?: number;
  /** At most so many score. */
  readonly cap?: number;
};

/** Points to the side with the strictly higher count; nobody scores when the counts are equal. */
export type Majority = { readonly kind: 'majority'; readonly points: number };

export type ChoiceOption = {
  readonly id: string;
  readonly label: string;
  /** What the control shows when this option is on, where the points alone would not tell. */
  readonly shortLabel?: string;
  readonly points: number;
};

type RowBase = {
  readonly id: RowId;
  /** The rulebook's own English words. */
  readonly label: string;
  /** A few words under the label that keep players from a common mistake. */
  readonly hint?: string;
  readonly source: Source;
  /** Whose answer scores: the side's own (default), or the enemy's, as with Health Points the enemy lost. */
  readonly countedFrom?: 'own' | 'enemy';
  /** When the row is determined. Proposals for rows counted before the attacks freeze with the first blow. Default `afterAttacks`. */
  readonly counted?: 'beforeAttacks' | 'afterAttacks';
  /** Made by the dice of this round (casualties, overkill, wiped units): left out of the score "before the dice". */
  readonly fromTheDice?: true;
  /** Whether the answer stands in the next round or starts afresh. */
  readonly nextRound: 'keep' | 'clear';
  /** What is asked of the engaged units; the answer is proposed from that. */
  readonly asks?: RowCondition;
  /** Seldom needed: such rows fold under one line of the card, with what they come to. */
  readonly rare?: true;
};

/** What a row may ask of the engaged units: data, so that it can be shown and tested like the row itself. */
export type RowCondition =
  /** For a toggle: the side has strictly more Unit Strength, and a unit that meets the condition. */
  | { readonly kind: 'moreUnitStrength'; readonly unit: UnitCondition }
  /** For a counter: how many units of the side meet the condition. */
  | { readonly kind: 'units'; readonly unit: UnitCondition };

/** All that is named must be met. */
export type UnitCondition = {
  /** A rule that the unit or its type has. */
  readonly rule?: 'massedInfantry';
  /** One of the edition's formations. */
  readonly formation?: string;
  /** It is at least as wide as deep; a unit of which nobody said how wide it is is taken to be. */
  readonly atLeastAsWideAsDeep?: true;
  readonly unitStrengthFrom?: number;
};

export type CounterRow = RowBase & {
  readonly input: 'counter';
  readonly unit: CountedUnit;
  readonly score: Each | Majority;
  /** The highest answer accepted; `MAX_COUNT` where none is given. */
  readonly max?: number;
};
/** A number of points either way, with a note that says why. */
export type SignedRow = RowBase & { readonly input: 'signed' };
/** A toggle of 0 points serves a verdict: a tie-break, or a side that has lost. */
export type ToggleRow = RowBase & { readonly input: 'toggle'; readonly points: number };
/** One of several; the first option is the default. */
export type ChoiceRow = RowBase & {
  readonly input: 'choice';
  readonly options: readonly [ChoiceOption, ...ChoiceOption[]];
};

export type ScoreRow = CounterRow | SignedRow | ToggleRow | ChoiceRow;

export type Verdict = {
  /** What an equal score means: both sides are winners, or the combat is a draw. */
  readonly tie: 'bothWin' | 'draw';
  /** A toggle row: when the totals tie, the only side that has it gets 1 point more, as a line of its own. */
  readonly tieBreak?: { readonly rowId: RowId; readonly source: Source };
  /** A toggle row: a side that has it has lost, whatever the totals. */
  readonly lost?: { readonly rowId: RowId; readonly source: Source };
};

/** An edition's combat score: its rows in the order in which a player goes through them, and what the totals mean. */
export type ScoreSheet = {
  /** The rulebook's name for the total, such as "Combat Score". */
  readonly name: string;
  readonly rows: readonly ScoreRow[];
  /** The counter of what the enemy lost in this round: the largest control on the card, and the one units' health feeds. */
  readonly casualties: RowId;
  /** What the rulebook calls a fight of two characters, and the counter that its excess feeds; missing where there is none. */
  readonly duel?: { readonly rowId: RowId; readonly label: string; readonly source: Source };
  readonly verdict: Verdict;
};

/** The points that the players give or take, and why. */
export type SignedAnswer = { readonly points: number; readonly note: string };

/** What a player answered to a row: a count, yes or no, an option's id, or points with a note. */
export type Answer = number | boolean | string | SignedAnswer;

/** A side's answers by row. A missing row has its default: 0, no, the first option, 0 points. */
export type Answers = Readonly<Partial<Record<RowId, Answer>>>;

/** The row of that name. Throws on a name the sheet does not declare: that is a mistake in the program, never a player's. */
export function rowOf(sheet: ScoreSheet, rowId: RowId): ScoreRow {
  const row = sheet.rows.find((candidate) => candidate.id === rowId);
  if (!row) throw new Error(`The score sheet has no row "${rowId}"`);
  return row;
}

/** The answer a row has before anybody touched it. */
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
