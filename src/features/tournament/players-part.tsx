import { useState } from 'react';
import { folded } from '@/plain/folded';
import { listOf } from '@/tournament/army-lists';
import { Button } from '@/ui/button/button';
import { SearchField } from '@/ui/field/search-field';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { WhoSeesLists } from './army-list-sheet';
import { ListsByCode } from './lists-sheet';
import { PastePlayers } from './paste-players';
import { PlayerRow } from './player-row';
import { PlayerSheet } from './player-sheet';
import { audienceOf, organises, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.players;
/** As many players are seen at once on any phone. */
const FEW = 8;
/** The list to paste stands beside the players where there is room. */
const BESIDE = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 spread:grid-cols-2 spread:gap-x-8';

/** Who plays, a row for each; the organiser pastes more of them, and opens a row for what can be done with it. */
export function PlayersPart(props: TournamentPartProps) {
  const { tournament, shown } = props;
  const { players, paired } = tournament;
  const isOrganiser = organises(shown);
  const [opened, setOpened] = useState<number | null>(null);
  const [pastes, setPastes] = useState(false);
  const [text, setText] = useState('');
  const isPasting = pastes || players.length === 0;
  const now = shown.matches.filter(({ round }) => round === paired.length);
  const found = players.filter(({ name }) => folded(name).includes(folded(text)));
  const openedPlayer = players.find(({ id }) => id === opened);
  return (
    <div className={isOrganiser ? BESIDE : 'grid gap-4'}>
      {isOrganiser && (
        <div className="grid min-w-0 gap-2 spread:sticky spread:top-16">
          {players.length > 0 && (
            <div className="grid spread:hidden">
              <Button onPress={() => setPastes(!pastes)}>{pastes ? texts.fold : texts.more}</Button>
            </div>
          )}
          <div className={isPasting ? 'grid' : 'hidden spread:grid'}>
            <PastePlayers {...props} onAdded={() => setPastes(false)} />
          </div>
        </div>
      )}
      <div className="grid min-w-0 gap-3">
        {players.length === 0 ? (
          !isOrganiser && <p className="text-muted">{tournamentWords.standings.none}</p>
        ) : (
          <p className="font-bold">
            {tournament.pairs === 'doubles'
              ? eventWords.doubles.count(players.length)
              : texts.count(players.length)}
          </p>
        )}
        {isOrganiser && <WhoSeesLists {...props} />}
        {players.length > 0 && <ListsByCode {...props} />}
        {players.length > FEW && (
          <SearchField
            label={eventWords.hall.find}
            hint={isOrganiser ? eventWords.hall.find : eventWords.hall.findHint}
            clearName={eventWords.hall.clear}
            value={text}
            onChange={setText}
          />
        )}
        {found.length === 0 && text !== '' && <p role="status">{texts.nobody(text)}</p>}
        <ul aria-label={texts.list} className="grid grid-cols-[minmax(0,1fr)] content-start">
          {found.map((player) => (
            <li key={player.id} className="border-t border-line">
              <PlayerRow
                tournament={tournament}
                shown={shown}
                player={player}
                match={now.find(({ pair }) => pair.a === player.id || pair.b === player.id)}
                onOpen={
                  isOrganiser || listOf(tournament, player.id, audienceOf(shown)) !== null
                    ? () => setOpened(player.id)
                    : null
                }
              />
            </li>
          ))}
        </ul>
      </div>
      {openedPlayer && <PlayerSheet {...props} player={openedPlayer} onClose={() => setOpened(null)} />}
    </div>
  );
}
