import { useState } from 'react';
import { MAX_SOFT_SCORES } from '@/tournament/act-values';
import { nextSoftId, type SoftScore } from '@/tournament/soft-scores';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { SoftScoreForm } from './soft-score-form';
import { SoftScorePoints } from './soft-score-points';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.soft;

type Open =
  | { readonly kind: 'form'; readonly score: SoftScore | null }
  | { readonly kind: 'points'; readonly id: number };

/** The scores of an event beside its matches: declared, changed and given by its organiser, explained to all. */
export function SoftScores(props: TournamentPartProps) {
  const { tournament, shown, store, id } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const mayChange = organises(shown);
  const isOrganiser = shown.record.writer !== null;
  const scores = tournament.softScores.filter((score) => isOrganiser || score.open);
  const points = open?.kind === 'points' ? scores.find((score) => score.id === open.id) : undefined;
  if (open?.kind === 'form')
    return (
      <SoftScoreForm
        score={open.score}
        onClose={() => setOpen(null)}
        onSave={(set) => {
          const score = open.score?.id ?? nextSoftId(tournament);
          void store.actions.act(id, { type: 'softScoreSet', score, ...set });
          setOpen(null);
        }}
      />
    );
  if (points) return <SoftScorePoints {...props} score={points} onClose={() => setOpen(null)} />;
  if (scores.length === 0 && !mayChange) return null;
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h3 className="text-name text-gold">{texts.title}</h3>
      {scores.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-2">
        {scores.map((score) => (
          <li key={score.id} className="grid gap-1 border-t border-line pt-2">
            <p>
              <span className="block font-bold break-words">{score.name}</span>
              <span className="block text-detail text-muted">{eventWords.softFacts(score)}</span>
            </p>
            {mayChange && (
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
                <Button
                  name={texts.give(score.name)}
                  onPress={() => setOpen({ kind: 'points', id: score.id })}
                >
                  {texts.giveShort}
                </Button>
                <Button name={texts.edit(score.name)} onPress={() => setOpen({ kind: 'form', score })}>
                  {texts.editShort}
                </Button>
                <Button
                  name={texts.remove(score.name)}
                  onPress={() => void store.actions.act(id, { type: 'softScoreRemoved', score: score.id })}
                >
                  {texts.removeShort}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayChange && nextSoftId(tournament) <= MAX_SOFT_SCORES && (
        <Button onPress={() => setOpen({ kind: 'form', score: null })}>{texts.add}</Button>
      )}
    </section>
  );
}
