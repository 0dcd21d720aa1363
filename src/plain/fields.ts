/** Data with named fields, such as a JSON object: neither a list nor null. What the fields hold is not known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether it is data with named fields. */
export function hasFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
