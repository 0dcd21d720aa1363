import { bestOf, cutRoundOf, cutSizes, cutWinner, nextCutPairs } from '@/tournament/cut';
import { standingsOf } from '@/tournament/standings';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { isOpen } from './open-rounds';
import { nameOf, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.cut;

/** Before the last round: that the best can go on after it. */
export function CutLater({ tournament, shown }: Pick<TournamentPartProps, 'tournament' | 'shown'>) {
  const sizes = cutSizes(tournament, standingsOf(tournament, shown.matches));
  if (sizes.length === 0) return null;
  return (
    <p className="text-detail text-muted spread:col-span-2">
      {texts.later({ round: tournament.rounds, sizes: eventWords.tables(sizes) })}
    </p>
  );
}

/** After the last round: the best may go on, and their rounds are paired until one has won. */
export function CutNext({
  tournament,
  shown,
  store,
  id,
  onPaired,
}: TournamentPartProps & { onPaired(): void }) {
  const { cut, paired } = tournament;
  const standings = standingsOf(tournament, shown.matches);
  const next = paired.length + 1;
  const round = cutRoundOf(tournament, next);
  if (!cut) {
    const sizes = cutSizes(tournament, standings);
    const waits = shown.matches.some(isOpen);
    return (
      <div className="grid gap-2 spread:col-span-2">
        <p className="text-muted">{tournamentWords.tables.over}</p>
        {sizes.length > 0 && <p>{texts.how}</p>}
        {sizes.map((size) => (
          <Button
            key={size}
            disabled={waits}
            onPress={() =>
              void store.actions.act(id, { type: 'cutMade', players: [...bestOf(standings, size)] })
            }
          >
            {texts.make(size)}
          </Button>
        ))}
        {sizes.length > 0 && waits && <p>{texts.waits}</p>}
      </div>
    );
  }
  const winner = cutWinner(tournament, shown.matches);
  if (winner !== null) return <p className="font-bold">{texts.winner(nameOf(tournament, winner))}</p>;
  const pairs = nextCutPairs(tournament, shown.matches);
  if (!pairs || !round) return <p className="text-muted">{texts.open}</p>;
  return (
    <Button
      kind="primary"
      onPress={() => {
        onPaired();
        void store.actions.act(id, { type: 'roundPaired', round: next, pairs: [...pairs] });
      }}
    >
      {texts.pair[round]}
    </Button>
  );
}
