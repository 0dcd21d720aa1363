import { cutMatches, cutRoundOf, cutWinner, goesOn } from '@/tournament/cut';
import { pairedParts } from '@/tournament/matches';
import { eventWords } from '@/words/event-words';
import { tournamentWords } from '@/words/tournament-words';
import { nameOf, type TournamentPartProps } from './tournament-parts';

const texts = eventWords.cut;

/** The matches of the best after the rounds, round by round, and who won. */
export function CutTable({ tournament, shown }: Pick<TournamentPartProps, 'tournament' | 'shown'>) {
  const { cut } = tournament;
  if (!cut) return null;
  const rounds = cutMatches(tournament, shown.matches);
  const winner = cutWinner(tournament, shown.matches);
  return (
    <section aria-label={texts.title(cut.players.length)} className="grid gap-2">
      <h2 className="text-name text-gold">{texts.title(cut.players.length)}</h2>
      {winner !== null && <p className="text-lead font-bold">{texts.winner(nameOf(tournament, winner))}</p>}
      {rounds.length === 0 && <p>{cut.players.map((id) => nameOf(tournament, id)).join(', ')}</p>}
      {rounds.map((matches, index) => {
        const round = cutRoundOf(tournament, cut.after + index + 1);
        return (
          round && (
            <div key={round}>
              <h3 className="text-detail text-muted">{texts.round[round]}</h3>
              <ul>
                {matches.map((match) => {
                  const on = goesOn(tournament, match);
                  const { a, b } = match.pair;
                  return (
                    <li key={a} className="flex items-baseline gap-2 border-t border-line py-1">
                      <Player name={nameOf(tournament, a)} isOut={on !== null && on !== a} />
                      <span className="shrink-0 tabular-nums">
                        {tournamentWords.points(pairedParts(match)) || tournamentWords.tables.versus}
                      </span>
                      <Player name={nameOf(tournament, b)} isOut={on !== null && on !== b} isRight />
                    </li>
                  );
                })}
              </ul>
            </div>
          )
        );
      })}
      <p className="text-detail text-muted">{texts.rule}</p>
    </section>
  );
}

type PlayerProps = { readonly name: string; readonly isOut: boolean; readonly isRight?: boolean };

function Player({ name, isOut, isRight = false }: PlayerProps) {
  return (
    <span
      className={`min-w-0 flex-1 break-words ${isRight ? 'text-right' : ''} ${isOut ? 'text-muted' : 'font-bold'}`}
    >
      {name}
    </span>
  );
}
