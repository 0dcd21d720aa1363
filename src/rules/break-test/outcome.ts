import type { Source } from '../source';

/** An outcome's permanent name, in camelCase. Logs refer to it, so it is never renamed. */
export type OutcomeId = string;

/**
 * The distance of a move: a fixed number of inches, or so many D6, of which the highest `keep` count
 * (missing: all).
 */
export type Move = { readonly inches: number } | { readonly dice: number; readonly keep?: number };

/**
 * What happens to a unit that its pursuers catch: it is destroyed; it is engaged again; or it suffers so many
 * Wounds, without saves, for each point of the pursuers' Unit Strength.
 */
export type Caught = 'destroyed' | 'engaged' | { readonly woundsPerUnitStrength: number };

/**
 * What the winner may do after an outcome: nothing, follow up into contact, or pursue by the edition's rules.
 */
export type WinnersMove =
  | { readonly may: 'nothing' }
  | { readonly may: 'followUp' }
  | { readonly may: 'pursue'; readonly caught: Caught };

/** One outcome of a test. */
export type Outcome = {
  readonly id: OutcomeId;
  /** The rulebook's own English words, short enough for a button. */
  readonly label: string;
  /** How totals and seasons count it; for tests other than break tests, whether it was passed. */
  readonly counts: 'held' | 'broke';
  /** The consequences in a few words, if label, fate and moves do not say them. */
  readonly hint?: string;
  /** The unit's new fate; null: unchanged. */
  readonly fate: 'fighting' | 'fleeing' | 'shaken' | 'wavering' | 'destroyed' | null;
  /** When the fate ends by itself: with the end of the turn of the unit's own player. Missing: it stays. */
  readonly until?: 'ownTurnEnds';
  /** A status that the unit has from now on; missing: none. */
  readonly gives?: string;
  /** A status that the unit has no more; missing: none. */
  readonly ends?: string;
  /** All that the unit may do while it lasts, in the rulebook's words; missing: nothing is forbidden. */
  readonly mayOnly?: readonly string[];
  /** How far the unit moves; missing: it does not move. */
  readonly move?: Move;
  readonly winner: WinnersMove;
  readonly source: Source;
};

/** Best first. */
export type Outcomes = readonly [Outcome, Outcome, ...Outcome[]];

/** One way to use a re-roll: the outcomes after which the dice are re-rolled. */
export type RerollWay = {
  readonly id: string;
  readonly label: string;
  readonly after: readonly OutcomeId[];
  /** It is no choice: the dice must be rolled again, and the second result stands. */
  readonly must?: true;
};

/** The id of the outcome "the unit held", in most rulebooks. */
export const HELD = 'held';
/** The id of the other outcome: it broke and flees. */
export const BROKE = 'broke';

/**
 * The two outcomes of most rulebooks' break tests: the unit holds, or it breaks, flees and may be pursued.
 */
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

/** The outcome with that id; undefined if the test does not have it. */
export function outcomeOf({ outcomes }: { readonly outcomes: Outcomes }, id: OutcomeId): Outcome | undefined {
  return outcomes.find((outcome) => outcome.id === id);
}

/** The outcomes that a unit's test may have, best first: those that its result names, else all. */
export function possibleOutcomes(
  { outcomes }: { readonly outcomes: readonly Outcome[] },
  { possible }: { readonly possible?: readonly OutcomeId[] },
): readonly Outcome[] {
  return possible === undefined ? outcomes : outcomes.filter(({ id }) => possible.includes(id));
}

/**
 * Whether each outcome is told with its own chance: where the test is not only held or broken, one number
 * does not say how it may end.
 */
export function tellsEachOutcome(
  test: { readonly outcomes: readonly Outcome[] },
  result: { readonly possible?: readonly OutcomeId[] },
): boolean {
  const [best, next, ...others] = possibleOutcomes(test, result);
  return others.length > 0 || best?.counts === next?.counts;
}

/** The ways to use a re-roll. By default: after every outcome that counts as broken. */
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
