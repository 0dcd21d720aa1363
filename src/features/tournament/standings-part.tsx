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
import { TeamsTable } from './teams-table';
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
  const ofTeams = teams.length > 0 && <TeamsTable teams={teams} ofScenario={ofScenario} />;
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
