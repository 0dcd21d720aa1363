import { type Entry, factsOf } from '@/battle/log/event';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { openCombats } from '@/battle/state/battle';
import { isClosed } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { BattleOutcome } from '@/battle/state/records';
import { battleTotals } from './battle-totals';
import { CARD_VERSION, type Card, type CardOutcome } from './card';

/** The card of a battle as it stands. */
export function cardOf(ledger: Ledger): Card {
  const battle = battleOf(ledger);
  // A shooting attack is not a Round of Combat.
  const rounds = battle.combats.flatMap((combat) => (combat.shotBy ? [] : combat.rounds));
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
    lists: { a: battle.lists?.a ?? null, b: battle.lists?.b ?? null },
  };
}

/** Whether the entry only adds to the record, such as a note. Its time is not a time of play. */
function isRemark({ events: [event] }: Entry): boolean {
  return factsOf(event).remark ?? false;
}

/** This runs over the whole log after every tap, so it touches only the few notes. */
function notesOf({ entries }: Ledger): string {
  const notes: string[] = [];
  for (const { events } of entries) {
    if (events[0].type === 'noteAdded') notes.push(events[0].text);
  }
  return notes.join('\n');
}

function outcomeInALine({ winner, confirmed, score }: BattleOutcome): CardOutcome {
  if (!score) return { winner, confirmed, score };
  const { armyPoints, objectiveName, objectiveWinner, battlePoints, margin, victoryPoints } = score;
  const { mission, agreed } = score;
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
      ...(mission === undefined ? {} : { mission }),
      ...(agreed ? { agreed } : {}),
    },
  };
}
