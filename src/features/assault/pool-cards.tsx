import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import type { PoolId } from '@/battle/state/ids';
import type { Side } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { assaultWords } from '@/words/assault-words';

/** A pool as its card shows it. */
export type PoolCard = {
  readonly id: PoolId;
  readonly wounds: number;
  /** "S4 · AP3 · Instant Death". */
  readonly kind: string;
  /** What the struck unit rolls against it: "saves on 3+", "no save". */
  readonly against: string;
};

type PoolCardsProps = {
  readonly side: Side;
  readonly pools: readonly PoolCard[];
  readonly disabled: boolean;
  /** The ids in the order wanted. */
  onOrder(order: readonly PoolId[]): void;
};

/** The pools in the attacker's order: dragged by the grip, or moved by one place with a tap. The first is allocated first. */
export function PoolCards({ side, pools, disabled, onOrder }: PoolCardsProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<PoolId | null>(null);
  const ids = pools.map(({ id }) => id);
  const move = (id: PoolId, to: number) => {
    const others = ids.filter((other) => other !== id);
    const order = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
    if (order.some((other, index) => other !== ids[index])) onOrder(order);
  };
  const drag = (event: PointerEvent, id: PoolId) => {
    const over = [...(list.current?.children ?? [])].findIndex((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (over !== -1) move(id, over);
  };
  return (
    <ol ref={list} aria-label={assaultWords.pools.order} className="grid gap-1.5">
      {pools.map((pool, index) => (
        <li
          key={pool.id}
          className={`flex min-h-16 items-stretch overflow-hidden rounded-xl border-3 bg-card ${toneClasses[SIDE_TONE[side]].border} ${pool.id === dragged ? 'ring-3 ring-gold' : ''}`}
        >
          <span
            aria-hidden
            className="flex w-9 shrink-0 touch-none items-center justify-center text-muted"
            onPointerDown={(event) => {
              if (disabled) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(pool.id);
            }}
            onPointerMove={(event) => {
              if (dragged === pool.id) drag(event, pool.id);
            }}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
          >
            <GripVertical size={22} />
          </span>
          <span
            className={`flex w-12 shrink-0 items-center justify-center text-[34px] font-bold ${toneClasses[SIDE_TONE[side]].text}`}
          >
            {pool.wounds}
          </span>
          <span className="flex min-w-0 flex-1 flex-col justify-center py-1 leading-tight">
            <span className="text-[18px] leading-5 font-bold">{pool.kind}</span>
            <span className="text-[16px] leading-[18px] text-muted">{pool.against}</span>
          </span>
          {(['up', 'down'] as const).map((way) => (
            <button
              key={way}
              type="button"
              aria-label={assaultWords.pools.move(pool.kind, way)}
              disabled={disabled || (way === 'up' ? index === 0 : index === pools.length - 1)}
              onClick={() => move(pool.id, way === 'up' ? index - 1 : index + 1)}
              className="flex w-12 shrink-0 items-center justify-center border-l-2 border-line disabled:opacity-35"
            >
              {way === 'up' ? <ChevronUp aria-hidden size={24} /> : <ChevronDown aria-hidden size={24} />}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
