import { describe, expect, it } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { fighters, inAssault } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { nextStep } from './next-step';

const next = (ledger: Ledger) => {
  const battle = battleOf(ledger);
  return nextStep(battle, battle.combats.find(({ id }) => id === FIRST_COMBAT) ?? null);
};

describe('what comes next after a round of an assault', () => {
  const open = played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [fighters({ name: 'Squad', models: 2 }), fighters({ side: 'b', name: 'Mob', models: 2 })],
    }),
  );
  const closed = played(open, { type: 'closeRound', combatId: FIRST_COMBAT });

  it('is to close the round while it is fought, and the next turn once it is closed', () => {
    expect(next(open)).toMatchObject({ kind: 'closeRound' });
    expect(next(closed)).toMatchObject({ kind: 'nextTurn' });
  });

  it('is another combat that this turn owes a round', () => {
    const two = played(closed, { type: 'openCombat' });
    expect(next(two)).toEqual({ kind: 'nextCombat', combatId: battleOf(two).combats[1]?.id });
  });

  it('is the next round of the units that stay locked, in the turn after it', () => {
    const { turn } = next(closed) as Extract<ReturnType<typeof nextStep>, { kind: 'nextTurn' }>;
    expect(next(played(closed, { type: 'beginTurn', turn }))).toMatchObject({ kind: 'nextRound' });
  });
});
