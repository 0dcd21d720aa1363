/** What a refusal's sentence names: numbers, words, and lists of names. */
export type RefusalValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Why something was refused: a code from a closed list, and the values its sentence needs. Never an exception. */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  readonly values: RefusalValues;
};

/** The answer of a function that may refuse what a person entered. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

/** An accepted value. */
export function accepted<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/** A refusal with the values that its sentence names. */
export function refused<Code extends string>(
  code: Code,
  values: RefusalValues = {},
): { readonly ok: false; readonly refusal: Refusal<Code> } {
  return { ok: false, refusal: { code, values } };
}

/** Ends a switch over a closed union: the compiler proves that it is never reached. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
