import { type Tone, toneClasses } from './tone';

type ShieldProps = {
  readonly tone: Tone;
  /** The right-hand shield has its name at the outer edge, as the left-hand one has. */
  readonly mirrored: boolean;
  readonly name: string;
  /** Who fights for it; may be empty. */
  readonly detail: string;
  /** The number that stands back to back with the other side's. */
  readonly figure: string;
  /** The letters of the longer of both figures: both stand in one size. */
  readonly figureLength: number;
};

/** A side's half of a header: its device, its name, and its number as large as it fits. */
export function Shield({ tone, mirrored, name, detail, figure, figureLength }: ShieldProps) {
  const { text, device } = toneClasses[tone];
  return (
    <div
      className={`flex min-w-0 items-start justify-between px-3 ${device} ${mirrored ? 'flex-row-reverse' : ''}`}
    >
      <div
        className={`flex min-w-0 flex-col pt-1 ${mirrored ? 'items-end text-right' : 'items-start text-left'}`}
      >
        <span className={`font-display text-[1.3125rem] leading-6 font-bold ${text}`}>{name}</span>
        {detail && (
          <span className="line-clamp-1 max-w-full text-[0.875rem] leading-[0.9375rem] break-words text-ink tall:line-clamp-3">
            {detail}
          </span>
        )}
      </div>
      <span
        className={`shrink-0 leading-(--figure) font-bold ${figureSize(figureLength)} ${text} ${mirrored ? 'pr-1' : 'pl-1'}`}
      >
        {figure}
      </span>
    </div>
  );
}

/** Two digits are as large as the shield; five with a separator still leave room for the name. */
function figureSize(length: number): string {
  if (length <= 2) return 'text-[calc(var(--figure)*0.94)] big:text-[calc(var(--figure)*0.55)]';
  return length <= 3
    ? 'text-[calc(var(--figure)*0.74)] big:text-[calc(var(--figure)*0.45)]'
    : 'text-[calc(var(--figure)*0.52)] big:text-[calc(var(--figure)*0.3)]';
}
