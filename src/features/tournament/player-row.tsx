import { listOf, listState } from '@/tournament/army-lists';
import type { Match } from '@/tournament/matches';
import { lacksPartner } from '@/tournament/people';
import type { Player, Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { audienceOf, type TournamentPartProps } from './tournament-parts';

type PlayerRowProps = Pick<TournamentPartProps, 'tournament' | 'shown'> & {
  readonly player: Player;
  /** The own match of the round that runs; missing: none. */
  readonly match: Match | undefined;
  /** Missing where there is nothing to do with that player. */
  readonly onOpen: (() => void) | null;
};

/** A player in one row: who, with what, where now. A tap opens what can be done. */
export function PlayerRow({ tournament, shown, player, match, onOpen }: PlayerRowProps) {
  const facts = words.sideBySide([
    eventWords.playerFacts(player, tournament.kept.get(player.id) ?? null),
    listOf(tournament, player.id, audienceOf(shown)) !== null && eventWords.armyLists.short,
  ]);
  const list = audienceOf(shown) === 'organiser' ? listState(tournament.armyLists, player.id) : null;
  const isAwaited = list?.time === 'missing' && tournament.armyLists.deadline !== null;
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight font-bold break-words">{player.name}</span>
        {facts !== '' && (
          <span className="block text-detail leading-tight text-muted break-words">{facts}</span>
        )}
        {list?.time === 'late' && (
          <span className="block text-detail leading-tight text-warn">{eventWords.armyLists.late}</span>
        )}
        {isAwaited && (
          <span className="block text-detail leading-tight text-muted">{eventWords.armyLists.noneYet}</span>
        )}
        {list?.isOpen && (
          <span className="block text-detail leading-tight text-warn">
            {eventWords.armyLists.others(list.others.length)}
          </span>
        )}
        {lacksPartner(tournament, player) && (
          <span className="block text-detail leading-tight text-warn">{eventWords.doubles.noPartner}</span>
        )}
      </span>
      <span className="max-w-2/5 shrink-0 text-right text-detail leading-tight big:max-w-full big:text-left">
        {stateOf(tournament, player, match)}
      </span>
    </>
  );
  const look =
    'flex min-h-(--control) w-full items-center gap-3 py-1 text-left big:flex-col big:items-start big:gap-0';
  if (!onOpen) return <div className={look}>{content}</div>;
  return (
    <button type="button" onClick={onOpen} className={look}>
      {content}
    </button>
  );
}

/** Where a player is now: out, at a table, resting; empty before the first round. */
function stateOf({ paired }: Tournament, player: Player, match: Match | undefined): string {
  const { standings, tables } = tournamentWords;
  if (player.droppedFrom !== null && player.droppedFrom <= Math.max(1, paired.length))
    return standings.dropped(player.droppedFrom);
  const seat = match ? (match.pair.table === 0 ? tables.bye : tables.table(match.pair.table)) : '';
  if (player.droppedFrom === null) return seat;
  return words.sideBySide([seat, standings.dropped(player.droppedFrom)]);
}
