/**
 * How certain a fact is. `text`: read at the source. `reading`: our interpretation of an unclear text.
 * `recalled`: from memory of the printed book.
 */
export const STANDINGS = ['text', 'reading', 'recalled'] as const;
export type Standing = (typeof STANDINGS)[number];

/**
 * The source of a label or a number. Every standing other than `text` is an open question in the edition's
 * SOURCES.md.
 */
export type Source = {
  /** A web address, or a page and section, that a reader can look up. */
  readonly at: string;
  readonly standing: Standing;
};
