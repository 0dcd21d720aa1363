import { useState } from 'react';
import { MAX_LIST_LENGTH } from '@/tournament/act-values';
import { listOf, listState } from '@/tournament/army-lists';
import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { TextArea } from '@/ui/field/text-area';
import { Sheet } from '@/ui/page/sheet';
import { eventWords } from '@/words/event-words';
import { words } from '@/words/words';
import { timesOf } from './lists-sheet';
import { OtherLists } from './other-lists';
import { audienceOf, organises, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.armyLists;

type ArmyListSheetProps = TournamentPartProps & { readonly player: Player; onClose(): void };

/** A player's army list: to read for whom it is shown, to paste, change and choose for the organiser. */
export function ArmyListSheet(props: ArmyListSheetProps) {
  const { tournament, shown, store, id, player, onClose } = props;
  const list = listOf(tournament, player.id, audienceOf(shown));
  const [text, setText] = useState(list ?? '');
  const plain = text.trim();
  const isTooLong = plain.length > MAX_LIST_LENGTH;
  return (
    <Sheet title={texts.title(player.name)} closeName={words.close} onClose={onClose}>
      {/* In large text the title ends in the middle of a long name. */}
      <p className="hidden break-words text-name font-bold big:block">{player.name}</p>
      {organises(shown) && <OtherLists {...props} />}
      {organises(shown) ? (
        <form
          key={list}
          className="grid gap-3"
          onSubmit={(submitted) => {
            submitted.preventDefault();
            if (plain !== (list ?? ''))
              void store.actions.act(id, {
                type: 'armyListAttached',
                id: player.id,
                text: plain === '' ? null : plain,
              });
            onClose();
          }}
        >
          <TextArea
            label={texts.paste}
            value={text}
            rows={10}
            error={isTooLong ? texts.tooLong(MAX_LIST_LENGTH) : null}
            onChange={setText}
          />
          <Button kind="primary" submit disabled={isTooLong}>
            {eventWords.hall.save}
          </Button>
        </form>
      ) : (
        <p className="break-words whitespace-pre-wrap">{list}</p>
      )}
    </Sheet>
  );
}

/** Who sees the army lists: for the organiser to choose, once there is one. */
export function WhoSeesLists({ tournament, store, id }: TournamentPartProps) {
  const { areShown } = tournament.armyLists;
  const there = tournament.players.filter(
    (player) => listState(tournament.armyLists, player.id).time !== 'missing',
  ).length;
  if (there === 0) return null;
  return (
    <div className="grid gap-2">
      <p>{texts.count({ lists: there, players: tournament.players.length })}</p>
      {tournament.armyLists.deadline !== null && <p>{timesOf(tournament)}</p>}
      <Button onPress={() => void store.actions.showLists(id, !areShown)}>
        {areShown ? texts.hide : texts.show}
      </Button>
      <p className="text-detail text-muted">{areShown ? texts.shownHow : texts.hiddenHow}</p>
    </div>
  );
}
