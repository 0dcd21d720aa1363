import type { Player } from '@/tournament/tournament';
import { Button } from '@/ui/button/button';
import { tournamentWords } from '@/words/tournament-words';
import type { TournamentPartProps } from './tournament-parts';

type DropOutProps = Pick<TournamentPartProps, 'store' | 'id'> & {
  readonly player: Player;
  /** The first round without the player. */
  readonly fromRound: number;
};

/** Lets somebody who is not there drop out. */
export function DropOut({ store, id, player, fromRound }: DropOutProps) {
  return (
    <Button onPress={() => void store.actions.act(id, { type: 'playerDropped', id: player.id, fromRound })}>
      {tournamentWords.players.drop(player.name)}
    </Button>
  );
}
