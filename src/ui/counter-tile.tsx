import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Tone, toneClasses } from './tone';
import { usePress } from './use-press';

type CounterTileProps = {
  readonly tone: Tone;
  /** The left-hand tile gives back at its outer edge, the right-hand one too. */
  readonly mirrored: boolean;
  readonly label: string;
  readonly count: number;
  readonly names: { readonly lose: string; readonly giveBack: string; readonly enter: string };
  readonly bubble: ReactNode;
  readonly disabled: boolean;
  onLose(): void;
  onHold(): void;
  onGiveBack(): void;
  onEnter(): void;
};

/** The largest control of a fight: a tap on the big part loses one, a hold loses a step, the small part gives back, the number opens the keypad. */
export function CounterTile(props: CounterTileProps) {
  const { tone, mirrored, label, count, names, bubble, disabled } = props;
  const lose = usePress(props.onLose, props.onHold);
  const giveBack = usePress(props.onGiveBack);
  const { text, border } = toneClasses[tone];
  return (
    <div
      className={`flex h-(--tile) min-w-0 overflow-hidden rounded-xl border-3 bg-card ${border} ${mirrored ? 'flex-row-reverse' : ''}`}
    >
      <button
        type="button"
        aria-label={names.giveBack}
        disabled={disabled || count === 0}
        className={`flex w-[22%] min-w-9 items-center justify-center text-muted disabled:opacity-35 ${mirrored ? 'border-l-2' : 'border-r-2'} border-line`}
        {...giveBack}
      >
        <Undo2 aria-hidden size={26} />
      </button>
      <span className="relative flex min-w-0 flex-1">
        <span
          className={`pointer-events-none absolute inset-x-2 top-0.5 z-10 truncate text-[15px] leading-[18px] text-muted ${mirrored ? 'text-right' : 'text-left'}`}
        >
          {label}
        </span>
        <span className={`flex min-w-0 flex-1 ${mirrored ? 'flex-row-reverse' : ''}`}>
          <button
            type="button"
            aria-label={names.enter}
            disabled={disabled}
            onClick={props.onEnter}
            className={`flex min-w-14 shrink-0 flex-col justify-end pb-0.5 leading-none ${mirrored ? 'items-end pr-2' : 'items-start pl-2'}`}
          >
            <span
              key={count}
              className={`pulse border-b-2 border-dotted border-outline text-[34px] font-bold leading-[36px] tall:text-[40px] tall:leading-[42px] ${text}`}
            >
              {count}
            </span>
          </button>
          <span className="relative flex min-w-0 flex-1">
            <button
              type="button"
              aria-label={names.lose}
              disabled={disabled}
              className={`flex min-w-0 flex-1 items-center justify-center text-[30px] font-bold ${text} disabled:opacity-35`}
              {...lose}
            >
              <span aria-hidden className="pt-2.5">
                +1
              </span>
            </button>
            {bubble}
          </span>
        </span>
      </span>
    </div>
  );
}
