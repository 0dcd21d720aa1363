import { battleOf, type Ledger } from '@/battle/log/ledger';
import { battleResult } from '@/battle/report/result';
import { recordedScore } from '@/battle/score/battle-score';
import { utf8 } from '@/club/bytes';
import { messageHash } from '@/club/secrets';
import type { Side } from '@/rules/index';
import { MAX_NAME_LENGTH } from '@/tournament/act-values';
import type { TableResult } from '@/tournament/table-result';

/** The result of a battle as its table sends it; `players` says which of the two was Blue. */
export function tableResultOf(
  ledger: Ledger,
  players: { readonly blue: number; readonly red: number },
): TableResult {
  const { sides, winner, objective, kills, turnsPlayed, firstTurn, deployment } = battleResult(ledger);
  const short = (text: string) => text.slice(0, MAX_NAME_LENGTH);
  return {
    ...players,
    winner,
    victoryPoints: { a: sides.a.victoryPoints, b: sides.b.victoryPoints },
    battlePoints: { a: sides.a.battlePoints, b: sides.b.battlePoints },
    objective: objective && { name: short(objective.name), winner: objective.winner },
    objectivePoints: objectivePointsOf(ledger),
    // Where the rulebook counts destroyed units apart, its Victory Points are those of the scenario.
    ...(kills ? { scored: { scenario: { a: sides.a.victoryPoints, b: sides.b.victoryPoints }, kills } } : {}),
    armies: { a: short(sides.a.army), b: short(sides.b.army) },
    turns: turnsPlayed,
    firstTurn,
    map: '',
    deployment: short(deployment ?? ''),
    confirmed: { a: sides.a.confirmed, b: sides.b.confirmed },
    logHash: logHash(ledger),
  };
}

/** Each side's part of the recorded Battle Points from the objective; null if the rulebook has none. */
function objectivePointsOf(ledger: Ledger): TableResult['objectivePoints'] {
  const battle = battleOf(ledger);
  const lines = (battle.outcome ? battle.outcome.score : recordedScore(battle))?.battlePointLines;
  const from = (side: Side) => lines?.[side].find(({ key }) => key === 'objective')?.points ?? null;
  return { a: from('a'), b: from('b') };
}

/** A hash of a battle's log: the same on every phone with the same entries. */
function logHash({ entries }: Ledger): string {
  const plain = entries.map(({ battleId: _, ...entry }) => entry);
  return messageHash(utf8(JSON.stringify(sorted(plain))));
}

/** The same data with the keys of every object sorted, because their order has no meaning. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, inner]) => [key, sorted(inner)] as const);
  return Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
