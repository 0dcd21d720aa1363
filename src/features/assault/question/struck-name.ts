import type { AssaultUnit } from '@/battle/assault/standing/view';
import type { StrikePool } from '@/battle/state/assault-round';
import { assaultWords } from '@/words/assault/assault-words';

/** Whom the Wounds of the pool go to: in a challenge its model, else the unit. */
export function struckName(unit: AssaultUnit, { challenge }: Pick<StrikePool, 'challenge'>): string {
  const model = unit.models.find(({ id }) => id === challenge?.modelId);
  return model ? assaultWords.challenge.model(model.name, model.number) : unit.name;
}
