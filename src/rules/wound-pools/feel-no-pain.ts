import { type Blow, hasInstantDeath } from './instant-death';
import type { ModelProfile } from './model-profile';
import type { WoundPoolRules } from './wound-pool-rules';

/** Why Feel No Pain may not be rolled. */
export const FEEL_NO_PAIN_BARRIERS = [
  'withoutFeelNoPain', // the model does not have it
  'saved', // the Wound was saved
  'destroyer', // never against Destroyer hits
  'instantDeath', // never against Wounds that have Instant Death
  'noSaves', // against hits without saves only with the edition's reading that allows it
] as const;
export type FeelNoPainBarrier = (typeof FEEL_NO_PAIN_BARRIERS)[number];

export type FeelNoPainQuestion = {
  readonly blow: Blow;
  readonly noSaves: boolean;
  readonly model: Pick<ModelProfile, 'toughness' | 'feelNoPain' | 'rules'>;
  readonly saveFailed: boolean;
};

/** Whether Feel No Pain may be rolled for a Wound, and what forbids it. A success counts as a save. */
export function feelNoPain(
  book: WoundPoolRules,
  question: FeelNoPainQuestion,
): { readonly allowed: boolean; readonly barrier: FeelNoPainBarrier | null } {
  const barrier = barrierOf(book, question);
  return { allowed: barrier === null, barrier };
}

function barrierOf(
  book: WoundPoolRules,
  { blow, noSaves, model, saveFailed }: FeelNoPainQuestion,
): FeelNoPainBarrier | null {
  if (model.feelNoPain === null) return 'withoutFeelNoPain';
  if (!saveFailed) return 'saved';
  if (blow.rules.includes('destroyer')) return 'destroyer';
  const endures =
    model.rules.includes('eternalWarrior') && book.readings.feelNoPainOfEternalWarrior === 'allowed';
  if (!endures && hasInstantDeath(book, blow, model)) return 'instantDeath';
  return noSaves && book.readings.feelNoPainAgainstNoSaves === 'notAllowed' ? 'noSaves' : null;
}
