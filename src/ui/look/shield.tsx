import { memo } from 'react';
import { textWidth } from './text-width';
import { type Tone, toneClasses } from './tone';

/** A name of more letters is written smaller in large text, where the half has no room for it. */
const MOST_LETTERS = 7;

type ShieldProps = {
  readonly tone: Tone;
  /** For the right-hand shield: its name stands at the outer edge, too. */
  readonly mirrored: boolean;
  readonly name: string;
  /** Who fights for the side; may be empty. */
  readonly detail: string;
  /** The number that stands next to the other side's number. */
  readonly figure: string;
  /** The number of characters of the longer figure, so that both have the same size. */
  readonly figureLength: number;
};

/**
 * A side's half of a header: its device, its name, and its number as large as possible. It is a memo because
 * most taps change only one side's number.
 */
export const Shield = memo(function Shield(props: ShieldProps) {
  const { tone, mirrored, name, detail, figure, figureLength } = props;
  const { text, device, field } = toneClasses[tone];
  return (
    <div
      className={`flex min-w-0 items-start justify-between big:flex-col big:items-stretch big:justify-start ${device} ${mirrored ? 'flex-row-reverse pr-3' : 'border-r-3 border-ink pl-3'}`}
    >
      <div
        className={`flex min-w-0 flex-col pt-1 ${mirrored ? 'items-end text-right' : 'items-start text-left'}`}
      >
        <span
          className={`shield-name font-display text-title leading-title font-bold ${textWidth(name) > MOST_LETTERS ? 'big:text-detail' : ''} ${text}`}
        >
          {name}
        </span>
        {detail && (
          <span className="line-clamp-1 big:hidden max-w-full text-note leading-fine break-words text-ink tall:line-clamp-2">
            {detail}
          </span>
        )}
      </div>
      <span
        className={`h-full shrink-0 px-1.5 text-center leading-(--figure) big:h-auto big:pb-5 big:leading-none ${mirrored ? 'big:self-start' : 'big:self-end'} font-bold ${figureSize(figureLength)} ${field} ${text}`}
      >
        {figure}
      </span>
    </div>
  );
});

/**
 * Two digits are as large as the shield; five with a separator still leave room for the name. One digit gets
 * the box of two.
 */
function figureSize(length: number): string {
  if (length <= 2)
    return 'min-w-[calc(var(--figure)*0.94+0.75rem)] text-two-digits big:min-w-0 big:text-total';
  return length <= 3 ? 'text-three-digits big:text-figure' : 'text-five-digits big:text-page';
}
