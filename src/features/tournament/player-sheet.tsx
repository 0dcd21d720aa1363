import { useState } from 'react';
import { listState } from '@/tournament/army-lists';
import { outFrom } from '@/tournament/seats';
import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { ArmyListSheet } from './army-list-sheet';
import { EditPlayer } from './edit-player';
import { KeepTable } from './keep-table';
import { PenaltySheet } from './penalty-sheet';
import { organises, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.players;
const lists = eventWords.armyLists;

type PlayerSheetProps = TournamentPartProps & { readonly player: Player; onClose(): void };
type Doing = 'list' | 'edit' | 'table' | 'penalty';

/** What an organiser can do with one player; who only watches reads the army list. */
export function PlayerSheet(props: PlayerSheetProps) {
  const { tournament, shown, store, id, player, onClose } = props;
  const [doing, setDoing] = useState<Doing | null>(organises(shown) ? null : 'list');
  switch (doing) {
    case 'list':
      return <ArmyListSheet {...props} />;
    case 'edit':
      return <EditPlayer {...props} />;
    case 'table':
      return <KeepTable {...props} />;
    case 'penalty':
      return <PenaltySheet {...props} />;
    case null:
      break;
  }
  const { name } = player;
  const hasList = listState(tournament.armyLists, player.id).text !== null;
  const facts = eventWords.playerFacts(player, tournament.kept.get(player.id) ?? null);
  const out = outFrom(shown.matches, player.id, tournament.paired.length);
  const act = (done: Parameters<typeof store.actions.act>[1]) => {
    void store.actions.act(id, done);
    onClose();
  };
  return (
    <Sheet title={name} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3 pt-1">
        {facts !== '' && <p className="text-muted break-words">{facts}</p>}
        <Button name={hasList ? lists.title(name) : lists.addTo(name)} onPress={() => setDoing('list')}>
          {hasList ? lists.short : lists.add}
        </Button>
        <Button name={eventWords.edit.title(name)} onPress={() => setDoing('edit')}>
          {eventWords.edit.short}
        </Button>
        <Button name={eventWords.hall.keep(name)} onPress={() => setDoing('table')}>
          {eventWords.hall.keepAct}
        </Button>
        <Button name={texts.penalty(name)} onPress={() => setDoing('penalty')}>
          {texts.penaltyShort}
        </Button>
        {player.droppedFrom === null ? (
          <Button
            name={texts.drop(name)}
            onPress={() => act({ type: 'playerDropped', id: player.id, fromRound: out })}
          >
            {texts.dropShort}
          </Button>
        ) : (
          <Button name={texts.back(name)} onPress={() => act({ type: 'playerReturned', id: player.id })}>
            {texts.backShort}
          </Button>
        )}
      </div>
    </Sheet>
  );
}
