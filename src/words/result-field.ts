/** A field to copy from: what stands on the screen, and what goes to the clipboard, where it is another thing. */
export type ResultField = {
  readonly id: string;
  readonly label: string;
  readonly shown: string;
  /** Numbers go without separators: forms want digits. */
  readonly copied: string;
};
