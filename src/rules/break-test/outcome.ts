import type { Source } from '../source';

/** An outcome's permanent name, camelCase: logs refer to it, so it is never renamed. */
export type OutcomeId = string;

/** How far somebody moves: a fixed number of inches, or so many D6, of which the highest `keep` count (all where it is missing). */
export type Move = { readonly inches: number } | { readonly dice: number; readonly keep?: number };

/**
 * What becomes of a unit that its pursuers catch: it is destroyed; it is engaged again; or it suffers so many Wounds, without saves,
 * for each point of the pursuers' Unit Strength.
 */
export type Caught = 'destroyed' | 'engaged' | { readonly woundsPerUnitStrength: number };

/** What the winner may do after an outcome: nothing, follow up into contact, or pursue by the edition's pursuit rules. */
export type WinnersMove =
  | { readonly may: 'nothing' }
  | { readonly may: 'followUp' }
  | { readonly may: 'pursue'; readonly caught: Caught };

/** One way in which a test can end. */
export type Outcome = {
  readonly id: OutcomeId;
  /** The rulebook's own English words, as short as a button has room for. */
  readonly label: string;
  /** What old logs, totals and seasons count it as; of a test beside the break test, whether it was passed. */
  readonly counts: 'held' | 'broke';
  /** What follows from it, in a few words, where label, fate and moves do not tell. */
  readonly hint?: string;
  /** What the unit is from now on; null where it stays what it was. */
  readonly fate: 'fighting' | 'fleeing' | 'shaken' | 'destroyed' | null;
  /** How far the unit moves; missing where it stays. */
  readonly move?: Move;
  readonly winner: WinnersMove;
  readonly source: Source;
};

/** Best first. */
export type Outcomes = readonly [Outcome, Outcome, ...Outcome[]];

/** One way to use a re-roll: after which outcomes the dice are thrown again. */
export type RerollWay = {
  readonly id: string;
  readonly label: string;
  readonly after: readonly OutcomeId[];
};

/** The outcome of most rulebooks' tests: the unit held. */
export const HELD = 'held';
/** The other one: it broke and flees. */
export const BROKE = 'broke';

/** The two outcomes of most rulebooks' break tests: the unit holds where it is, or breaks, flees and may be pursued. */
export function heldOrBroke(
  source: Source,
  {
    caught = 'destroyed',
    flees = { dice: 2 },
    fate = 'fleeing',
    label = 'Broke',
  }: {
    readonly caught?: Caught;
    readonly flees?: Move;
    readonly fate?: 'fleeing' | 'shaken';
    readonly label?: string;
  } = {},
): Outcomes {
  return [
    { id: HELD, label: 'Held', counts: 'held', fate: null, winner: { may: 'nothing' }, source },
    {
      id: BROKE,
      label,
      counts: 'broke',
      fate,
      move: flees,
      winner: { may: 'pursue', caught },
      source,
    },
  ];
}

/** The outcome of that name, or undefined for one the test does not have. */
export function outcomeOf({ outcomes }: { readonly outcomes: Outcomes }, id: OutcomeId): Outcome | undefined {
  return outcomes.find((outcome) => outcome.id === id);
}

/** How a re-roll may be used; where a test declares no ways of its own, after whatever counts as broken. */
export function rerollWays(test: {
  readonly outcomes: Outcomes;
  readonly rerolls?: readonly RerollWay[];
}): readonly RerollWay[] {
  return test.rerolls ?? [{ id: 'afterBroke', label: 'after a failed roll', after: brokenOutcomes(test) }];
}

/** The outcomes that count as broken. */
export function brokenOutcomes({ outcomes }: { readonly outcomes: Outcomes }): readonly OutcomeId[] {
  return outcomes.filter(({ counts }) => counts === 'broke').map(({ id }) => id);
}
