/** Why nothing was read. */
export const LIST_REFUSALS = [
  'listEmpty', // nothing but spaces
  'listTextTooLong', // text over 200 KB; values: `maxKilobytes`
  'listFileTooLong', // JSON or XML over its limit; values: `maxMegabytes`
  'listPackedTooLong', // an entry of a zip over 5 MB when unpacked; values: `maxMegabytes`
  'listPackedBroken', // a zip that cannot be unpacked, or without a roster in it
  'listJsonBroken', // begins as JSON and is none
  'listXmlBroken', // begins as XML and is none
  'listXmlEntities', // XML that brings its own entities or document type
  'listNestedTooDeep', // over 100 levels; values: `max`
  'listUnknown', // JSON or XML that is no army list
  'listWithoutUnits', // text in which no unit was found
] as const;
export type ListRefusalCode = (typeof LIST_REFUSALS)[number];

export type ListRefusal = {
  readonly code: ListRefusalCode;
  readonly values: Readonly<Record<string, number>>;
};

/** What was read, or why it was refused. */
export type ListResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: ListRefusal };

/** A refusal with the numbers that its sentence names. */
export function refusedList(code: ListRefusalCode, values: Readonly<Record<string, number>> = {}) {
  return { ok: false, refusal: { code, values } } as const;
}

/** What was read. */
export function readList<Value>(value: Value) {
  return { ok: true, value } as const;
}
