import type { DecisionRefusal } from '@/battle/decision';
import type { StartRefusal } from '@/battle/start-battle';

/** Every refusal that has a sentence. The store's own are named here so that words need not know the store. */
export type RefusalCode =
  | DecisionRefusal
  | StartRefusal
  | 'noBattleOpen'
  | 'battleReadOnly'
  | 'writtenElsewhere';
