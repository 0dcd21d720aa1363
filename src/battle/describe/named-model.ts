import type { DescriptionContext } from './naming';

/** A model by the name of its group, with its number where that has several. */
export type NamedModel = { readonly name: string; readonly number: number | null };

/** What the model of an assault is called; null for one that the log does not have. */
export function modelNamed(modelId: string, context: DescriptionContext): NamedModel | null {
  const number = context.models.get(modelId)?.number ?? null;
  const group = groupOfModel(modelId, context);
  return group ? { name: group.name, number: group.models > 1 ? number : null } : null;
}

/** The group that the model is of, or undefined. */
export function groupOfModel(modelId: string, { models, fighters }: DescriptionContext) {
  const model = models.get(modelId);
  return model && fighters.get(model.groupId);
}
