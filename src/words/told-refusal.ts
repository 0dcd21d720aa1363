import type { AskRefusal } from '@/battle/log/asked-ledger';
import type { DecisionRefusal } from '@/battle/log/decide';
import type { StartRefusal } from '@/battle/log/start-battle';
import type { NoValues, RefusalOf } from '@/rules/index';

type AnyRefusal =
  | DecisionRefusal
  | StartRefusal
  | AskRefusal
  // The store's own refusals, repeated here so that words do not import the store.
  | RefusalOf<{
      noBattleOpen: NoValues;
      battleReadOnly: NoValues;
      stillOpening: NoValues;
      writtenElsewhere: NoValues;
      followedOnly: NoValues;
      takenOver: NoValues;
    }>;

type ToldValues = { readonly [One in AnyRefusal as One['code']]: One['values'] };

/** Every refusal that has a sentence, or those with the given codes. */
export type ToldRefusal<Code extends keyof ToldValues = keyof ToldValues> = {
  readonly [One in Code]: { readonly code: One; readonly values: ToldValues[One] };
}[Code];

/** A sentence for each of these refusals, made from exactly the values of that refusal. */
export type RefusalSentences<Code extends keyof ToldValues = keyof ToldValues> = {
  readonly [One in Code]: (values: ToldValues[One]) => string;
};
