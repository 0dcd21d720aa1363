import { useState } from 'react';
import type { SeasonGroup } from '@/battle/cards/season';
import { Button } from '@/ui/button/button';
import { RecordBar } from '@/ui/look/record-bar';
import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';

/** How many rows are shown at first, if there are more than a few more. */
const FIRST_ROWS = 6;
const FEW_MORE = 2;
const FIGURE = 'py-1.5 text-right align-top big:min-w-0';
/** With large text the numbers stand below the name. */
const ROW = 'big:grid big:grid-cols-4';

type RecordTableProps = {
  readonly group: 'byArmy' | 'byList' | 'byOpponent' | 'byEdition' | 'byPeriod';
  readonly groups: readonly SeasonGroup[];
};

/** The record of each group in a row: its name, a bar, and the numbers. */
export function RecordTable({ group, groups }: RecordTableProps) {
  const [all, setAll] = useState(false);
  const { columns: c } = seasonWords;
  const shown = all || groups.length <= FIRST_ROWS + FEW_MORE ? groups : groups.slice(0, FIRST_ROWS);
  return (
    <>
      <table className="w-full table-fixed border-collapse big:block">
        <thead className="big:block">
          <tr className={`text-detail text-muted ${ROW}`}>
            <th scope="col" className="text-left font-medium big:sr-only">
              <span className="sr-only">{c.name}</span>
            </th>
            <th scope="col" className="w-11 text-right font-medium big:w-auto big:text-fine">
              {c.won}
            </th>
            <th scope="col" className="w-13 text-right font-medium big:w-auto big:text-fine">
              {c.drawn}
            </th>
            <th scope="col" className="w-11 text-right font-medium big:w-auto big:text-fine">
              {c.lost}
            </th>
            <th scope="col" className="w-14 text-right font-medium big:w-auto big:text-fine">
              {c.points}
            </th>
          </tr>
        </thead>
        <tbody className="big:block">
          {shown.map(({ name, record }) => (
            <tr key={name.toLowerCase()} className={`border-t border-line ${ROW}`}>
              <th scope="row" className="py-1.5 text-left font-bold break-words big:col-span-4">
                {seasonWords.name(group, name)}
                <span className="block pb-1 text-small font-medium text-muted">
                  {seasonWords.record.behind(record)}
                </span>
                <RecordBar won={record.won} drawn={record.drawn} lost={record.lost} />
              </th>
              <td className={FIGURE}>{words.number(record.won)}</td>
              <td className={FIGURE}>{words.number(record.drawn)}</td>
              <td className={FIGURE}>{words.number(record.lost)}</td>
              <td className={`${FIGURE} font-bold`}>
                {seasonWords.average(record.battlePoints.sum, record.battlePoints.battles)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < groups.length && (
        <div className="pt-1">
          <Button onPress={() => setAll(true)}>{seasonWords.showAll(groups.length)}</Button>
        </div>
      )}
    </>
  );
}
