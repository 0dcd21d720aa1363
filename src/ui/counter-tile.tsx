import { type ReactNode, useRef } from 'react';
import { type Tone, toneClasses } from './tone';
import { usePress } from './use-press';
import { usePulse } from './use-pulse';

type CounterTileProps = {
  readonly tone: Tone;
  /** The left-hand tile gives back at its outer edge, the right-hand one too. */
  readonly mirrored: boolean;
  /** Who loses, which may be cut, and what a tap does to it, which may not: "Spearmen", "lose 1". */
  readonly label: { readonly who: string; readonly does: string };
  readonly count: number;
  /** Beside the count: what is counted, what it scored, what is left. */
  readonly details: readonly string[];
  readonly faces: { readonly lose: string; readonly giveBack: string };
  readonly names: { readonly lose: string; readonly giveBack: string; readonly enter: string };
  readonly bubble: ReactNode;
  readonly disabled: boolean;
  /** Whether nothing is left to lose: what was lost may still be given back. */
  readonly spent: boolean;
  /**
   * One of several below each other stands large, the others in one line each. The buttons stay the same elements in both sizes:
   * a tap that turns the one into the other must not end on a button that was not there when it began.
   */
  readonly large: boolean;
  /** What a tile of one line says below the name. */
  readonly line: string;
  onLose(): void;
  onHold(): void;
  onGiveBack(): void;
  onEnter(): void;
};

/** The largest control of a fight: a tap on the big part loses one, a hold loses a step, the small part gives back, the number opens the keypad. */
export function CounterTile(props: CounterTileProps) {
  const { tone, mirrored, label, count, details, faces, names, bubble, disabled, spent, large, line } = props;
  const lose = usePress(props.onLose, props.onHold);
  const giveBack = usePress(props.onGiveBack);
  const { text, border } = toneClasses[tone];
  const digit = usePulse<HTMLSpanElement>(count);
  const begunHere = useRef(false);
  return (
    <div
      className={`flex min-w-0 overflow-hidden bg-card ${large ? 'min-h-(--tile) rounded-xl border-3' : 'min-h-(--control) rounded-lg border-2'} ${border} ${mirrored ? 'flex-row-reverse' : ''}`}
    >
      <button
        type="button"
        aria-label={names.giveBack}
        disabled={disabled || count === 0}
        className={`-my-0.5 flex w-[20%] min-w-9 items-center justify-center font-bold text-muted disabled:opacity-35 ${large ? 'text-[1.25rem]' : 'text-[1.0625rem]'} ${mirrored ? 'border-l-2' : 'border-r-2'} border-line`}
        {...giveBack}
      >
        <span aria-hidden>{faces.giveBack}</span>
      </button>
      <span className="relative flex min-w-0 flex-1">
        {large && (
          <span
            aria-hidden
            className={`pointer-events-none absolute inset-x-2 top-0.5 z-10 flex gap-1 text-[0.9375rem] leading-[1.125rem] text-muted ${mirrored ? 'justify-end' : ''}`}
          >
            <span className="truncate">{label.who}</span>
            <span className="shrink-0">{label.does}</span>
          </span>
        )}
        <span className={`flex min-w-0 flex-1 ${mirrored ? 'flex-row-reverse' : ''}`}>
          {large && (
            <span
              className={`relative flex min-w-14 shrink-0 items-end gap-1.5 pt-5 pb-0.5 leading-none ${mirrored ? 'flex-row-reverse pr-2 text-right' : 'pl-2 text-left'}`}
            >
              {/* The button reaches over what stands beside the count, which is no part of its name. */}
              <button
                type="button"
                aria-label={names.enter}
                disabled={disabled}
                onPointerDown={() => {
                  begunHere.current = true;
                }}
                onClick={(event) => {
                  // A tap that began on a tile of one line, which then grew, was not meant for this button.
                  if (begunHere.current || event.detail === 0) props.onEnter();
                  begunHere.current = false;
                }}
                className="absolute inset-0"
              >
                <span className="sr-only">{count}</span>
              </button>
              <span
                ref={digit}
                aria-hidden
                className={`border-b-2 border-dotted border-outline text-[2.125rem] leading-[2.25rem] font-bold tall:text-[2.5rem] tall:leading-[2.625rem] ${text}`}
              >
                {count}
              </span>
              <span
                aria-hidden
                className="flex min-w-0 flex-col text-[0.875rem] leading-[0.9375rem] whitespace-nowrap text-muted tall:text-[0.9375rem] tall:leading-[1.125rem]"
              >
                {details.map((detail) => (
                  <span key={detail}>{detail}</span>
                ))}
              </span>
            </span>
          )}
          <button
            type="button"
            aria-label={names.lose}
            disabled={disabled || spent}
            className={`-my-0.5 flex min-w-0 flex-1 items-center font-bold ${large ? 'justify-center pt-2.5 text-[1.75rem]' : `justify-between gap-1 px-1.5 ${mirrored ? 'flex-row-reverse text-right' : 'text-left'}`} disabled:opacity-45`}
            {...lose}
          >
            {!large && (
              <span className="min-w-0 leading-[1.0625rem]">
                <span className="block truncate text-[0.9375rem]">{label.who}</span>
                <span className="block truncate text-[0.875rem] font-medium text-muted">{line}</span>
              </span>
            )}
            <span aria-hidden className={`shrink-0 ${text} ${large ? '' : 'text-[1.25rem]'}`}>
              {faces.lose}
            </span>
          </button>
        </span>
        {/* In place of the label, never over the digit. */}
        <span className="pointer-events-none absolute inset-x-1 top-0 z-20 h-7">{large && bubble}</span>
      </span>
    </div>
  );
}
