/** Something that this device remembers, outside of any battle's log. */
export type DeviceRecord = { readonly name: string; readonly value: unknown };

/** The kind of a record by its name, to the first dot: `side.` of `side.b1`; null for a record that is alone of its kind. */
export function kindOfRecord(name: string): string | null {
  const end = name.indexOf('.');
  return end < 0 ? null : name.slice(0, end + 1);
}
