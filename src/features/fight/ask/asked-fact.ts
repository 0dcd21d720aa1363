import { MAX_CHARACTERISTIC, MAX_MODELS, type UnitDraft } from '@/battle/state/unit';
import type { Edition, MissingFact } from '@/rules/index';
import { battleWords } from '@/words/battle-words';

/** A fact that is asked for: its name in the rulebook's words, and how it is answered. */
export type AskedFact = {
  readonly id: MissingFact['fact'];
  readonly label: string;
  readonly hint: string | undefined;
} & (
  | { readonly input: 'switch' }
  | { readonly input: 'number'; readonly min: number; readonly max: number }
  | { readonly input: 'choice'; readonly options: readonly { readonly id: string; readonly label: string }[] }
);

export type FactValue = number | boolean | string;

/** The question about that fact, as the edition asks for it. */
export function askedFact(edition: Edition, id: MissingFact['fact']): AskedFact {
  if (id === 'characteristic') {
    const label = edition.breakTest?.characteristic ?? id;
    return { id, label, hint: undefined, input: 'number', min: 0, max: MAX_CHARACTERISTIC };
  }
  if (id === 'models') {
    return {
      id,
      label: battleWords.armies.models,
      hint: undefined,
      input: 'number',
      min: 1,
      max: MAX_MODELS,
    };
  }
  const declared = edition.unitFacts?.find((fact) => fact.id === id);
  if (!declared) return { id, label: id, hint: undefined, input: 'number', min: 0, max: MAX_MODELS };
  const { label, hint } = declared;
  switch (declared.input) {
    case 'switch':
      return { id, label, hint, input: 'switch' };
    case 'choice':
      return { id, label, hint, input: 'choice', options: declared.options };
    case 'number':
      return { id, label, hint, input: 'number', min: declared.min, max: declared.max };
  }
}

/** The unit with that fact said; "no" is an answer, too. */
export function withFact(
  { modelsUnsaid, ...unit }: UnitDraft,
  { id }: Pick<AskedFact, 'id'>,
  value: FactValue,
): UnitDraft {
  if (id === 'models') return { ...unit, models: Number(value) };
  const still = { ...unit, ...(modelsUnsaid ? { modelsUnsaid } : {}) };
  if (id === 'characteristic') return { ...still, characteristic: Number(value) };
  return { ...still, facts: { ...unit.facts, [id]: value } };
}
