import { describe, expect, it } from 'vitest';
import { questionOf } from '@/battle/assault/standing/question';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { atLeast, expectation, formatFraction } from '@/rules/index';
import { fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, played } from '@/testing/battles/battles';
import { countOdds } from './count-odds';

/** Twelve blows of Weapon Skill 4 and Strength 4 against a mob of the same with Toughness 4. */
function met(blue: Partial<FighterDraft> = {}, red: Partial<FighterDraft> = {}): Ledger {
  return played(
    begun('hh-1'),
    inAssault({
      type: 'addFighters',
      fighters: [
        fighters({ name: 'Blades', models: 12, initiative: 5, ...blue }),
        fighters({ side: 'b', name: 'Mob', models: 20, initiative: 1, ...red }),
      ],
    }),
  );
}

const hit = (ledger: Ledger, hits: number) =>
  played(ledger, inAssault({ type: 'enterHits', strikeId: groupNamed(ledger, 'Blades'), hits }));

/** The mean of the part of the question that is asked now, and the chance of at least so many. */
function asked(ledger: Ledger, kept: readonly number[] = [], least = 1) {
  const battle = battleOf(ledger);
  const combat = battle.combats[0] ?? expect.fail('no combat');
  const question = questionOf(viewOf(ledger), { begun: true, oneByOne: () => false });
  if (question.kind !== 'strike' && question.kind !== 'together') return expect.fail(question.kind);
  const odds = countOdds(battle, combat, question, kept);
  return (
    odds && {
      dice: odds.weights.length - 1,
      mean: formatFraction(expectation(odds)),
      atLeast: formatFraction(atLeast(odds, least)),
    }
  );
}

describe('the expected dice of a question', () => {
  it('are the hits, re-rolls included', () => {
    expect(asked(met())).toEqual({ dice: 12, mean: '6/1', atLeast: '4095/4096' });
    expect(asked(met({ models: 1, rules: ['rerollFailedHits'] }))).toEqual({
      dice: 1,
      mean: '3/4',
      atLeast: '3/4',
    });
  });

  it('are the Wounds of the hits that were scored', () => {
    expect(asked(hit(met(), 2))).toEqual({ dice: 2, mean: '1/1', atLeast: '3/4' });
  });

  it('are the sixes first, and then the other dice that wound', () => {
    const rending = hit(met({ rules: ['rending'] }), 6);
    expect(asked(rending)).toMatchObject({ dice: 6, mean: '1/1' });
    // Of a die that shows 1 to 5, two faces wound.
    expect(asked(rending, [1])).toMatchObject({ dice: 5, mean: '2/1' });
    expect(asked(rending, [6])).toEqual({ dice: 0, mean: '0/1', atLeast: '0/1' });
  });

  it('are the saves, then the Wounds that Feel No Pain discounts', () => {
    const struck = hit(met({}, { armourSave: 3, feelNoPain: 5 }), 3);
    const wounded = played(
      struck,
      inAssault({ type: 'enterWounds', strikeId: groupNamed(struck, 'Blades'), wounds: { plain: 3 } }),
    );
    expect(asked(wounded)).toMatchObject({ dice: 3, mean: '2/1' });
    expect(asked(wounded, [1])).toMatchObject({ dice: 2, mean: '2/3' });
    expect(asked(wounded, [1, 0])).toBeNull();
  });
});
