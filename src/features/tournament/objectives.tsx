import { useState } from 'react';
import { MAX_OBJECTIVES } from '@/tournament/act-values';
import { nextObjectiveId, type Objective } from '@/tournament/objectives';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { ObjectiveForm } from './objective-form';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.objectives;

/** What each player of a match can reach for more points: declared and changed by its organiser, explained to all. */
export function Objectives({ tournament, shown, store, id }: TournamentPartProps) {
  const [open, setOpen] = useState<{ readonly objective: Objective | null } | null>(null);
  const mayChange = organises(shown);
  const { objectives } = tournament;
  if (open)
    return (
      <ObjectiveForm
        objective={open.objective}
        onClose={() => setOpen(null)}
        onSave={(set) => {
          const objective = open.objective?.id ?? nextObjectiveId(tournament);
          void store.actions.act(id, { type: 'objectiveSet', objective, ...set });
          setOpen(null);
        }}
      />
    );
  if (objectives.length === 0 && !mayChange) return null;
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h3 className="text-name text-gold">{texts.title}</h3>
      {objectives.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-2">
        {objectives.map((objective) => (
          <li key={objective.id} className="grid gap-1 border-t border-line pt-2">
            <p>
              <span className="block font-bold break-words">{objective.name}</span>
              <span className="block text-detail text-muted">{eventWords.objectiveFacts(objective)}</span>
            </p>
            {mayChange && (
              <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
                <Button name={texts.edit(objective.name)} onPress={() => setOpen({ objective })}>
                  {texts.editShort}
                </Button>
                <Button
                  name={texts.remove(objective.name)}
                  onPress={() =>
                    void store.actions.act(id, { type: 'objectiveRemoved', objective: objective.id })
                  }
                >
                  {texts.removeShort}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayChange && nextObjectiveId(tournament) <= MAX_OBJECTIVES && (
        <Button onPress={() => setOpen({ objective: null })}>{texts.add}</Button>
      )}
    </section>
  );
}
