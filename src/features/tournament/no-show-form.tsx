import { useState } from 'react';
import { noShowPoints, winnersAverage } from '@/tournament/no-show';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { eventWords } from '@/words/event-words';
import type { TournamentPartProps } from './tournament-parts';

const texts = eventWords.hall;

/** What both players of a table get where one does not come. */
export function NoShowForm({ tournament, shown, store, id }: TournamentPartProps) {
  const now = noShowPoints(tournament);
  const [there, setThere] = useState(`${now.there}`);
  const [away, setAway] = useState(`${now.away}`);
  const average = winnersAverage(shown.matches);
  const isValid = [there, away].every((typed) => /^-?\d{1,4}$/.test(typed.trim()));
  const isNew = Number(there) !== tournament.noShow?.there || Number(away) !== tournament.noShow?.away;
  return (
    <form
      aria-label={texts.agreed}
      className="grid gap-2 border-b border-line pb-4"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void store.actions.act(id, { type: 'noShowAgreed', there: Number(there), away: Number(away) });
      }}
    >
      <h2 className="text-name text-gold">{texts.agreed}</h2>
      {average !== null && <p className="text-detail text-muted">{texts.winnersHave(average)}</p>}
      <div className="grid grid-cols-2 gap-3 big:grid-cols-1">
        <TextField label={texts.there} value={there} numeric onChange={setThere} />
        <TextField label={texts.away} value={away} numeric onChange={setAway} />
      </div>
      <Button submit disabled={!isValid || !isNew}>
        {texts.agree}
      </Button>
    </form>
  );
}
