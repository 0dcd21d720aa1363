import type { ActEntry } from './act';
import { actLog } from './act-log';
import type { GameScore, LadderGame, LadderSide, LeftOut } from './ladder';
import type { Match } from './matches';
import type { TableResult } from './table-result';
import type { Player, Tournament } from './tournament';

/**
 * The matches of an event as games of a ladder, those that do not count too. A match was played when its round
 * was paired. Who won is enough: also of a match of which a part of the points is missing.
 */
export function eventGames(
  tournament: Tournament,
  entries: readonly ActEntry[],
  matches: readonly Match[],
): readonly LadderGame[] {
  const times = new Map(
    actLog(entries).inForce.flatMap(({ at, act }) =>
      act.type === 'roundPaired' ? [[act.round, at] as const] : [],
    ),
  );
  const everybody = new Map([...tournament.players, ...tournament.gone].map((player) => [player.id, player]));
  return matches.map((match) => {
    const { pair, result, round } = match;
    return {
      at: times.get(round) ?? 0,
      of: 'event',
      editionId: tournament.editionId,
      sides: [sideOf(everybody, pair.a, result), sideOf(everybody, pair.b, result)],
      score: scoreOf(tournament, match),
    };
  });
}

function sideOf(
  everybody: ReadonlyMap<number, Player>,
  id: number | null,
  result: TableResult | null,
): LadderSide {
  const player = id === null ? undefined : everybody.get(id);
  const played = result?.blue === id ? result.armies.a : result?.red === id ? result.armies.b : '';
  return { name: player?.name ?? '', army: played === '' ? (player?.army ?? '') : played };
}

function scoreOf({ pairs }: Tournament, { state, pair, result, noShow }: Match): GameScore | LeftOut {
  if (state === 'bye') return 'bye';
  if (pairs === 'doubles') return 'doubles';
  if (state === 'differing') return 'disputed';
  if (result === null || state === 'foreign') return 'open';
  if (noShow !== null) return 'noShow';
  const { winner, blue } = result;
  if (winner === 'unsaid') return 'unsaid';
  if (winner === 'draw') return 0.5;
  return (winner === 'a') === (blue === pair.a) ? 1 : 0;
}
