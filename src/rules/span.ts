/** The facts of a unit without which a rule is not decided. `characteristic`: Discipline, Leadership … */
export type UnknownFact =
  | 'unitStrength'
  | 'troopType'
  | 'formation'
  | 'models'
  | 'frontWidth'
  | 'height'
  | 'riders'
  | 'causesFear'
  | 'characteristic';

/** A fact of a unit that was not entered. */
export type MissingFact = { readonly unitId: string; readonly fact: UnknownFact };

/**
 * What a value may be while facts of units are not known: everything from `low` to `high`. A rule that is
 * computed with spans is decided if both ends are the same, whatever the missing facts are.
 */
export type Span<Value> = {
  readonly low: Value;
  readonly high: Value;
  /** Empty if the value is decided. */
  readonly missing: readonly MissingFact[];
};

/** A value that is known. */
export function known<Value>(value: Value): Span<Value> {
  return { low: value, high: value, missing: [] };
}

/** A value between both ends; known if they are the same. */
export function between<Value>(low: Value, high: Value, missing: readonly MissingFact[]): Span<Value> {
  return low === high ? known(low) : { low, high, missing: distinct(missing) };
}

/** Yes or no: not known. */
export function unknown(missing: readonly MissingFact[]): Span<boolean> {
  return between(false, true, missing);
}

export function isDecided({ low, high }: Span<unknown>): boolean {
  return low === high;
}

/** The same after a step that never falls when the value rises. */
export function mapped<From, To>({ low, high, missing }: Span<From>, step: (value: From) => To): Span<To> {
  return between(step(low), step(high), missing);
}

export function not({ low, high, missing }: Span<boolean>): Span<boolean> {
  return between(!high, !low, missing);
}

export function sumOf(spans: readonly Span<number>[]): Span<number> {
  return between(
    spans.reduce((sum, { low }) => sum + low, 0),
    spans.reduce((sum, { high }) => sum + high, 0),
    missingIn(spans),
  );
}

/** The highest of the values and 0. */
export function highestOf(spans: readonly Span<number>[]): Span<number> {
  const low = Math.max(0, ...spans.map((span) => span.low));
  const mayRaise = spans.filter(({ high }) => high > low);
  return between(low, Math.max(0, ...spans.map(({ high }) => high)), missingIn(mayRaise));
}

/** The first less the second, at least 0. */
export function less(from: Span<number>, by: Span<number>): Span<number> {
  return between(Math.max(0, from.low - by.high), Math.max(0, from.high - by.low), missingIn([from, by]));
}

export function anyOf(spans: readonly Span<boolean>[]): Span<boolean> {
  return between(
    spans.some(({ low }) => low),
    spans.some(({ high }) => high),
    missingIn(spans),
  );
}

export function allOf(spans: readonly Span<boolean>[]): Span<boolean> {
  return not(anyOf(spans.map(not)));
}

/** How many are so. */
export function countOf(spans: readonly Span<boolean>[]): Span<number> {
  return sumOf(spans.map((span) => mapped(span, Number)));
}

export function isMore(one: Span<number>, other: Span<number>): Span<boolean> {
  return between(one.low > other.high, one.high > other.low, missingIn([one, other]));
}

export function isAtLeast(one: Span<number>, other: Span<number>): Span<boolean> {
  return not(isMore(other, one));
}

/** The first value if the condition holds, else the second; both if that is not known. */
export function when(condition: Span<boolean>, then: Span<number>, otherwise: Span<number>): Span<number> {
  if (isDecided(condition)) return condition.low ? then : otherwise;
  return between(
    Math.min(then.low, otherwise.low),
    Math.max(then.high, otherwise.high),
    missingIn([condition, then, otherwise]),
  );
}

/** Everything that any of the values may be; 0 if there are none. */
export function anyValueOf(spans: readonly Span<number>[], because: readonly MissingFact[]): Span<number> {
  if (spans.length === 0) return known(0);
  return between(Math.min(...spans.map(({ low }) => low)), Math.max(...spans.map(({ high }) => high)), [
    ...because,
    ...missingIn(spans),
  ]);
}

/** The missing facts of all values, each once. */
export function missingIn(spans: readonly Span<unknown>[]): readonly MissingFact[] {
  return distinct(spans.flatMap(({ missing }) => missing));
}

/** Each fact once, in the order given. */
export function distinct(missing: readonly MissingFact[]): readonly MissingFact[] {
  return missing.filter(
    ({ unitId, fact }, index) =>
      missing.findIndex((other) => other.unitId === unitId && other.fact === fact) === index,
  );
}
