import type { DescriptionContext } from './naming';

/** A model by the name of its group, with its number if the group has several. */
export type NamedModel = { readonly name: string; readonly number: number | null };

/** The name of a model of an assault; null if the log does not have it. */
export function modelNamed(modelId: string, context: DescriptionContext): NamedModel | null {
  const number = context.models.get(modelId)?.number ?? null;
  const group = groupOfModel(modelId, context);
  return group ? { name: group.name, number: group.models > 1 ? number : null } : null;
}

/** The group of the model, or undefined. */
export function groupOfModel(modelId: string, { models, fighters }: DescriptionContext) {
  const model = models.get(modelId);
  return model && fighters.get(model.groupId);
}
