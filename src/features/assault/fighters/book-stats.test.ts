import { describe, expect, it } from 'vitest';
import { parseFighters } from '@/battle/state/parse-fighters';
import { editionOf } from '@/rules/index';
import { fighters } from '@/testing/battles/assaults';
import { bookStatsOf, numberedStatsOf, unusualBookStats, withBookStat, withNumbered } from './book-stats';

const draft = fighters({ name: 'Blades' });
const words = editionOf('hh-3')?.woundPools?.words ?? expect.fail('it declares no words');

describe('what a rulebook knows of a weapon beside the profile', () => {
  it.each([
    ['weaponDamage', 3, { weaponDamage: 3 }],
    ['weaponInitiative', '+1', { weaponInitiative: { kind: 'add', by: 1 } }],
    ['weaponInitiative', '1', { weaponInitiative: { kind: 'set', to: 1 } }],
    ['weaponAttacks', 'x2', { weaponAttacks: { kind: 'times', by: 2 } }],
    ['shrouded', 5, { shrouded: 5 }],
  ] as const)('%s %s is entered, shown as entered, and taken out again', (id, value, entered) => {
    const changed = withBookStat(draft, id, value);
    expect(parseFighters(changed)).toMatchObject({ ok: true, value: entered });
    expect(bookStatsOf(changed).find((stat) => stat.id === id)?.value).toBe(value);
    expect(unusualBookStats(changed).map((stat) => stat.id)).toEqual([id]);
    expect(withBookStat(changed, id, id === 'shrouded' ? null : 'own')).toEqual(draft);
  });

  it('nothing of it is told of an ordinary weapon', () => {
    expect(unusualBookStats(draft)).toEqual([]);
  });
});

describe('the rules with a number', () => {
  it('are those of the rulebook, each once', () => {
    const rules = withNumbered(words, withNumbered(words, [], 'breaching', 4), 'eternalWarrior', 1);
    expect(rules).toEqual(['breaching4', 'eternalWarrior1']);
    expect(withNumbered(words, rules, 'breaching', 6)).toEqual(['eternalWarrior1', 'breaching6']);
    expect(withNumbered(words, rules, 'breaching', null)).toEqual(['eternalWarrior1']);
    expect(withNumbered(words, rules, 'charges', 2)).toEqual(rules);
  });

  it('show a roll or an amount', () => {
    const shown = numberedStatsOf(words, ['breaching4', 'eternalWarrior2']).map(
      ({ id, shown: text, options }) => [id, text, options.length],
    );
    expect(shown).toEqual([
      ['criticalHit', '–', 6],
      ['rending', '–', 6],
      ['breaching', '4+', 6],
      ['shred', '–', 6],
      ['poisoned', '–', 6],
      ['eternalWarrior', '2', 7],
    ]);
  });
});
