import { useState } from 'react';
import { listOf } from '@/tournament/army-lists';
import { lacksPartner } from '@/tournament/people';
import { outFrom } from '@/tournament/seats';
import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { ArmyListSheet, WhoSeesLists } from './army-list-sheet';
import { EditPlayer } from './edit-player';
import { KeepTable } from './keep-table';
import { PastePlayers } from './paste-players';
import { audienceOf, organises, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.players;

/** The list to paste stands beside the players where there is room. */
const BESIDE = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 spread:grid-cols-2 spread:gap-x-8';

/** Who plays; the organiser pastes lists, lets players go and come back, and gives penalties. */
export function PlayersPart(props: TournamentPartProps) {
  const { tournament, shown, store, id } = props;
  const isOrganiser = organises(shown);
  const [penalised, setPenalised] = useState<Player | null>(null);
  const [edited, setEdited] = useState<Player | null>(null);
  const [listed, setListed] = useState<Player | null>(null);
  const [keeping, setKeeping] = useState<Player | null>(null);
  return (
    <div className={isOrganiser ? BESIDE : 'grid gap-4'}>
      {isOrganiser && <PastePlayers {...props} />}
      <div className="grid min-w-0 gap-4">
        {tournament.players.length === 0 ? (
          !isOrganiser && <p className="text-muted">{tournamentWords.standings.none}</p>
        ) : (
          <p className="font-bold">
            {tournament.pairs === 'doubles'
              ? eventWords.doubles.count(tournament.players.length)
              : texts.count(tournament.players.length)}
          </p>
        )}
        {isOrganiser && <WhoSeesLists {...props} />}
        <ul className="grid grid-cols-[minmax(0,1fr)] content-start">
          {tournament.players.map((player) => (
            <li key={player.id} className="flex flex-wrap items-center gap-2 border-t border-line py-1.5">
              <span className="min-w-0 flex-1 basis-36">
                <span className="font-bold break-words">{player.name}</span>
                <span className="block text-detail text-muted break-words">
                  {eventWords.playerFacts(player, tournament.kept.get(player.id) ?? null)}
                </span>
                {lacksPartner(tournament, player) && (
                  <span className="block text-detail text-warn">{eventWords.doubles.noPartner}</span>
                )}
                {player.droppedFrom !== null && (
                  <span className="block text-detail text-muted">
                    {tournamentWords.standings.dropped(player.droppedFrom)}
                  </span>
                )}
              </span>
              {!isOrganiser && listOf(tournament, player.id, audienceOf(shown)) !== null && (
                <SmallButton name={eventWords.armyLists.title(player.name)} onPress={() => setListed(player)}>
                  {eventWords.armyLists.short}
                </SmallButton>
              )}
              {isOrganiser && (
                <span className="flex flex-wrap gap-2">
                  <SmallButton
                    name={
                      tournament.armyLists.texts.has(player.id)
                        ? eventWords.armyLists.title(player.name)
                        : eventWords.armyLists.addTo(player.name)
                    }
                    onPress={() => setListed(player)}
                  >
                    {tournament.armyLists.texts.has(player.id)
                      ? eventWords.armyLists.short
                      : eventWords.armyLists.add}
                  </SmallButton>
                  <SmallButton name={eventWords.edit.title(player.name)} onPress={() => setEdited(player)}>
                    {eventWords.edit.short}
                  </SmallButton>
                  <SmallButton name={eventWords.hall.keep(player.name)} onPress={() => setKeeping(player)}>
                    {eventWords.hall.keepShort}
                  </SmallButton>
                  <SmallButton name={texts.penalty(player.name)} onPress={() => setPenalised(player)}>
                    {texts.penaltyShort}
                  </SmallButton>
                  {player.droppedFrom === null ? (
                    <SmallButton
                      name={texts.drop(player.name)}
                      onPress={() =>
                        void store.actions.act(id, {
                          type: 'playerDropped',
                          id: player.id,
                          fromRound: outFrom(shown.matches, player.id, tournament.paired.length),
                        })
                      }
                    >
                      {texts.dropShort}
                    </SmallButton>
                  ) : (
                    <SmallButton
                      name={texts.back(player.name)}
                      onPress={() => void store.actions.act(id, { type: 'playerReturned', id: player.id })}
                    >
                      {texts.backShort}
                    </SmallButton>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {edited && <EditPlayer {...props} player={edited} onClose={() => setEdited(null)} />}
      {listed && <ArmyListSheet {...props} player={listed} onClose={() => setListed(null)} />}
      {keeping && <KeepTable {...props} player={keeping} onClose={() => setKeeping(null)} />}
      {penalised && (
        <PenaltySheet
          player={penalised}
          onClose={() => setPenalised(null)}
          onGive={(battlePoints, reason) => {
            void store.actions.act(id, { type: 'penaltyGiven', id: penalised.id, battlePoints, reason });
            setPenalised(null);
          }}
        />
      )}
    </div>
  );
}

type SmallButtonProps = { readonly name: string; readonly children: string; onPress(): void };

function SmallButton({ name, children, onPress }: SmallButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="min-h-(--control) rounded-lg border-2 border-outline bg-card px-3 text-label font-bold"
    >
      {children}
    </button>
  );
}

type PenaltySheetProps = {
  readonly player: Player;
  onClose(): void;
  onGive(battlePoints: number, reason: string): void;
};

function PenaltySheet({ player, onClose, onGive }: PenaltySheetProps) {
  const [points, setPoints] = useState('-1');
  const [reason, setReason] = useState('');
  const plain = points.trim().replace('−', '-');
  const isValid = /^-?\d{1,4}$/.test(plain) && Number(plain) !== 0;
  return (
    <Sheet title={texts.penalty(player.name)} closeName={words.close} onClose={onClose}>
      <form
        className="grid gap-3"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          onGive(Number(plain), reason.trim());
        }}
      >
        <TextField label={texts.penaltyPoints} value={points} onChange={setPoints} />
        <TextField label={texts.penaltyReason} value={reason} maxLength={80} onChange={setReason} />
        <Button kind="primary" submit disabled={!isValid}>
          {texts.give}
        </Button>
      </form>
    </Sheet>
  );
}
