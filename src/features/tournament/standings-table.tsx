import type { Standing } from '@/tournament/standings';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { ScoreHeads } from './score-heads';

const texts = tournamentWords.standings;

/**
 * Lines of the standings as a table: rank, player, Battle Points, difference, wins. Text so large that the
 * columns would not fit has the figures below the player's name.
 */
export function StandingsTable({
  lines,
  ofScenario,
  large = false,
}: {
  readonly lines: readonly Standing[];
  /** Whether the difference is one of scenario points. */
  readonly ofScenario: boolean;
  /** On the wall: its letters are as large as the part that it stands in. */
  readonly large?: boolean;
}) {
  return (
    <table className={`w-full border-collapse tabular-nums ${large ? '' : 'text-body'}`}>
      <thead className="text-left text-small text-muted">
        <tr>
          <ScoreHeads whose={texts.player} ofScenario={ofScenario} />
          <th scope="col" className="pl-2 text-right font-medium big:hidden">
            {texts.wins}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(
          ({
            rank,
            tied,
            player,
            battlePoints,
            difference,
            wins,
            byes,
            unconfirmed,
            penalty,
            below,
            soft,
            objectives,
          }) => (
            <tr key={player.id} className="break-inside-avoid border-t border-line align-top">
              <td className="py-1 pr-2 font-bold">
                {tied ? texts.tied(rank) : tournamentWords.number(rank)}
              </td>
              <td className="max-w-0 py-1 break-words w-full">
                <span className="font-bold">{player.name}</span>
                <span className="hidden big:block">
                  {texts.figures(
                    texts.signed(battlePoints).replace('+', ''),
                    texts.signed(difference),
                    wins,
                    ofScenario,
                  )}
                </span>
                {(player.army !== '' || player.team !== '') && (
                  <span className="block text-small leading-small text-muted">
                    {tournamentWords.armyAndTeam(player)}
                  </span>
                )}
                {unconfirmed > 0 && (
                  <span className="block text-small leading-small text-warn">
                    {texts.unconfirmed(unconfirmed)}
                  </span>
                )}
                {byes > 0 && (
                  <span className="block text-small leading-small text-muted">{texts.byes(byes)}</span>
                )}
                {penalty !== 0 && (
                  <span className="block text-small leading-small text-warn">{texts.penalty(penalty)}</span>
                )}
                {objectives.length > 0 && (
                  <span className="block text-small leading-small text-muted">
                    {eventWords.objectiveLine(objectives)}
                  </span>
                )}
                {soft.length > 0 && (
                  <span className="block text-small leading-small text-muted">
                    {eventWords.softLine(soft)}
                  </span>
                )}
                {below && below.rule !== 'battlePoints' && !large && (
                  <span className="block text-small leading-small text-muted">
                    {eventWords.scoring.below(below.rule, below, ofScenario)}
                  </span>
                )}
                {player.droppedFrom !== null && (
                  <span className="block text-small leading-small text-muted">
                    {texts.dropped(player.droppedFrom)}
                  </span>
                )}
              </td>
              <td className={`py-1 pl-2 text-right font-bold big:hidden ${large ? '' : 'text-name'}`}>
                {texts.signed(battlePoints).replace('+', '')}
              </td>
              <td className="py-1 pl-3 text-right big:hidden">{texts.signed(difference)}</td>
              <td className="py-1 pl-3 text-right big:hidden">{tournamentWords.number(wins)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
