import { useState } from 'react';
import type { TournamentScore } from '@/rules/index';
import { TextField } from '@/ui/field/text-field';
import { battleWords } from '@/words/battle-words';

type ScoreEdgesProps = {
  readonly score: TournamentScore;
  /** The players' own limits, by the place of the part; undefined: those that the score begins with. */
  readonly edges: readonly (readonly number[])[] | undefined;
  readonly error: string | null;
  onChange(edges: readonly (readonly number[])[]): void;
};

/**
 * The limits of a tournament's score that no source gives: from which difference on one more point counts. The
 * players enter their own.
 */
export function ScoreEdges({ score: { parts }, edges, error, onChange }: ScoreEdgesProps) {
  const [typed, setTyped] = useState(() =>
    parts.map((part, place) => (edges?.[place] ?? part.edges ?? []).join(' ')),
  );
  const open = parts.flatMap((part, place) => (part.own ? [{ part, place }] : []));
  const change = (at: number, text: string) => {
    const next = typed.with(at, text);
    setTyped(next);
    onChange(next.map((one) => (one.match(/\d+/g) ?? []).map(Number)));
  };
  return (
    <div className="grid gap-2 pt-2">
      {open.map(({ part, place }, index) => (
        <TextField
          key={place}
          label={battleWords.newBattle.scoreEdges[part.of]}
          value={typed[place] ?? ''}
          error={index === 0 ? error : null}
          onChange={(text) => change(place, text)}
        />
      ))}
    </div>
  );
}
