import { useState } from 'react';
import { Die } from '@/ui/look/dice-faces';
import { assaultWords } from '@/words/assault/assault-words';

type TypedDiceProps = {
  /** The names of the dice, in order. */
  readonly names: readonly string[];
  readonly disabled: boolean;
  /** Called when all are known, with as many as there are names. */
  onThrown(dice: readonly number[]): void;
};

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Dice on the table, entered with one tap each; the tap on the last enters all. */
export function TypedDice({ names, disabled, onThrown }: TypedDiceProps) {
  const [known, setKnown] = useState<readonly (number | null)[]>(names.map(() => null));
  const tap = (place: number, face: number) => {
    const dice = known.with(place, face);
    setKnown(dice);
    const thrown = dice.filter((die) => die !== null);
    if (thrown.length === names.length) onThrown(thrown);
  };
  return (
    <div className="grid shrink-0 gap-1.5 pt-1.5">
      {names.map((name, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every engine
        <div key={name} role="group" aria-label={name}>
          <span aria-hidden className="block pb-0.5 text-detail leading-label text-muted">
            {name}
          </span>
          <div className="grid grid-cols-6 gap-1.5">
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                aria-label={assaultWords.dice.two.face(name, face)}
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
