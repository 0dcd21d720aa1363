let order = new Intl.Collator('en', { numeric: true });

/** From now on names are put in order as this language does it: a BCP 47 tag. */
export function orderNamesAs(language: string): void {
  order = new Intl.Collator(language, { numeric: true });
}

/**
 * In which order two names stand in a list, in the language that is spoken: for `toSorted`. For what somebody
 * reads alone: what is stored or drawn by lot must not hang on a phone's language.
 */
export function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return order.compare(one.name, other.name);
}
