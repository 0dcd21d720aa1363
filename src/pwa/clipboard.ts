/**
 * The text on the clipboard; null: it has none, the browser cannot read it, or the player refused. Call it
 * directly from a tap.
 */
export async function readClipboard(): Promise<string | null> {
  try {
    const text = await navigator.clipboard.readText();
    return text === '' ? null : text;
  } catch {
    return null;
  }
}
