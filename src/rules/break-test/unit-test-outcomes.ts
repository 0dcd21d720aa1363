import type { Source } from '../source';
import type { Outcome } from './outcome';

/**
 * The outcomes of unit tests that several rulebooks share, with this source: passed, rallied, a flight of
 * 2D6, and failed with the consequence. A rulebook that differs declares its own.
 */
export function unitTestOutcomes(source: Source): {
  readonly passed: Outcome;
  readonly rallies: Outcome;
  readonly flees: Outcome;
  readonly failed: (hint: string) => Outcome;
} {
  const stays = { winner: { may: 'nothing' }, source } as const;
  const passed: Outcome = { ...stays, id: 'passed', label: 'Passed', counts: 'held', fate: null };
  return {
    passed,
    rallies: { ...passed, id: 'rallies', label: 'Rallies', fate: 'fighting' },
    flees: { ...stays, id: 'flees', label: 'Flees', counts: 'broke', fate: 'fleeing', move: { dice: 2 } },
    failed: (hint) => ({ ...stays, id: 'failed', label: 'Failed', hint, counts: 'broke', fate: null }),
  };
}
