import type { Match } from '@/tournament/matches';
import { type LatePlace, latePlaces, withLate, withoutSeat } from '@/tournament/seats';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { DropOut } from './drop-out';
import { nameOf, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.hall;

type LateArrivalsProps = TournamentPartProps & {
  readonly round: number;
  readonly matches: readonly Match[];
};

/** Who is there and in no pair of the round, each with the places to go to; nothing where all are seated. */
export function LateArrivals({ tournament, store, id, round, matches }: LateArrivalsProps) {
  const late = withoutSeat(tournament, round);
  if (late.length === 0) return null;
  const places = latePlaces(tournament, matches);
  const seat = (player: number, place: LatePlace) => {
    const pairs = withLate(tournament.paired[round - 1] ?? [], player, place, tournament.tables);
    // The table plays after all: what was entered for who did not come goes first.
    if (place.kind === 'replaces' && matches.some(({ noShow }) => noShow === place.id)) {
      void store.actions.act(id, { type: 'resultEntered', round, table: place.table, result: null });
    }
    void store.actions.act(id, { type: 'roundPaired', round, pairs: [...pairs] });
  };
  const say = (name: string, place: LatePlace) => {
    if (place.kind === 'rests') return texts.rest({ name, points: tournament.bye });
    const other = nameOf(tournament, place.id);
    if (place.kind === 'meets') return texts.meet({ name, other });
    return texts.replace({ name, other, meets: nameOf(tournament, place.meets), table: place.table });
  };
  return (
    <section aria-label={texts.late(round)} className="grid gap-3 border-t border-line pt-4">
      <h2 className="text-name text-gold">{texts.late(round)}</h2>
      <p className="text-detail text-muted">{texts.lateHow}</p>
      {late.map((player) => (
        <div key={player.id} className="grid gap-2">
          <p className="font-bold break-words">{player.name}</p>
          {places.map((place) => (
            <Button key={say(player.name, place)} onPress={() => seat(player.id, place)}>
              {say(player.name, place)}
            </Button>
          ))}
          <DropOut store={store} id={id} player={player} fromRound={round} />
        </div>
      ))}
    </section>
  );
}
