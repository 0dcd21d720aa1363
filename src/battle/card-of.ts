import { isClosed, openCombats } from './battle';
import { battleTotals } from './battle-totals';
import { CARD_VERSION, type Card, type CardOutcome } from './card';
import { editionOfBattle } from './edition-of';
import type { BattleOutcome, Entry } from './event';
import { battleOf, type Ledger } from './ledger';

/** The card of a battle as it stands. */
export function cardOf(ledger: Ledger): Card {
  const battle = battleOf(ledger);
  const rounds = battle.combats.flatMap((combat) => combat.rounds);
  return {
    v: CARD_VERSION,
    battleId: battle.id,
    status: battle.outcome ? 'finished' : 'running',
    startedAt: battle.startedAt,
    lastAt: ledger.entries.findLast((entry) => !isRemark(entry))?.at ?? battle.startedAt,
    edition: { id: battle.editionId, shortName: editionOfBattle(battle).shortName },
    setup: battle.setup,
    turn: battle.turn,
    roundsClosed: rounds.filter(isClosed).length,
    combatsOpen: openCombats(battle).length,
    outcome: battle.outcome && outcomeInALine(battle.outcome),
    tags: battle.tags,
    notes: notesOf(ledger),
    totals: battle.outcome ? battleTotals(ledger) : null,
  };
}

/** Whether the entry only adds to the record: what is said about a battle is not when it was played. */
function isRemark({ events: [event] }: Entry): boolean {
  return event.type === 'tagsChanged' || event.type === 'noteAdded';
}

function notesOf({ entries }: Ledger): string {
  return entries
    .flatMap(({ events: [event] }) => (event.type === 'noteAdded' ? [event.text] : []))
    .join('\n');
}

function outcomeInALine({ winner, confirmed, score }: BattleOutcome): CardOutcome {
  if (!score) return { winner, confirmed, score };
  const { armyPoints, objectiveName, objectiveWinner, battlePoints, margin, victoryPoints } = score;
  return {
    winner,
    confirmed,
    score: {
      armyPoints,
      objectiveName,
      objectiveWinner,
      battlePoints,
      margin,
      victoryPoints: { a: victoryPoints.a.total, b: victoryPoints.b.total },
    },
  };
}
