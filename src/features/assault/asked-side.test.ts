import { describe, expect, it } from 'vitest';
import { assaultView } from '@/battle/assault/standing/assault-now';
import { type Question, questionOf } from '@/battle/assault/standing/question';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import { fighters, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { askedSide } from './asked-side';

function fight(...groups: readonly Partial<FighterDraft>[]): Ledger {
  return played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
}

function asked(ledger: Ledger, isBegun = true): Question {
  const battle = battleOf(ledger);
  const combat = battle.combats[0] ?? expect.fail('no combat');
  const view = assaultView(battle, combat) ?? expect.fail('no view');
  return questionOf(view, { begun: isBegun, oneByOne: () => false });
}

describe('a question is answered, in an assault,', () => {
  const duel = fight({ name: 'Squad', models: 5 }, { side: 'b', name: 'Mob', models: 5, initiative: 1 });
  // The name of the second group's unit.
  const mob = viewOf(duel).units.find(({ side }) => side === 'b')?.key ?? unitKey('');
  const strikeOf = (ledger: Ledger) => {
    const question = asked(ledger);
    return question.kind === 'strike' ? question.shown.strike.id : expect.fail(question.kind);
  };
  const struck = played(duel, inAssault({ type: 'enterHits', strikeId: strikeOf(duel), hits: 3 }));
  const wounded = played(
    struck,
    inAssault({ type: 'enterWounds', strikeId: strikeOf(struck), wounds: { plain: 2 } }),
  );

  it('at both edges while players choose the fighters', () => {
    expect(askedSide(asked(duel, false))).toBeNull();
  });

  it('by who strikes', () => {
    expect(asked(duel)).toMatchObject({ kind: 'strike', stage: 'hits' });
    expect(askedSide(asked(duel))).toBe('a');
    expect(asked(struck)).toMatchObject({ kind: 'strike', stage: 'wounds' });
    expect(askedSide(asked(struck))).toBe('a');
  });

  it('by the wounded side, and then by the side that strikes back', () => {
    expect(asked(wounded)).toMatchObject({ kind: 'together' });
    expect(askedSide(asked(wounded))).toBe('b');
    const saved = played(
      wounded,
      inAssault({
        type: 'allocateTogether',
        unitKey: mob,
        saved: 1,
        discounted: 0,
        defenderChoice: [],
      }),
    );
    expect(viewOf(saved).now.phase).not.toBe('setUp');
    expect(askedSide(asked(saved))).toBe('b');
  });

  it('at both edges when the result stands, and by the loser when it tests', () => {
    const settled = played(
      wounded,
      inAssault({
        type: 'allocateTogether',
        unitKey: mob,
        saved: 0,
        discounted: 0,
        defenderChoice: [],
      }),
      inAssault({ type: 'endStep' }),
      { type: 'closeRound', combatId: FIRST_COMBAT, confirmedBy: ['b', 'a'] },
    );
    const question = asked(settled);
    expect(question.kind).toBe('loser');
    expect(askedSide(question)).toBe('b');
  });
});
