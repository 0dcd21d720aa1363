import type { ReportBlock } from '@/words/report/report-block';

/**
 * The blocks as Markdown (CommonMark, with GitHub's tables). Text that players typed is escaped, so that it
 * looks as typed.
 */
export function markdown(blocks: readonly ReportBlock[]): string {
  return `${blocks.map(written).join('\n\n')}\n`;
}

function written(block: ReportBlock): string {
  switch (block.kind) {
    case 'title':
      return `# ${escaped(block.text)}`;
    case 'heading':
      return `## ${escaped(block.text)}`;
    case 'subheading':
      return `### ${escaped(block.text)}`;
    case 'paragraph':
      return escapedLine(block.text);
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${escapedLine(line)}`.trimEnd())
        .join('\n');
    case 'list':
      return block.items.map((item) => `- ${escapedLine(item)}`).join('\n');
    case 'table':
      return [
        tableRow(block.head),
        tableRow(block.head.map((_, column) => (column === 0 ? '---' : '---:'))),
        ...block.rows.map((row) => tableRow(row.map(escaped))),
      ].join('\n');
  }
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Escapes the characters that have a meaning in Markdown. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>|~&]/g, '\\$&');
}

/** The same at the start of a line, where more characters have a meaning. */
function escapedLine(text: string): string {
  return escaped(text).replace(/^(\s*)([#+=-]|\d+(?=[.)]))/, (_, blanks: string, mark: string) =>
    /\d/.test(mark) ? `${blanks}${mark}\\` : `${blanks}\\${mark}`,
  );
}
