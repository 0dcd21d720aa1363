/** A fact that justifies a number: a key and the values its sentence needs, from which `words` makes that sentence. */
export type Reason<Key extends string = string> = {
  readonly key: Key;
  readonly values: Readonly<Record<string, number>>;
};

/** The reason of that key. */
export function because<Key extends string>(
  key: Key,
  values: Readonly<Record<string, number>> = {},
): Reason<Key> {
  return { key, values };
}
