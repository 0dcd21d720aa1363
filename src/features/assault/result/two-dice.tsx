import { useState } from 'react';
import { Die } from '@/ui/look/dice-faces';
import { assaultWords } from '@/words/assault/assault-words';

type TwoDiceProps = {
  /** The names of the first and the second die. */
  readonly names: readonly [string, string];
  readonly disabled: boolean;
  /** Called when both are known. */
  onThrown(dice: readonly [number, number]): void;
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Two dice on the table, entered with one tap each; the second tap enters both. */
export function TwoDice({ names, disabled, onThrown }: TwoDiceProps) {
  const [known, setKnown] = useState<readonly [number | null, number | null]>([null, null]);
  const tap = (place: 0 | 1, face: number) => {
    const [first, second] = known.with(place, face);
    if (first != null && second != null) onThrown([first, second]);
    else setKnown([first ?? null, second ?? null]);
  };
  return (
    <div className="grid gap-1.5 pt-1.5">
      {([0, 1] as const).map((place) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
        <div key={place} role="group" aria-label={names[place]}>
          <span aria-hidden className="block pb-0.5 text-detail leading-label text-muted">
            {names[place]}
          </span>
          <div className="grid grid-cols-6 gap-1.5">
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                aria-label={assaultWords.dice.two.face(names[place], face)}
                aria-pressed={known[place] === face}
                disabled={disabled}
                onClick={() => tap(place, face)}
                className="flex min-h-(--control) items-center justify-center rounded-lg border-2 border-outline bg-card text-heading disabled:opacity-45 aria-pressed:border-gold aria-pressed:ring-2 aria-pressed:ring-gold"
              >
                <Die die={{ face, counts: true }} />
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
