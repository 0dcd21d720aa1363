type RefusalValues = Readonly<Record<string, string | number | readonly string[]>>;

/** The values of a refusal whose sentence needs none. */
export type NoValues = Readonly<Record<never, never>>;

/**
 * Why something was refused: a code from a closed list, and the values for its sentence. It is never an
 * exception.
 */
export type Refusal = { readonly code: string; readonly values: RefusalValues };

/** The refusals of a closed list, which declares the values of each code: numbers, words, lists of names. */
export type RefusalOf<List extends Readonly<Record<string, RefusalValues>>> = {
  readonly [Code in keyof List & string]: { readonly code: Code; readonly values: Readonly<List[Code]> };
}[keyof List & string];

/** The result of a function that may refuse an entry. */
export type Result<Value, Refused extends Refusal = Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refused };

/** An accepted value. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

type Refused<Code, Values> = {
  readonly ok: false;
  readonly refusal: { readonly code: Code; readonly values: Values };
};

/** A refusal with the values for its sentence. The return type requires them, so that none is forgotten. */
export function refused<Code extends string>(code: Code): Refused<Code, NoValues>;
export function refused<Code extends string, Values extends RefusalValues>(
  code: Code,
  values: Values,
): Refused<Code, Values>;
export function refused(code: string, values: RefusalValues = {}): Refused<string, RefusalValues> {
  return { ok: false, refusal: { code, values } };
}

/** Ends a switch over a closed union: the compiler proves that this is never reached. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
