import { useContext } from 'react';
import type { BattleId } from '@/battle/state/ids';
import { ReportScreen } from '@/features/hand-over/report-screen';
import { ResultScreen } from '@/features/hand-over/result-screen';
import { TableScreen } from '@/features/hand-over/table-screen';
import { OpenedBattle } from './opened-battle';
import { PageContext } from './page-context';

/** The exports of a battle. */
export type HandedOver = 'report' | 'result';

type HandOverRouteProps = { readonly id: BattleId; readonly what: HandedOver };

/** A battle's report or result at its address. */
export function HandOverRoute({ id, what }: HandOverRouteProps) {
  const { onFailure } = useContext(PageContext);
  return (
    <OpenedBattle id={id}>
      {what === 'report' ? <ReportScreen onFailure={onFailure} /> : <ResultScreen onFailure={onFailure} />}
    </OpenedBattle>
  );
}

/** All battles as a table, at its address. */
export function TableRoute() {
  const { now, onFailure } = useContext(PageContext);
  return <TableScreen now={now} onFailure={onFailure} />;
}
