import {
  type AllocationState,
  livingModels,
  takersAmong,
  woundsInPool,
  woundsLeft,
} from './allocation-state';

/** The effects of the step so far. */
export type AllocationSummary = {
  /** Ids of the models removed, in the order in which they fell. */
  readonly removed: readonly string[];
  readonly remaining: Readonly<Record<string, number>>;
  readonly woundsLost: number;
  /** Wounds saved and discounted, counted one each. */
  readonly saved: number;
  readonly discounted: number;
  /** Wounds left in the pools when no model could take them. Excess of a die is not included. */
  readonly wasted: number;
  /** The points for the side that struck in the assault result. */
  readonly scored: number;
};

/** The summary of the step. While a model is left, Wounds that wait are neither lost nor wasted. */
export function summarise(state: AllocationState): AllocationSummary {
  const { outcomes } = state;
  const living = livingModels(state);
  const nobodyTakes = state.pools.filter((pool) => takersAmong(living, pool).length === 0);
  return {
    removed: outcomes.filter(({ removed }) => removed).map(({ modelId }) => modelId),
    remaining: Object.fromEntries(state.models.map(({ id }) => [id, woundsLeft(state, id)])),
    woundsLost: outcomes.reduce((sum, outcome) => sum + outcome.woundsLost, 0),
    saved: outcomes.filter(({ ended }) => ended === 'saved').length,
    discounted: outcomes.filter(({ ended }) => ended === 'discounted').length,
    wasted: nobodyTakes.reduce((sum, { id }) => sum + woundsInPool(state, id), 0),
    scored: outcomes.reduce((sum, outcome) => sum + outcome.scored, 0),
  };
}
