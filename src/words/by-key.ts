/** Those of the descriptions that may have the key. */
type WithKey<D extends { readonly key: string }, Key> = D extends unknown
  ? Key extends D['key']
    ? D
    : never
  : never;

/** What is said of each description, by its key. A key that is forgotten is one type error, at the map. */
export type ByKey<D extends { readonly key: string }, Args extends readonly unknown[], Said> = {
  readonly [Key in D['key']]: (d: WithKey<D, Key>, ...args: Args) => Said;
};

/** What the map says of this description. */
export function sayByKey<D extends { readonly key: string }, Args extends readonly unknown[], Said>(
  map: ByKey<D, Args, Said>,
  d: D,
  ...args: Args
): Said {
  // The compiler cannot see that the function under a key takes the descriptions of that key.
  const say = map[d.key as D['key']] as (d: D, ...args: Args) => Said;
  return say(d, ...args);
}
