/** Data with named fields, such as a JSON object: not a list and not null. The values are not checked. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether it is data with named fields. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
