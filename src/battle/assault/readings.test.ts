import { describe, expect, it } from 'vitest';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import type { Ledger } from '@/battle/log/ledger';
import type { FighterDraft } from '@/battle/state/fighters';
import { unitKey } from '@/battle/state/ids';
import type { ReadingId } from '@/rules/index';
import { assaultNow, fighters, groupNamed, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';

const red = { side: 'b', name: 'Red', initiative: 1 } as const;

/**
 * A fight of these groups in which Blue's hits and Wounds are as given, all saves fail, and the first model
 * in line takes the Wounds.
 */
function fight(
  groups: readonly Partial<FighterDraft>[],
  strikes: readonly {
    readonly name: string;
    readonly kind?: string;
    readonly wounds: number;
    readonly hammer?: true;
  }[],
): Ledger {
  let ledger = played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));
  for (const { name, kind = 'plain', wounds, hammer } of strikes) {
    const strikeId = strikeIdOf(groupNamed(ledger, name), hammer ? 'hammerOfWrath' : 'weapon');
    const [strike] = viewOf(ledger)
      .ladder.flatMap((step) => step.strikes)
      .filter((standing) => standing.strike.id === strikeId);
    if (strike?.stage === 'hits')
      ledger = played(ledger, inAssault({ type: 'enterHits', strikeId, hits: wounds }));
    ledger = played(ledger, inAssault({ type: 'enterWounds', strikeId, wounds: { [kind]: wounds } }));
    ledger = allocated(ledger);
  }
  return played(ledger, { type: 'closeRound', combatId: FIRST_COMBAT });
}

function allocated(before: Ledger): Ledger {
  let ledger = before;
  for (;;) {
    const { now } = viewOf(ledger);
    const waiting =
      now.phase === 'allocate' ? now.units.find(({ prompt }) => prompt.ask !== 'nothing') : undefined;
    if (!waiting) return ledger;
    const { prompt, unit } = waiting;
    const [pool = ''] = prompt.ask === 'choosePool' ? prompt.choices : [];
    ledger = played(
      ledger,
      prompt.ask === 'choosePool'
        ? inAssault({ type: 'allocate', unitKey: unit.key, step: { do: 'choosePool', poolId: pool } })
        : inAssault({
            type: 'rollAllocation',
            unitKey: unit.key,
            dice: new Array<number>(30).fill(1),
            defenderChoice: unit.models.map(({ id }) => id),
          }),
    );
  }
}

function decided(ledger: Ledger): readonly ReadingId[] {
  return assaultNow(ledger).outcome?.readings.map(({ readingId }) => readingId) ?? [];
}

const CASES: readonly (readonly [ReadingId | 'none', () => Ledger])[] = [
  ['none', () => fight([{ name: 'Blue' }, red], [{ name: 'Blue', wounds: 1 }])],
  [
    'lockedModel',
    () =>
      fight(
        [{ name: 'Blue' }, { name: 'Axe', weaponAp: 2 }, { ...red, wounds: 3, models: 2 }],
        [
          { name: 'Blue', wounds: 1 },
          { name: 'Axe', wounds: 1 },
        ],
      ),
  ],
  [
    'eternalWarriorAgainstDestroyer',
    () =>
      fight(
        [
          { name: 'Blue', weaponStrength: 'destroyer' },
          { ...red, wounds: 5, rules: ['eternalWarrior'] },
        ],
        [{ name: 'Blue', kind: 'seriouslyWounded', wounds: 1 }],
      ),
  ],
  [
    'instantDeathScores',
    () =>
      fight(
        [
          { name: 'Blue', weaponStrength: 8 },
          { ...red, wounds: 2 },
        ],
        [{ name: 'Blue', wounds: 1 }],
      ),
  ],
  [
    'spentRules',
    () =>
      fight(
        [{ name: 'Blue' }, { name: 'Claws', rules: ['shred'] }, { ...red, models: 4 }],
        [
          { name: 'Blue', wounds: 1 },
          { name: 'Claws', wounds: 1 },
        ],
      ),
  ],
  [
    'hammerOfWrathScores',
    () =>
      fight(
        [
          { name: 'Blue', charged: true, rules: ['hammerOfWrath'] },
          { ...red, models: 3 },
        ],
        [{ name: 'Blue', wounds: 1, hammer: true }],
      ),
  ],
  [
    'mixedTie',
    () =>
      fight(
        [
          { name: 'Blue' },
          { ...red, unitKey: unitKey('mixed') },
          { ...red, name: 'Other', toughness: 5, unitKey: unitKey('mixed') },
        ],
        [{ name: 'Blue', wounds: 1 }],
      ),
  ],
  [
    'weaponSkillZero',
    () => fight([{ name: 'Blue' }, { ...red, weaponSkill: 0 }], [{ name: 'Blue', wounds: 1 }]),
  ],
  [
    'feelNoPainOfEternalWarrior',
    () =>
      fight(
        [
          { name: 'Blue', weaponStrength: 8 },
          { ...red, wounds: 3, feelNoPain: 5, rules: ['eternalWarrior'] },
        ],
        [{ name: 'Blue', wounds: 1 }],
      ),
  ],
];

describe('the readings of a closed round', () => {
  it.each(CASES)('are recorded if they decided something: %s', (reading, fought) => {
    expect(decided(fought())).toEqual(reading === 'none' ? [] : [reading]);
  });

  it('are not recorded if both answers give the same result', () => {
    const axe = { name: 'Axe', weaponAp: 2 } as const;
    const twoPools = [
      { name: 'Blue', wounds: 1 },
      { name: 'Axe', wounds: 1 },
    ];
    // Instant Death of a model with one Wound, two pools on a lone model, and a first pool that ended with
    // the removal of a model.
    const same = [
      fight([{ name: 'Blue', weaponStrength: 8 }, red], [{ name: 'Blue', wounds: 1 }]),
      fight([{ name: 'Blue' }, axe, { ...red, wounds: 3 }], twoPools),
      fight([{ name: 'Blue' }, axe, { ...red, models: 3 }], twoPools),
      fight(
        [
          { name: 'Blue', attacks: 2 },
          { ...red, wounds: 3, models: 2 },
        ],
        [{ name: 'Blue', wounds: 2 }],
      ),
      fight(
        [
          { name: 'Blue', charged: true },
          { ...red, models: 3 },
        ],
        [{ name: 'Blue', wounds: 1 }],
      ),
    ];
    expect(same.map(decided)).toEqual(same.map(() => []));
  });

  it('are recorded for Overwatch if it hurt a model', () => {
    const met = played(
      begun('hh-1'),
      inAssault({ type: 'addFighters', fighters: [{ name: 'Blue' }, { ...red, models: 3 }].map(fighters) }),
    );
    const groupId = groupNamed(met, 'Red');
    const hurt = (because: 'overwatch' | 'byHand') =>
      played(
        met,
        inAssault({ type: 'hurtModels', groupId, wounds: 1, because }),
        inAssault({ type: 'endStep' }),
        inAssault({ type: 'endStep' }),
        { type: 'closeRound', combatId: FIRST_COMBAT },
      );
    expect(decided(hurt('overwatch'))).toEqual(['overwatchScores']);
    expect(decided(hurt('byHand'))).toEqual([]);
  });

  it('are recorded with the words of the question and of the option', () => {
    const outcome = assaultNow(
      fight(
        [
          { name: 'Blue', weaponStrength: 8 },
          { ...red, wounds: 2 },
        ],
        [{ name: 'Blue', wounds: 1 }],
      ),
    ).outcome;
    expect(outcome?.readings).toEqual([
      {
        readingId: 'instantDeathScores',
        label: 'For the assault result, Instant Death counts',
        option: 'all Wounds the model had left',
      },
    ]);
  });
});
