/** A fact behind a number: a key and the values for its sentence, which `words` makes. */
export type Reason<Key extends string = string> = {
  readonly key: Key;
  readonly values: Readonly<Record<string, number>>;
};

/** A reason with that key. */
export function because<Key extends string>(
  key: Key,
  values: Readonly<Record<string, number>> = {},
): Reason<Key> {
  return { key, values };
}
