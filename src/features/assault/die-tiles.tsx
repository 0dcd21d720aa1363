import { type MouseEvent, useRef } from 'react';

type DieTilesProps = {
  readonly label: string;
  /** The faces in their order, each with what it would mean. */
  readonly faces: readonly { readonly face: number; readonly meaning: string; readonly good: boolean }[];
  readonly disabled: boolean;
  onRolled(face: number): void;
};

/** A second tap within this time and so near is a slip of a wet finger, not the next die. */
const BOUNCE_MS = 350;
const BOUNCE_PX = 24;

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** The faces of one die, one tap each: what lies on the table goes in as it lies. */
export function DieTiles({ label, faces, disabled, onRolled }: DieTilesProps) {
  const lastTap = useRef<Tap | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div role="group" aria-label={label} className="grid shrink-0 auto-cols-fr grid-flow-col gap-1.5">
      {faces.map(({ face, meaning, good }) => (
        <button
          key={face}
          type="button"
          disabled={disabled}
          onClick={(tap) => {
            if (bounces(tap, lastTap.current)) return;
            lastTap.current = { timeStamp: tap.timeStamp, clientX: tap.clientX, clientY: tap.clientY };
            onRolled(face);
          }}
          className={`flex min-h-18 min-w-0 flex-col items-center justify-center rounded-xl border-3 leading-none disabled:opacity-45 ${good ? 'border-strong bg-card' : 'border-outline bg-card text-muted'}`}
        >
          <span className="text-[32px] leading-[34px] font-bold">{face}</span>{' '}
          <span className="max-w-full truncate text-[14px] leading-[15px]">{meaning}</span>
        </button>
      ))}
    </div>
  );
}

function bounces(tap: Tap, last: Tap | null): boolean {
  if (last === null) return false;
  const away = Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY);
  return tap.timeStamp - last.timeStamp < BOUNCE_MS && away < BOUNCE_PX;
}
