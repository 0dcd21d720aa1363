import { listOf } from '@/tournament/army-lists';
import { scenarioIsVictory } from '@/tournament/match-points';
import { type Match, pairedParts } from '@/tournament/matches';
import { byTable } from '@/tournament/seats';
import { type Standing, standingsOf } from '@/tournament/standings';
import type { Tournament } from '@/tournament/tournament';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { nameOf, roundTitle } from './tournament-parts';

const texts = tournamentWords.standings;

/** How a cell stands: a name, the number of a place or table, a figure, words at the right edge. */
type CellKind = 'plain' | 'name' | 'key' | 'figure' | 'words';

/** A cell of the page: texts alone, of which whoever draws it makes markup. The club reads the same. */
export type SheetCell = {
  readonly text: string;
  readonly kind: CellKind;
  readonly notes?: readonly string[];
  readonly list?: { readonly label: string; readonly text: string };
};

type SheetSection = {
  readonly title: string;
  readonly texts: readonly string[];
  readonly head: readonly SheetCell[];
  readonly rows: readonly (readonly SheetCell[])[];
};

/** An event as everybody may see it. */
export type EventSheet = {
  readonly lang: string;
  readonly name: string;
  readonly madeAt: string;
  readonly sections: readonly SheetSection[];
};

/**
 * The standings of an event and the pairs and results of every round, the newest first, for everybody. While that
 * one is played it stands before the standings: who reads looks for a table. A soft score that only organisers
 * see is not in it, nor in any sum. `lang`: of its sentences; `at`: when it was made;
 * `withLists`: with the army lists, where the organiser shows these.
 */
export function eventSheet(
  tournament: Tournament,
  matches: readonly Match[],
  { lang, at, withLists }: { readonly lang: string; readonly at: string; readonly withLists: boolean },
): EventSheet {
  const rounds = tournament.paired.map((_, index) => index + 1).toReversed();
  const isPlaying = matches.some(
    ({ round, pair, parts }) => round === rounds[0] && pair.b !== null && parts.length === 0,
  );
  const ofRounds = rounds.map((round) => roundOn(tournament, matches, round));
  return {
    lang,
    name: tournament.name,
    madeAt: eventWords.publicPage.madeAt(at),
    sections: [
      ...(isPlaying ? ofRounds.slice(0, 1) : []),
      standingsOn(tournament, matches, withLists),
      ...(isPlaying ? ofRounds.slice(1) : ofRounds),
    ],
  };
}

function standingsOn(tournament: Tournament, matches: readonly Match[], withLists: boolean): SheetSection {
  const lines = standingsOf(tournament, matches, 'everybody');
  const { rank, player, battlePoints, wins } = texts;
  const ofScenario = scenarioIsVictory(tournament);
  const figure = (text: string): SheetCell => ({ text, kind: 'figure' });
  return {
    title: texts.title,
    texts: lines.length === 0 ? [texts.none] : lines.some(({ tied }) => tied) ? [texts.ties] : [],
    head:
      lines.length === 0
        ? []
        : [
            { text: rank, kind: 'plain' },
            { text: player, kind: 'plain' },
            ...[battlePoints, texts.differenceOf(ofScenario), wins].map(figure),
          ],
    rows: lines.map((line) => {
      const list = withLists ? listOf(tournament, line.player.id, 'everybody') : null;
      return [
        { text: line.tied ? texts.tied(line.rank) : tournamentWords.number(line.rank), kind: 'key' },
        {
          text: line.player.name,
          kind: 'name',
          notes: notesOf(line, ofScenario),
          ...(list === null ? {} : { list: { label: eventWords.armyLists.short, text: list } }),
        },
        figure(texts.signed(line.battlePoints).replace('+', '')),
        figure(texts.signed(line.difference)),
        figure(tournamentWords.number(line.wins)),
      ];
    }),
  };
}

/** What stands below a name: army and team, what counts beside the matches, why the line above is above. */
function notesOf(
  { player, byes, penalty, objectives, soft, below }: Standing,
  ofScenario: boolean,
): readonly string[] {
  const facts = [
    tournamentWords.armyAndTeam(player),
    byes === 0 ? '' : texts.byes(byes),
    penalty === 0 ? '' : texts.penalty(penalty),
    objectives.length === 0 ? '' : eventWords.objectiveLine(objectives),
    eventWords.softLine(soft),
    below && below.rule !== 'battlePoints' ? eventWords.scoring.below(below.rule, below, ofScenario) : '',
    player.droppedFrom === null ? '' : texts.dropped(player.droppedFrom),
  ];
  return facts.filter((fact) => fact !== '');
}

function roundOn(tournament: Tournament, matches: readonly Match[], round: number): SheetSection {
  const tables = tournamentWords.tables;
  const rows = byTable(matches.filter((match) => match.round === round)).map((match): SheetCell[] => {
    const { pair, parts } = match;
    const isPlayed = pair.b !== null && parts.length > 0;
    const missing = pair.b === null ? '' : tables.states.missing;
    return [
      { text: pair.table === 0 ? tables.bye : tables.table(pair.table), kind: 'key' },
      {
        text:
          pair.b === null
            ? nameOf(tournament, pair.a)
            : tables.meeting(nameOf(tournament, pair.a), nameOf(tournament, pair.b)),
        kind: 'plain',
      },
      {
        text: isPlayed ? tournamentWords.points(pairedParts(match)) : missing,
        kind: isPlayed ? 'figure' : 'words',
      },
    ];
  });
  return { title: roundTitle(tournament, round), texts: [], head: [], rows };
}
