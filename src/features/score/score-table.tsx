import { battleWords } from '@/words/battle-words';

type ScoreTableProps = {
  readonly caption: string;
  /** The headings of the columns, for screen readers. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The index of the row that is valid now. */
  readonly lit: number | null;
};

/** A small table with the present row highlighted. */
export function ScoreTable({ caption, columns, rows, lit }: ScoreTableProps) {
  return (
    <div className="px-3 pt-2">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, index) => {
            const here = index === lit;
            const look = here
              ? 'bg-strong font-bold text-on-strong first:rounded-l-lg last:rounded-r-lg'
              : 'border-b border-line';
            return (
              <tr key={cells.join()} aria-current={here ? 'true' : undefined}>
                {cells.map((cell, column) => (
                  <td
                    key={columns[column]}
                    className={`h-[1.6875rem] px-2 leading-body tall:h-[1.875rem] ${look} ${column === cells.length - 1 ? 'text-right font-bold' : ''}`}
                  >
                    {cell}
                    {here && column === 0 && (
                      <span className="sr-only"> ({battleWords.battleScore.bands.here})</span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
