import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { editionOfBattle, sheetOf } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { remembered } from '@/plain/remembered';
import {
  type Answers,
  answerTo,
  effectiveAnswers,
  type OpenRows,
  overriddenRows,
  type ProposedAnswers,
  proposeRound,
  type RoundAnswers,
  type RowId,
  rowOf,
  type Side,
  stillOpen,
} from '@/rules/index';
import { duelProposal } from './duel-proposal';
import { type AsOf, engagementAtStart, engagementNow } from './engagement-now';
import { rankLimits } from './rank-limit';

const NOTHING_PROPOSED: ProposedAnswers = { a: {}, b: {} };

/**
 * A round's answers at present: the proposals, the answers in force, and the rows with an answer other than
 * proposed.
 */
export type StandingRound = {
  readonly proposed: ProposedAnswers;
  /** The players' own answers, else the proposals, with all casualties in their row. */
  readonly effective: RoundAnswers;
  readonly overridden: Readonly<Record<Side, readonly RowId[]>>;
  /** The rows that hang on facts that nobody entered, and that no player has answered. */
  readonly open: Readonly<Record<Side, OpenRows>>;
};

/** A battle never changes: many parts of a screen ask for this at one tap. */
const standingIn = remembered((battle: Battle, round: Round, combat: Combat): StandingRound => {
  const proposed = proposalsFor(battle, combat, round);
  const given = withRanksLeft(battle, combat, round);
  const of = <Of>(each: (side: Side) => Of) => ({ a: each('a'), b: each('b') });
  return {
    proposed,
    effective: of((side) => ({
      ...effectiveAnswers(proposed[side], given[side]),
      [sheetOf(battle).casualties]: casualtiesOf(battle, round, side),
    })),
    overridden: of((side) => overriddenRows(proposed[side], given[side])),
    open: of((side) => stillOpen(proposed, side, given[side])),
  };
});

/** The round's answers in this battle. */
export function standingRound(battle: Battle, combat: Combat, round: Round): StandingRound {
  return standingIn(battle, round, combat);
}

/**
 * The proposals of the engaged units for the round, as they stand or as something else is asked of them;
 * empty if no units are named.
 */
export function proposalsFor(battle: Battle, combat: Combat, round: Round, asOf?: AsOf): ProposedAnswers {
  const { propose } = editionOfBattle(battle);
  if (!propose || combat.unitIds.length === 0) return NOTHING_PROPOSED;
  const proposed = proposeRound(sheetOf(battle), propose, {
    roundBegan: engagementAtStart(battle, combat, round, asOf),
    now: engagementNow(battle, combat, round, asOf),
  });
  const side = (which: Side) => ({ ...proposed[which], ...duelProposal(battle, round, which) });
  return { ...proposed, a: side('a'), b: side('b') };
}

/**
 * The casualties of a side in the round: those of no particular unit on its score sheet, and the losses of
 * its units in this combat.
 */
export function casualtiesOf(battle: Battle, round: Round, side: Side): number {
  const sheet = editionOfBattle(battle).combat;
  const unassigned = sheet ? (answerTo(rowOf(sheet, sheet.casualties), round.answers[side]) as number) : 0;
  return unassigned + unitCasualties(battle, round, side);
}

/**
 * The losses of the side's units in this round and combat. Never below 0, although older logs could heal more
 * than was lost.
 */
export function unitCasualties(battle: Battle, round: Round, side: Side): number {
  return Object.entries(round.unitLosses).reduce((sum, [id, lost]) => {
    const army = unitOf(battle, id as UnitId);
    return army?.unit.side === side ? sum + Math.max(0, lost ?? 0) : sum;
  }, 0);
}

/**
 * The players' own answers of the round. A number of ranks that is kept from the round before falls to what
 * the models left can fill.
 */
function withRanksLeft(battle: Battle, combat: Combat, round: Round): RoundAnswers {
  const rowId = sheetOf(battle).ranks;
  const last = combat.rounds.find(({ number }) => number === round.number - 1);
  if (rowId === undefined || !last) return round.answers;
  const limits = rankLimits(battle, combat, round);
  const side = (which: Side): Answers => {
    const own = round.answers[which];
    const [ranks, limit] = [own[rowId], limits[which]];
    const isKept = ranks === last.answers[which][rowId];
    if (!isKept || typeof ranks !== 'number' || limit === null) return own;
    return { ...own, [rowId]: Math.min(ranks, limit) };
  };
  return { a: side('a'), b: side('b') };
}
