import { useState } from 'react';
import { EDITIONS } from '@/rules/index';
import { readScore, typedNow } from '@/tournament/typed-score';
import { Button } from '@/ui/button/button';
import { useFieldOrder } from '@/ui/field/use-field-order';
import { eventWords } from '@/words/event-words';
import { ScoreFields } from './score-fields';
import { hasBattlePoints, organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.points;

/** What a match gives: one line for each part, and for its organiser the way to change it. */
export function MatchPointsSection(props: TournamentPartProps) {
  const { tournament, shown } = props;
  const [isChanging, setChanging] = useState(false);
  const edition = EDITIONS.find(({ id }) => id === tournament.editionId)?.name ?? tournament.editionId;
  if (isChanging) return <MatchPointsForm {...props} onClose={() => setChanging(false)} />;
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h3 className="text-name text-gold">{texts.title}</h3>
      {eventWords.matchPoints(tournament, edition).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{eventWords.scoring.bye(tournament.bye)}</p>
      {organises(shown) && <Button onPress={() => setChanging(true)}>{texts.change}</Button>}
    </section>
  );
}

function MatchPointsForm({ tournament, store, id, onClose }: TournamentPartProps & { onClose(): void }) {
  const [typed, setTyped] = useState(() => typedNow(tournament));
  const read = readScore(typed);
  const order = useFieldOrder();
  return (
    <form
      {...order}
      aria-label={texts.change}
      className="grid gap-4"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (!('set' in read)) return;
        void store.actions.act(id, read.set);
        onClose();
      }}
    >
      <ScoreFields
        editionId={tournament.editionId}
        typed={typed}
        wrong={'wrong' in read ? read.wrong : []}
        hasTable={hasBattlePoints(tournament.editionId)}
        onChange={setTyped}
      />
      <p className="text-detail text-muted">{texts.anew}</p>
      <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
        <Button onPress={onClose}>{eventWords.soft.cancel}</Button>
        <Button submit disabled={!('set' in read)}>
          {eventWords.soft.save}
        </Button>
      </div>
    </form>
  );
}
