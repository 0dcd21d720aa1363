import type { ReportBlock } from '@/words/report/report-block';

/**
 * The blocks as a page, with a section for each turn, so that a printer breaks pages between turns and rounds
 * if it can.
 */
export function ReportDocument({ blocks }: { readonly blocks: readonly ReportBlock[] }) {
  return (
    <article className="gap-x-10 text-body leading-read *:pb-4 spread:columns-2 print:columns-1">
      {parted(blocks, 'heading').map((section, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a report have no other name, and stand still
        <section key={place} className="break-inside-avoid-page">
          {parted(section, 'subheading').map((part, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <div key={at} className="break-inside-avoid">
              {part.map((block, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same
                <Block key={line} block={block} />
              ))}
            </div>
          ))}
        </section>
      ))}
    </article>
  );
}

/** The blocks in groups; each block of that kind begins a new group. */
function parted(
  blocks: readonly ReportBlock[],
  kind: 'heading' | 'subheading',
): readonly (readonly ReportBlock[])[] {
  const parts: ReportBlock[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (last && block.kind !== kind) last.push(block);
    else parts.push([block]);
  }
  return parts;
}

function Block({ block }: { readonly block: ReportBlock }) {
  switch (block.kind) {
    case 'title':
      return <h2 className="pb-1 text-number leading-page break-words">{block.text}</h2>;
    case 'heading':
      return (
        <h3 className="break-after-avoid border-b border-line pb-0.5 text-heading leading-page break-words text-gold">
          {block.text}
        </h3>
      );
    case 'subheading':
      return (
        <h4 className="break-after-avoid pt-2 font-display text-lead leading-title font-bold break-words">
          {block.text}
        </h4>
      );
    case 'paragraph':
      return <p className="pt-1 break-words">{block.text}</p>;
    case 'quote':
      return (
        <blockquote className="my-1 border-l-4 border-gold pl-3 break-words whitespace-pre-line">
          {block.text}
        </blockquote>
      );
    case 'list':
      return (
        <ul className="list-disc pt-1 pl-5">
          {block.items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two units may have the same line
            <li key={place} className="break-words">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
  }
}

function Table({ head, rows }: Pick<Extract<ReportBlock, { kind: 'table' }>, 'head' | 'rows'>) {
  return (
    <table className="mt-1 w-full">
      <thead>
        <tr>
          {head.map((cell) =>
            cell === '' ? (
              <td key={cell} className="border-b border-line" />
            ) : (
              <th
                key={cell}
                scope="col"
                className="border-b border-line pl-2 text-right font-bold wrap-anywhere"
              >
                {cell}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" className="py-0.5 text-left font-medium wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, place) => (
              <td key={head[place + 1]} className="py-0.5 pl-2 text-right font-bold">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
