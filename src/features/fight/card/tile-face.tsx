import type { ReactNode } from 'react';
import { textWidth } from '@/ui/look/text-width';
import { battleWords } from '@/words/battle-words';

/** A longer name is a little smaller, so that it fits half the width of the smallest phone. */
const MOST_LETTERS = 13;
/** A longer hint takes two lines; then the name and the value share one, which a longer name leaves no room for. */
const MOST_LETTERS_OF_A_LINE = 20;

/** The letters that reach below the last line are drawn too, and take no room. */
const HINT_OF_TWO_LINES =
  'line-clamp-2 px-0.5 -mb-0.5 pb-0.5 text-center text-balance leading-none tracking-tight';

type TileFaceProps = {
  readonly label: string | null;
  /** The rulebook's short hint, shown below while the row counts nothing. */
  readonly hint: string | undefined;
  readonly byHand: boolean;
  readonly children: ReactNode;
};

/**
 * The face of a tile: the counted value; in a line of two also the row's name, with the hint below while it
 * counts nothing. A mark shows an answer other than the proposal, also a proposal that was switched off.
 */
export function TileFace({ label, hint, byHand, children }: TileFaceProps) {
  if (!label) return <span className="flex items-baseline">{children}</span>;
  // Letters that fill their line leave no room for three lines, however short the words are.
  const isFull = textWidth(label) > label.length;
  const isLong =
    !byHand &&
    hint !== undefined &&
    (isFull || hint.length > MOST_LETTERS_OF_A_LINE) &&
    label.length < MOST_LETTERS;
  return (
    <span
      className={`size-contained pointer-events-none absolute big:static inset-0 big:py-1 flex flex-col items-center leading-none ${isLong ? 'justify-start overflow-hidden pt-0.5 big:justify-center' : 'justify-center'}`}
    >
      <span
        className={
          isLong
            ? 'flex items-baseline gap-1 tracking-tight big:flex-col big:items-center big:gap-0'
            : 'flex flex-col items-center'
        }
      >
        <span
          className={`whitespace-nowrap font-medium ${label.length > MOST_LETTERS ? 'text-fine tracking-tight tall:text-note' : 'text-note tall:text-small'}`}
        >
          {label}
        </span>
        {byHand ? (
          <span className="flex items-baseline gap-1 text-body">
            {children}
            <span className="text-mark leading-detail font-medium">{battleWords.fight.byHand}</span>
          </span>
        ) : (
          <span className={hint === undefined ? 'text-body' : 'text-small leading-mark'}>{children}</span>
        )}
      </span>
      {/* On a phone on its side large text leaves no room for it: the explanation says it. */}
      {!byHand && hint !== undefined && (
        <span
          className={`squat:hidden max-w-full text-mark font-medium big:overflow-visible big:whitespace-normal ${
            isLong
              ? HINT_OF_TWO_LINES
              : `truncate leading-mark ${hint.length > MOST_LETTERS ? 'tracking-tight' : ''}`
          }`}
        >
          {hint}
        </span>
      )}
    </span>
  );
}
