import type { ReactNode } from 'react';
import { reviewWords } from '@/words/review-words';

type ChartFigureProps = {
  readonly title: string;
  /** How the values are counted, if this is not obvious. */
  readonly hint?: string;
  readonly children: ReactNode;
  /** The same as a table: its columns, and its rows with their headings. */
  readonly table: {
    readonly columns: readonly string[];
    readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
  };
};

/** A chart under its title, and the same as a table for players who cannot see it or want the numbers. */
export function ChartFigure({ title, hint, children, table }: ChartFigureProps) {
  return (
    <section aria-label={title} className="px-3 pt-4">
      <h2 className="pb-1 text-title leading-title">{title}</h2>
      {hint && <p className="pb-1 text-detail leading-label text-muted">{hint}</p>}
      {children}
      <details>
        <summary className="flex min-h-(--control) cursor-pointer items-center text-detail font-bold underline underline-offset-4">
          {reviewWords.charts.asTable}
        </summary>
        <table className="w-full text-detail">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b-2 border-outline">
              {table.columns.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-1 wrap-anywhere ${index === 0 ? 'text-left' : 'text-right'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(({ head, cells }) => (
              <tr key={head} className="border-b border-line">
                <th scope="row" className="py-1 text-left font-medium wrap-anywhere">
                  {head}
                </th>
                {cells.map((cell, index) => (
                  <td key={table.columns[index + 1]} className="text-right font-bold">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
