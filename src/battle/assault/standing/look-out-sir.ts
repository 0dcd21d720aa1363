import type { AssaultRound } from '@/battle/state/assault-round';
import type { FighterGroup } from '@/battle/state/fighters';
import { modelIdOf } from '@/battle/state/fighters';
import type { UnitKey } from '@/battle/state/ids';
import { type AllocationState, nextPrompt, type WoundPoolRules, woundsLeft } from '@/rules/index';
import { groupsIn } from './units';

/**
 * The roll needed to pass on a Wound that this model of these groups would take; null: it is not a character.
 */
export function lookOutSirNeed(
  book: WoundPoolRules,
  groups: readonly FighterGroup[],
  modelId: string,
): number | null {
  const group = groups.find(({ id, woundsLeft }) =>
    woundsLeft.some((_, index) => modelIdOf(id, index) === modelId),
  );
  return group && group.character !== 'none' ? (book.lookOutSir?.[group.character] ?? null) : null;
}

/**
 * The roll for Look Out, Sir on the current Wound, while its player may still try: the Wound is on a
 * character, nothing was rolled for it, and another model of the unit can take it. Null otherwise.
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
