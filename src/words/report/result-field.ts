/** A field to copy: the text on the screen, and the text for the clipboard, which may differ. */
export type ResultField = {
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  /** Numbers without separators: forms need digits. */
  readonly copied: string;
};
