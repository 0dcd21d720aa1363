/** A piece of a document without a format: the screen draws it, a file writes it as text or as Markdown. */
export type ReportBlock =
  | { readonly kind: 'title' | 'heading' | 'subheading' | 'paragraph' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };
