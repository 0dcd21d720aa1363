import type { TeamStanding } from '@/tournament/team-standings';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { words } from '@/words/words';
import { ScoreHeads } from './score-heads';

const texts = tournamentWords.standings;

type TeamsTableProps = {
  readonly teams: readonly TeamStanding[];
  /** Whether the difference is one of scenario points. */
  readonly ofScenario: boolean;
};

/**
 * The teams in the columns of the players: rank, team, Battle Points, difference. Large text has the figures below the
 * name.
 */
export function TeamsTable({ teams, ofScenario }: TeamsTableProps) {
  return (
    <section aria-label={texts.teams}>
      <table className="w-full border-collapse text-body tabular-nums">
        <thead className="text-left text-small text-muted">
          <tr>
            <ScoreHeads whose={texts.teams} ofScenario={ofScenario} />
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, rank, tied, battlePoints, difference, below }) => (
            <tr key={team} className="border-t border-line align-top">
              <td className="py-1 pr-2 font-bold">
                {tied ? texts.tied(rank) : tournamentWords.number(rank)}
              </td>
              <td className="w-full max-w-0 py-1 break-words">
                <span className="font-bold">{team}</span>
                <span className="hidden big:block">
                  {words.sideBySide([tournamentWords.number(battlePoints), texts.signed(difference)])}
                </span>
                {below && below.rule !== 'battlePoints' && (
                  <span className="block text-small leading-small text-muted">
                    {eventWords.scoring.below(below.rule, below, ofScenario)}
                  </span>
                )}
              </td>
              <td className="py-1 pl-2 text-right text-name font-bold big:hidden">
                {tournamentWords.number(battlePoints)}
              </td>
              <td className="py-1 pl-3 text-right big:hidden">{texts.signed(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
