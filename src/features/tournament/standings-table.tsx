import type { Standing } from '@/tournament/standings';
import { tournamentWords } from '@/words/tournament-words';

const texts = tournamentWords.standings;

/** Lines of the standings as a table: rank, player, Battle Points, difference, wins. */
export function StandingsTable({
  lines,
  large = false,
}: {
  readonly lines: readonly Standing[];
  readonly large?: boolean;
}) {
  return (
    <table className={`w-full border-collapse tabular-nums ${large ? 'text-[22px]' : 'text-[18px]'}`}>
      <thead className="text-left text-[15px] text-muted">
        <tr>
          <th scope="col" className="pr-2 font-medium">
            {texts.rank}
          </th>
          <th scope="col" className="font-medium">
            {texts.player}
          </th>
          <th scope="col" className="pl-2 text-right font-medium">
            {texts.battlePoints}
          </th>
          <th scope="col" className="pl-2 text-right font-medium">
            {texts.difference}
          </th>
          <th scope="col" className="pl-2 text-right font-medium">
            {texts.wins}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ rank, tied, player, battlePoints, difference, wins, penalty }) => (
          <tr key={player.id} className="border-t border-line align-top">
            <td className="py-1 pr-2 font-bold">{tied ? texts.tied(rank) : tournamentWords.number(rank)}</td>
            <td className="max-w-0 py-1 break-words w-full">
              <span className="font-bold">{player.name}</span>
              {(player.army !== '' || player.team !== '') && (
                <span className="block text-[15px] leading-[17px] text-muted">
                  {tournamentWords.armyAndTeam(player)}
                </span>
              )}
              {penalty !== 0 && (
                <span className="block text-[15px] leading-[17px] text-warn">{texts.penalty(penalty)}</span>
              )}
              {player.droppedFrom !== null && (
                <span className="block text-[15px] leading-[17px] text-muted">
                  {texts.dropped(player.droppedFrom)}
                </span>
              )}
            </td>
            <td className="py-1 pl-2 text-right text-[1.1em] font-bold">
              {texts.signed(battlePoints).replace('+', '')}
            </td>
            <td className="py-1 pl-3 text-right">{texts.signed(difference)}</td>
            <td className="py-1 pl-3 text-right">{tournamentWords.number(wins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
