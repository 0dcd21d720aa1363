/** A value that this device stores outside any battle's log. */
export type DeviceRecord = { readonly name: string; readonly value: unknown };

/**
 * The kind of a record: its name up to the first dot, `side.` for `side.b1`; null for a record that is the
 * only one of its kind.
 */
export function kindOfRecord(name: string): string | null {
  const end = name.indexOf('.');
  return end < 0 ? null : name.slice(0, end + 1);
}
