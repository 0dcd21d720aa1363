import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import { modelIdOf } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import { type AllocationState, nextPrompt, type WoundPoolRules, woundsLeft } from '@/rules/index';
import { groupsIn } from './units';

/** What has to be rolled to pass a Wound on that this model of these groups would take; null for one that is no character. */
export function lookOutSirNeed(
  book: WoundPoolRules,
  groups: readonly FighterGroup[],
  modelId: string,
): number | null {
  const group = groups.find(({ id, woundsLeft }) =>
    woundsLeft.some((_, index) => modelIdOf(id, index) === modelId),
  );
  return group && group.character !== 'none' ? book.lookOutSir[group.character] : null;
}

/**
 * What Look Out, Sir has to roll for the Wound in hand, while its player may still try it: the Wound meets a character, nothing was rolled
 * for it, and somebody else of the unit may take it. Null where nobody is asked.
 */
export function lookOutSirNow(
  book: WoundPoolRules,
  round: AssaultRound,
  unitKey: UnitKey,
  state: AllocationState,
): number | null {
  const prompt = nextPrompt(book, state);
  if (!('mayPass' in prompt) || !prompt.mayPass) return null;
  const others = state.models.some(
    ({ id, apart }) => id !== prompt.modelId && apart === undefined && woundsLeft(state, id) > 0,
  );
  return others ? lookOutSirNeed(book, groupsIn(round, { unitKey }), prompt.modelId) : null;
}
