import { describe, expect, it } from 'vitest';
import type { FighterDraft } from '@/battle/state/fighters';
import { fighters, inAssault, viewOf } from '@/testing/battles/assaults';
import { begun, FIRST_COMBAT, played } from '@/testing/battles/battles';
import { assaultWords } from './assault-words';

const added = (...groups: readonly Partial<FighterDraft>[]) =>
  played(begun('hh-1'), inAssault({ type: 'addFighters', fighters: groups.map(fighters) }));

/** The line about blows on the card of the first group. */
function lineOf(ledger: ReturnType<typeof added>): string {
  const shown = viewOf(ledger).ladder.flatMap(({ strikes }) => strikes)[0];
  return shown ? assaultWords.strike.line(shown) : 'no strike';
}

describe('the card of a group', () => {
  it('says that no enemy is there yet', () => {
    expect(lineOf(added({ name: 'Squad', models: 5 }))).toBe('no enemy yet');
  });

  it('speaks of a single attack as of one', () => {
    const ledger = added(
      { name: 'Champion', initiative: 5 },
      { side: 'b', name: 'Mob', models: 5, initiative: 1 },
    );
    expect(lineOf(ledger)).toBe('1 attack hits on 4+, wounds on 4+, saved on 3+');
  });

  it('shows a save once, and the enemy groups that have something in addition', () => {
    const ledger = played(
      added({ name: 'Squad', models: 5, initiative: 5 }),
      inAssault({
        type: 'addFighters',
        asUnit: 'Mob',
        fighters: [
          fighters({ side: 'b', name: 'Recruits', models: 5 }),
          fighters({ side: 'b', name: 'Veterans', models: 2, feelNoPain: 5 }),
        ],
      }),
    );
    expect(lineOf(ledger)).toBe(
      '5 attacks hit on 4+, wound on 4+, saved on 3+; Veterans also Feel No Pain 5+',
    );
  });

  it('shows what all groups have without a name, and different saves side by side', () => {
    const ledger = played(
      added({ name: 'Squad', models: 5, initiative: 5 }),
      inAssault({
        type: 'addFighters',
        asUnit: 'Mob',
        fighters: [
          fighters({ side: 'b', name: 'Recruits', models: 5, feelNoPain: 5 }),
          fighters({ side: 'b', name: 'Boss', armourSave: 2, feelNoPain: 5 }),
        ],
      }),
    );
    expect(lineOf(ledger)).toBe(
      '5 attacks hit on 4+, wound on 4+, saved on 3+, Feel No Pain 5+ or saved on 2+, Feel No Pain 5+',
    );
  });
});

describe('the pool that is rolled at once', () => {
  const pool = { id: 'p1', wounds: 5, strength: 4, ap: null, rules: [], band: null, noSaves: false } as const;
  const fact = (left: number, part: 'saved' | 'discounted' | null, save: number | null) =>
    assaultWords.allocation.togetherFact(left, part, { wounds: 5, save, feelNoPain: 5 }, pool);

  it('says how many Wounds there are and what saves them', () => {
    expect(fact(5, 'saved', 2)).toBe('5 Wounds: save on 2+');
    expect(fact(1, 'saved', 2)).toBe('1 Wound: save on 2+');
    expect(fact(3, 'discounted', 2)).toBe('3 Wounds: Feel No Pain on 5+');
    expect(fact(5, null, null)).toBe('5 Wounds · S4 AP–');
  });
});

describe('the result', () => {
  const { line, warded } = assaultWords.result;

  it('says what killed a model at once', () => {
    expect(line({ key: 'detailedWounds', values: { count: 1, points: 2, atOnce: 1 } })).toBe(
      '1 by Instant Death',
    );
    expect(line({ key: 'detailedWounds', values: { count: 3, points: 5, atOnce: 2 } })).toBe(
      '2 by Instant Death, 1 of more than one',
    );
    expect(line({ key: 'detailedWounds', values: { count: 1, points: 3 } })).toBe('1 of more than one');
  });

  it('counts Instant Death in a round as it is fought', () => {
    const ledger = played(
      added(
        { name: 'Axe', strength: 8 },
        { side: 'b', name: 'Ogre', wounds: 2, initiative: 1, armourSave: null },
      ),
      inAssault({ type: 'enterHits', strikeId: 'g2.1', hits: 1 }),
      inAssault({ type: 'enterWounds', strikeId: 'g2.1', wounds: { plain: 1 } }),
      inAssault({ type: 'allocate', unitKey: 'g2.2', step: { do: 'takeWound' } }),
      { type: 'closeRound', combatId: FIRST_COMBAT },
    );
    expect(viewOf(ledger).result.a.lines.map(line)).toEqual(['1 by Instant Death']);
  });

  it('counts one Unsaved Wound, and two of them', () => {
    const unsaved = (count: number) => line({ key: 'unsavedWounds', values: { count, points: count } });
    expect([1, 2, 11].map(unsaved)).toEqual(['1 Unsaved Wound', '2 Unsaved Wounds', '11 Unsaved Wounds']);
  });

  it('separates saved Wounds from inflicted ones', () => {
    const values = { count: 3, points: 0 };
    expect(warded([{ key: 'saved', values }])).toBe('3 saved');
    expect(
      warded([
        { key: 'saved', values },
        { key: 'feelNoPain', values: { count: 1, points: 0 } },
      ]),
    ).toBe('3 saved, 1 Feel No Pain');
  });
});

describe('the ladder', () => {
  it('names the round, and its steps by Initiative', () => {
    expect(assaultWords.ladder.round(2)).toBe('Round 2');
    expect(assaultWords.ladder.rung(4, ['a'], 'now')).toBe('Initiative 4: Blue, now');
  });
});

describe('the switches of two units', () => {
  it('have different names', () => {
    expect(assaultWords.unit.switch('charged', 'Veterans')).toBe('Charged: Veterans');
    expect(assaultWords.unit.switch('charged', 'Champion')).not.toBe(
      assaultWords.unit.switch('charged', 'Veterans'),
    );
  });
});
