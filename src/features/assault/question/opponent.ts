import type { AssaultUnit, StrikeView } from '@/battle/assault/standing/view';
import { assaultWords } from '@/words/assault/assault-words';

/**
 * The two models of a blow in a challenge, each with its number if its group has several; `precise` strikes
 * the whole unit. Null for all other blows.
 */
export function opponentOf(
  shown: StrikeView,
  target: AssaultUnit | null,
): { readonly challenge: string; readonly by: string } | 'precise' | null {
  const { strike, duellist } = shown;
  if (strike.precise) return 'precise';
  const model = target?.models.find(({ id }) => id === strike.against);
  if (!model || !duellist) return null;
  const { model: nameOf } = assaultWords.challenge;
  return { challenge: nameOf(model.name, model.number), by: nameOf(duellist.name, duellist.number) };
}
