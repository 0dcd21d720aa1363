import type { Deed } from '@/tournament/act-log';
import { calledBy, peopleOf } from '@/tournament/people';
import { seatChange } from '@/tournament/seat-change';
import type { Pair, Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { nameOf } from './tournament-parts';

const texts = eventWords.act;

/**
 * What an act did, as undo and redo name it. A name is the one that the player has now. `before`: the pairs
 * that the round had already; null: none.
 */
export function actSentence(
  tournament: Tournament,
  act: Deed,
  before: readonly Pair[] | null = null,
): string {
  switch (act.type) {
    case 'eventMade':
      return texts.made;
    case 'playersEntered': {
      const [only, ...others] = act.players;
      return only && others.length === 0
        ? texts.player(calledBy(peopleOf(only)))
        : texts.players(act.players.length);
    }
    case 'playerChanged':
      return texts.changed(calledBy(peopleOf(act)));
    case 'playerRemoved':
      return texts.removed(nameOf(tournament, act.id));
    case 'playersMerged':
      return texts.merged({ name: nameOf(tournament, act.id), other: nameOf(tournament, act.into) });
    case 'playerDropped':
      return texts.dropped(nameOf(tournament, act.id));
    case 'playerReturned':
      return texts.returned(nameOf(tournament, act.id));
    case 'roundPaired':
      return before ? changeSentence(tournament, act, before) : texts.paired(act.round);
    case 'roundTakenBack':
      return texts.takenBack(act.round);
    case 'softScoreSet':
      return texts.softSet(act.name);
    case 'softScoreRemoved':
      return texts.softRemoved(softName(tournament, act.score));
    case 'softScoresGiven':
      return texts.softGiven(softName(tournament, act.score));
    case 'objectiveSet':
      return texts.objectiveSet(act.name);
    case 'objectiveRemoved':
      return texts.objectiveRemoved(objectiveName(tournament, act.objective));
    case 'matchPointsSet':
      return texts.points;
    case 'armyListAttached': {
      const name = nameOf(tournament, act.id);
      return act.text === null ? texts.listRemoved(name) : texts.listAttached(name);
    }
    case 'armyListChosen':
      return texts.listChosen(nameOf(tournament, act.id));
    case 'listDeadlineSet':
      return act.at === null ? texts.noListDeadline : texts.listDeadline;
    case 'armyListsShown':
      return act.shown ? texts.listsShown : texts.listsHidden;
    case 'pageServed':
      return act.served ? texts.pageServed : texts.pageTakenDown;
    case 'cutMade':
      return texts.cut(act.players.length);
    case 'tieBreaksSet':
      return texts.tieBreaks;
    case 'noShowAgreed':
      return texts.noShow;
    case 'tableKept': {
      const name = nameOf(tournament, act.id);
      return act.table === null ? texts.free(name) : texts.kept({ name, table: act.table });
    }
    case 'pairsFixed':
      return texts.fixed(act.round);
    case 'resultEntered':
      if (act.result && act.noShow !== undefined) return texts.absent(nameOf(tournament, act.noShow));
      return act.result ? texts.result(act) : texts.word(act);
    case 'penaltyGiven':
      return texts.penalty(nameOf(tournament, act.id));
    case 'tableExtended':
      return texts.extended(act);
    case 'clockSet':
      return act.runs ? texts.clockRuns(act.round) : texts.clockStands(act.round);
  }
}

/** What other pairs did to a round that had some already. */
function changeSentence(
  tournament: Tournament,
  { round, pairs }: Extract<Deed, { type: 'roundPaired' }>,
  before: readonly Pair[],
): string {
  const change = seatChange(before, pairs);
  if (!change) return texts.pairedAnew(round);
  const name = nameOf(tournament, change.id);
  switch (change.kind) {
    case 'rests':
      return texts.rests(name);
    case 'unseated':
      return texts.unseated({ name, round });
    case 'seated':
      return texts.seated({ name, table: change.table, round });
    case 'swapped':
      return texts.swapped({ name, other: nameOf(tournament, change.other) });
  }
}

/** The name of an objective; empty where it was taken out. */
function objectiveName({ objectives }: Tournament, id: number): string {
  return objectives.find((objective) => objective.id === id)?.name ?? '';
}

/** The name of a soft score; empty where it was taken out. */
function softName({ softScores }: Tournament, id: number): string {
  return softScores.find((score) => score.id === id)?.name ?? '';
}
