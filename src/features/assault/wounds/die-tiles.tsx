import { useRef } from 'react';
import { bounces, type DieTap } from '@/features/assault/question/bounce';

type DieTilesProps = {
  readonly label: string;
  /** The question for this die. The next die is another question, even with the same text. */
  readonly question: string;
  /** The faces in order, each with its meaning. */
  readonly faces: readonly { readonly face: number; readonly meaning: string; readonly good: boolean }[];
  readonly disabled: boolean;
  onRolled(face: number): void;
};

/** The faces of one die: one tap enters the die on the table. */
export function DieTiles({ label, question, faces, disabled, onRolled }: DieTilesProps) {
  const lastTap = useRef<DieTap | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
    <div
      role="group"
      aria-label={label}
      className="grid shrink-0 auto-cols-fr grid-flow-col gap-1.5 big:grid-flow-row big:grid-cols-2"
    >
      {faces.map(({ face, meaning, good }) => (
        <button
          key={face}
          type="button"
          disabled={disabled}
          onClick={({ timeStamp, clientX, clientY }) => {
            const tap: DieTap = { question, timeStamp, clientX, clientY };
            if (bounces(tap, lastTap.current)) return;
            lastTap.current = tap;
            onRolled(face);
          }}
          className={`flex min-h-18 min-w-0 flex-col items-center justify-center low:min-h-13 rounded-xl border-3 leading-none disabled:opacity-45 ${good ? 'border-strong bg-card' : 'border-outline bg-card text-muted'}`}
        >
          <span className="text-figure leading-number low:text-page low:leading-heading font-bold">
            {face}
          </span>{' '}
          <span className="line-clamp-2 max-w-full px-px text-center text-balance text-fine leading-fine break-words">
            {meaning}
          </span>
        </button>
      ))}
    </div>
  );
}
