/** The text on the clipboard, or null where there is none, the browser has no way to read it, or the player said no. Call it from a tap. */
export async function readClipboard(): Promise<string | null> {
  try {
    const text = await navigator.clipboard.readText();
    return text === '' ? null : text;
  } catch {
    return null;
  }
}
