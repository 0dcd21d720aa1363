import type { PoolOrderOdds } from '@/battle/assault/odds/pool-odds';
import { toNumber } from '@/rules/index';
import { assaultWords } from '@/words/assault/assault-words';

type OrderOddsProps = {
  readonly rows: readonly PoolOrderOdds[];
  /** The order tried, as its ids with blanks between them. */
  readonly tried: string;
  nameOf(poolId: string): string;
};

/** The expected losses for the orders of the pools: for every order, or for the tried one and the best. */
export function OrderOdds({ rows, tried, nameOf }: OrderOddsProps) {
  const best = rows.find((row) => row.best !== null);
  if (rows.length < 2 && !best) return null;
  return (
    <table className="w-full text-label leading-title">
      <caption className="text-left text-small leading-detail text-muted">
        {assaultWords.pools.oddsTitle(best?.best ?? null)}
      </caption>
      <thead>
        <tr className="text-left text-small leading-body text-muted">
          <th scope="col" className="font-normal">
            {assaultWords.pools.orderColumn}
          </th>
          <th scope="col" className="pl-3 text-right font-normal whitespace-nowrap">
            {assaultWords.pools.lostColumn}
          </th>
          <th scope="col" className="pl-3 text-right font-normal whitespace-nowrap">
            {assaultWords.odds.killsUnitShort}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ order, odds, best: known }) => (
          <tr
            key={order.join(' ')}
            aria-current={order.join(' ') === tried ? 'true' : undefined}
            className="border-t border-line align-top aria-[current]:font-bold"
          >
            <th scope="row" className="py-0.5 text-left leading-body [font-weight:inherit]">
              {best && (
                <span className="block text-small leading-detail text-muted">
                  {assaultWords.pools.standing(known, order.join(' ') === tried)}
                </span>
              )}
              {assaultWords.pools.orderName(order.map(nameOf))}
            </th>
            <td className="pl-3 text-right">{assaultWords.odds.decimal(toNumber(odds.expectedLost))}</td>
            <td className="pl-3 text-right">{assaultWords.odds.percent(toNumber(odds.killsUnit))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
