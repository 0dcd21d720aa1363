/** The browser's or the app's own message for a failure. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
