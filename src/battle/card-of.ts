import { openCombats } from './battle';
import { CARD_VERSION, type Card } from './card';
import { editionOfBattle } from './edition-of';
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
    lastAt: ledger.entries.at(-1)?.at ?? battle.startedAt,
    edition: { id: battle.editionId, shortName: editionOfBattle(battle).shortName },
    setup: battle.setup,
    turn: battle.turn,
    roundsClosed: rounds.filter((round) => round.outcome).length,
    combatsOpen: openCombats(battle).length,
    outcome: battle.outcome,
  };
}
