import type { PoolId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';
import { SortableRows } from './sortable-rows';

/** A pool, as its card shows it. */
export type PoolCard = {
  readonly id: PoolId;
  readonly wounds: number;
  /** "S4 · AP3 · Instant Death". */
  readonly name: string;
  /** The struck unit's roll against it: "saves on 3+", "no save". */
  readonly against: string;
};

type PoolCardsProps = {
  readonly side: Side;
  readonly pools: readonly PoolCard[];
  readonly disabled: boolean;
  /** The ids in the new order. */
  onOrder(order: readonly PoolId[]): void;
};

/** The pools in the attacker's order. The first is allocated first. */
export function PoolCards({ side, pools, disabled, onOrder }: PoolCardsProps) {
  const { border, text } = toneClasses[SIDE_TONE[side]];
  return (
    <SortableRows
      label={assaultWords.pools.order}
      rows={pools}
      disabled={disabled}
      border={border}
      moveName={assaultWords.pools.move}
      onOrder={onOrder}
    >
      {(pool) => (
        <>
          <span
            className={`flex min-h-16 w-12 shrink-0 items-center justify-center text-figure font-bold ${text}`}
          >
            {pool.wounds}
          </span>
          <span className="flex min-w-0 flex-1 flex-col justify-center py-1 leading-tight">
            <span className="text-body leading-body font-bold">{pool.name}</span>
            <span className="text-detail leading-detail text-muted">{pool.against}</span>
          </span>
        </>
      )}
    </SortableRows>
  );
}
