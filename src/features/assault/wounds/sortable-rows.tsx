import { ChevronDown, ChevronUp, GripVertical } from 'lucide';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '@/ui/look/icon';

type Row = { readonly id: string; readonly name: string };

type SortableRowsProps<One extends Row> = {
  readonly label: string;
  readonly rows: readonly One[];
  readonly disabled: boolean;
  /** The border of a row, in the colour of its side. */
  readonly border?: string;
  /** The accessible names of the buttons that move a row. */
  moveName(name: string, way: 'up' | 'down'): string;
  readonly children: (row: One) => ReactNode;
  /** The ids in the new order. */
  onOrder(ids: readonly One['id'][]): void;
};

/** Rows that can be sorted: dragged by the handle, or moved by one place with a tap. */
export function SortableRows<One extends Row>(props: SortableRowsProps<One>) {
  const { label, rows, disabled, border = 'border-outline', moveName, children, onOrder } = props;
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<One['id'] | null>(null);
  const ids = rows.map(({ id }) => id);
  const move = (id: One['id'], to: number) => {
    const others = ids.filter((other) => other !== id);
    const order = others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
    if (order.some((other, index) => other !== ids[index])) onOrder(order);
  };
  const drag = (event: PointerEvent, id: One['id']) => {
    const over = [...(list.current?.children ?? [])].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (over !== -1) move(id, over);
  };
  return (
    <ol ref={list} aria-label={label} className="grid grid-cols-1 gap-1.5">
      {rows.map((row, index) => (
        <li
          key={row.id}
          className={`flex items-stretch overflow-hidden rounded-xl border-3 bg-card ${border} ${row.id === dragged ? 'ring-3 ring-gold' : ''}`}
        >
          <span
            aria-hidden
            className="flex w-[36px] shrink-0 touch-none items-center justify-center text-muted"
            onPointerDown={(event) => {
              if (disabled) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(row.id);
            }}
            onPointerMove={(event) => {
              if (dragged === row.id) drag(event, row.id);
            }}
            onPointerUp={() => setDragged(null)}
            onPointerCancel={() => setDragged(null)}
          >
            <Icon of={GripVertical} size={22} />
          </span>
          {children(row)}
          {(['up', 'down'] as const).map((way) => (
            <button
              key={way}
              type="button"
              aria-label={moveName(row.name, way)}
              disabled={disabled || (way === 'up' ? index === 0 : index === rows.length - 1)}
              onClick={() => move(row.id, way === 'up' ? index - 1 : index + 1)}
              className="flex min-h-(--control) w-[48px] shrink-0 items-center justify-center border-l-2 border-line disabled:opacity-35"
            >
              {way === 'up' ? <Icon of={ChevronUp} size={24} /> : <Icon of={ChevronDown} size={24} />}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
}
