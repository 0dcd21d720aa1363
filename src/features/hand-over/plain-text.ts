import type { ReportBlock } from '@/words/report/report-block';

/** The blocks as plain text: titles underlined, tables in columns, a blank line between blocks. */
export function plainText(blocks: readonly ReportBlock[]): string {
  return `${blocks.map(written).join('\n\n')}\n`;
}

function written(block: ReportBlock): string {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return underlined(block.text, '=');
    case 'subheading':
      return underlined(block.text, '-');
    case 'paragraph':
      return block.text;
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `  ${line}`)
        .join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'table':
      return columns([block.head, ...block.rows]);
  }
}

function underlined(text: string, stroke: string): string {
  return `${text}\n${stroke.repeat([...text].length)}`;
}

/** The first column is aligned left; the others hold numbers and are aligned right. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
