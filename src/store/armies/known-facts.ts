import type { UnitFacts } from '@/battle/state/unit';
import type { KnownUnit } from './kept-kinds';

/** Facts that count the models of a unit: with other models they are others. */
const OF_ITS_MODELS: readonly string[] = ['unitStrength', 'ranks', 'models'];

/** The facts that hold for a unit of that many models: its counts only if they were entered for as many. */
export function knownFacts(
  known: Pick<KnownUnit, 'facts' | 'models'> | undefined,
  models: number,
): UnitFacts {
  if (!known) return {};
  return known.models === models ? known.facts : withoutCounts(known.facts);
}

/** What is known together: of two numbers of models, the counts are those of the later one. */
export function joinedFacts(
  older: Pick<KnownUnit, 'facts' | 'models'> | undefined,
  newer: Pick<KnownUnit, 'facts' | 'models'>,
): Pick<KnownUnit, 'facts' | 'models'> {
  const models = newer.models ?? older?.models;
  const before = newer.models === undefined ? (older?.facts ?? {}) : knownFacts(older, newer.models);
  return { facts: { ...before, ...newer.facts }, ...(models === undefined ? {} : { models }) };
}

/** Whether any of the facts counts the models. */
export function countsModels(facts: UnitFacts): boolean {
  return Object.keys(facts).some((id) => OF_ITS_MODELS.includes(id));
}

function withoutCounts(facts: UnitFacts): UnitFacts {
  return Object.fromEntries(Object.entries(facts).filter(([id]) => !OF_ITS_MODELS.includes(id)));
}
