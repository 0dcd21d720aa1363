import { useState } from 'react';
import { scenarioIsVictory } from '@/tournament/match-points';
import { standingsOf } from '@/tournament/standings';
import { teamStandingsOf } from '@/tournament/team-standings';
import { Button } from '@/ui/button/button';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { CutTable } from './cut-table';
import { OpenTables } from './open-tables';
import { ScoringSheet } from './scoring-sheet';
import { StandingsTable } from './standings-table';
import { audienceOf, type TournamentPartProps } from './tournament-parts';

const texts = tournamentWords.standings;

/** Who leads, computed from what is in; what is missing stands above it. */
export function StandingsPart(props: TournamentPartProps) {
  const { tournament, shown } = props;
  const [asked, setAsked] = useState(false);
  const ofScenario = scenarioIsVictory(tournament);
  const lines = standingsOf(tournament, shown.matches, audienceOf(shown));
  // Of a doubles event the name of a team is that of a pair, whose line says it.
  const teams = tournament.pairs === 'doubles' ? [] : teamStandingsOf(tournament, lines, shown.matches);
  const scoring = (
    <>
      <Button onPress={() => setAsked(true)}>{eventWords.scoring.title}</Button>
      {asked && <ScoringSheet {...props} onClose={() => setAsked(false)} />}
    </>
  );
  if (lines.length === 0)
    return (
      <>
        <p className="text-muted">{texts.none}</p>
        {scoring}
      </>
    );
  const ofTeams = teams.length > 0 && (
    <section aria-label={texts.teams} className="grid gap-1">
      <h2 className="text-name text-gold">{texts.teams}</h2>
      <ol className="grid">
        {teams.map(({ team, rank, tied, battlePoints, difference, below }) => (
          <li key={team} className="flex gap-3 border-t border-line py-1 tabular-nums">
            <span className="w-8 shrink-0 font-bold">
              {tied ? texts.tied(rank) : tournamentWords.number(rank)}
            </span>
            <span className="min-w-0 flex-1 break-words">
              <span className="font-bold">{team}</span>
              {below && below.rule !== 'battlePoints' && (
                <span className="block text-small leading-small text-muted">
                  {eventWords.scoring.below(below.rule, below, ofScenario)}
                </span>
              )}
            </span>
            <span className="font-bold">{tournamentWords.number(battlePoints)}</span>
            <span className="w-20 big:w-auto text-right">{texts.signed(difference)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
  return (
    <>
      <OpenTables matches={shown.matches} />
      <CutTable {...props} />
      {tournament.pairs === 'teams' && ofTeams}
      <section aria-label={texts.title}>
        <StandingsTable lines={lines} ofScenario={ofScenario} />
      </section>
      {lines.some(({ tied }) => tied) && <p className="text-detail text-muted">{texts.ties}</p>}
      {tournament.pairs !== 'teams' && ofTeams}
      {scoring}
    </>
  );
}
