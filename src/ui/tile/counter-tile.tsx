import { type ReactNode, useId, useRef } from 'react';
import { JustChanged } from '@/ui/look/just-changed';
import { textWidth } from '@/ui/look/text-width';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { usePress } from '@/ui/press/use-press';
import type { CounterActions, CounterTexts } from './unit-counter';

type CounterTileTexts = CounterTexts & {
  /** Who loses, for a tile of one line. */
  readonly who: string;
  /** The text below that, for a tile of one line. */
  readonly line: string;
  /** Texts beside the count: what is counted, what it scored, what is left. */
  readonly details: readonly string[];
};

type CounterTileProps = {
  readonly tone: Tone;
  /** For the right-hand tile: both tiles have the give-back button at their outer edge. */
  readonly mirrored: boolean;
  readonly count: number;
  readonly texts: CounterTileTexts;
  /** Shown above the digit of a large tile: its label, or the result of the last taps. */
  readonly bubble: ReactNode;
  readonly disabled: boolean;
  /** Whether nothing is left to lose. Losses may still be given back. */
  readonly spent: boolean;
  /**
   * Of several tiles below each other, one is large and the others have one line. The buttons are the same
   * elements in both sizes: a tap that changes the size must end on the button where it began.
   */
  readonly large: boolean;
  readonly on: CounterActions;
};

/** Three digits are rare, and are a little smaller. */
const DIGITS = {
  two: {
    count: 'text-figure leading-figure tall:text-total tall:leading-total',
    face: 'text-page tall:text-number',
  },
  /** Beside two digits and a long text the face of the tap is smaller where the tile is narrow. */
  long: {
    count: 'text-figure leading-figure tall:text-total tall:leading-total',
    face: 'text-name tall:text-number',
  },
  three: {
    count: 'text-number leading-page',
    face: 'text-name tall:text-heading',
  },
} as const;

/** A detail of at most so many letters keeps the text about the tap away from the tile's border. */
const MOST_LETTERS = 12;
/** A longer line below the name is smaller, so that it fits half the narrowest phone. */
const MOST_LETTERS_OF_A_LINE = 17;
const DETAILS = {
  some: 'text-fine leading-fine tall:text-small tall:leading-detail',
  many: 'text-fine leading-fine tracking-tight',
  /** Three lines of them, where the longest is broken. */
  most: 'text-mark leading-mark tracking-tight tall:text-fine tall:leading-fine',
} as const;

/**
 * The largest control of a fight. A tap on the large part loses one, a hold loses a step, the small part
 * gives back, and the number opens the keypad.
 */
export function CounterTile(props: CounterTileProps) {
  const { tone, mirrored, count, texts, bubble, disabled, spent, large, on } = props;
  const { who, line, details, faces, names } = texts;
  const lose = usePress(on.lose, on.hold);
  const giveBack = usePress(on.giveBack);
  const { text, border } = toneClasses[tone];
  const begunHere = useRef(false);
  const lineId = useId();
  const isLong = details.some((detail) => textWidth(detail) > MOST_LETTERS);
  const digits = large && count > 99 ? 'three' : isLong && count > 9 ? 'long' : 'two';
  const letters = digits === 'three' && isLong ? 'most' : digits === 'three' || isLong ? 'many' : 'some';
  return (
    <div
      className={`isolate flex min-w-0 overflow-hidden bg-card ${large ? 'min-h-(--tile) rounded-xl border-3' : 'min-h-(--control) rounded-lg border-2'} ${border} ${mirrored ? 'flex-row-reverse' : ''}`}
    >
      <button
        type="button"
        aria-label={names.giveBack}
        disabled={disabled || count === 0}
        className={`-my-0.5 flex w-[20%] min-w-[max(2.25rem,44px)] items-center justify-center font-bold text-muted disabled:text-muted/35 ${large ? 'text-name' : 'text-label'} ${mirrored ? 'border-l-2' : 'border-r-2'} border-line`}
        {...giveBack}
      >
        <span aria-hidden>{faces.giveBack}</span>
      </button>
      <span className="relative flex min-w-0 flex-1">
        <span
          className={`size-contained absolute inset-0 flex min-w-0 flex-1 big:static ${mirrored ? 'flex-row-reverse' : ''}`}
        >
          {large && (
            <span
              className={`flex min-w-14 items-end gap-1 pt-5 pb-0.5 leading-none ${mirrored ? 'flex-row-reverse pr-1.5 text-right' : 'pl-1.5 text-left'}`}
            >
              <button
                type="button"
                aria-label={names.enter}
                disabled={disabled}
                onPointerDown={() => {
                  begunHere.current = true;
                }}
                onClick={(event) => {
                  // A tap that began on a tile of one line, which then became large, was not meant for this
                  // button.
                  if (begunHere.current || event.detail === 0) on.enter();
                  begunHere.current = false;
                }}
                className={`absolute inset-y-0 w-12 ${mirrored ? 'right-0' : 'left-0'}`}
              />
              <span
                aria-hidden
                className={`pointer-events-none relative border-b-2 border-dotted border-outline font-bold ${DIGITS[digits].count} ${text}`}
              >
                {count}
                <JustChanged value={count} />
              </span>
              <span aria-hidden className={`flex min-w-0 flex-col text-muted ${DETAILS[letters]}`}>
                {details.map((detail, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: each place says the same thing in other numbers, and stays the same element
                  <span key={place}>{detail}</span>
                ))}
              </span>
            </span>
          )}
          <span
            className={`-my-0.5 flex flex-1 items-center font-bold ${large ? `min-w-min justify-center pt-2.5 ${DIGITS[digits].face}` : `min-w-0 justify-between gap-1 px-1.5 ${mirrored ? 'flex-row-reverse text-right' : 'text-left'}`} ${disabled || spent ? 'opacity-45' : ''}`}
          >
            {!large && (
              <span aria-hidden className="min-w-0 leading-small">
                <span className="block truncate text-small">{who}</span>
                <span
                  id={lineId}
                  className={`block truncate font-medium text-muted ${textWidth(line) > MOST_LETTERS_OF_A_LINE ? 'text-mark leading-small tracking-tight' : 'text-note'}`}
                >
                  {line}
                </span>
              </span>
            )}
            <span aria-hidden className={`shrink-0 ${text} ${large ? '' : 'text-name'}`}>
              {faces.lose}
            </span>
            {/* The whole tile except the digits. The losses and the rest are its description; like the
                text on it, they are not part of its name. */}
            <button
              type="button"
              aria-label={names.lose}
              aria-describedby={large ? undefined : lineId}
              disabled={disabled || spent}
              className={`absolute -inset-y-0.5 ${large && !mirrored ? 'left-12' : 'left-0'} ${large && mirrored ? 'right-12' : 'right-0'}`}
              {...lose}
            />
          </span>
        </span>
        {/* Above the digit, never over it. */}
        <span className="size-contained pointer-events-none absolute inset-x-1 top-0 z-20 h-5">
          {large && bubble}
        </span>
      </span>
    </div>
  );
}
