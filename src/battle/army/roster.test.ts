import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitDraft } from '@/battle/state/unit';
import { begun, draft, FIRST_COMBAT, play, played } from '@/testing/battles/battles';
import { armyNow, first, health, scene } from '@/testing/battles/scenes';
import { MAX_UNITS } from './decide';

const code = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? 'accepted' : decision.refusal.code;
};
const names = (ledger: Ledger) => battleOf(ledger).units.map(({ unit }) => unit.name);
const { ledger, id } = scene(
  't9a-2',
  [
    { name: 'Spears', models: 20 },
    { name: 'King', marks: ['general', 'character'], healthPerModel: 3 },
    { name: 'Mage', marks: ['character'], healthPerModel: 3 },
  ],
  [{ name: 'Knights', models: 5 }],
);
const [spears, king, mage, knights] = [id('Spears'), id('King'), id('Mage'), id('Knights')];

describe('a roster', () => {
  it('has so many units a side, and no more, whatever the other side has', () => {
    const many = (count: number): Intent => ({
      type: 'addUnits',
      side: 'a',
      units: Array.from({ length: count }, (_, index) => draft({ name: `Unit ${index}` })),
    });
    expect(code(ledger, many(MAX_UNITS - 3))).toBe('accepted');
    expect(code(ledger, many(MAX_UNITS - 2))).toBe('tooManyUnits');
    expect(code(begun(), many(MAX_UNITS))).toBe('accepted');
  });

  it('keeps its order when one is removed, and when that is undone', () => {
    const removed = played(ledger, { type: 'removeUnit', unitId: king });
    expect(names(removed)).toEqual(['Spears', 'Mage', 'Knights']);
    expect(names(played(removed, { type: 'undo' }))).toEqual(['Spears', 'King', 'Mage', 'Knights']);
  });

  it('moves a unit up or down within its side, and not beyond', () => {
    const move = (unitId: typeof king, by: number): Intent => ({ type: 'moveUnit', unitId, by });
    expect(names(played(ledger, move(spears, 1)))).toEqual(['King', 'Spears', 'Mage', 'Knights']);
    expect(names(played(ledger, move(spears, 9)))).toEqual(['King', 'Mage', 'Spears', 'Knights']);
    expect(names(played(ledger, move(mage, -9)))).toEqual(['Mage', 'Spears', 'King', 'Knights']);
    expect([code(ledger, move(mage, 1)), code(ledger, move(spears, -1))]).toEqual([
      'nothingChanged',
      'nothingChanged',
    ]);
  });

  it('lets the General be edited, and refuses a second one', () => {
    const edited = (unitId: typeof king, unit: Partial<UnitDraft>): Intent => ({
      type: 'editUnit',
      unitId,
      unit: draft(unit),
    });
    expect(code(ledger, edited(king, { name: 'Queen', marks: ['general', 'character'] }))).toBe('accepted');
    expect(code(ledger, edited(mage, { name: 'Mage', marks: ['general'] }))).toBe('twoGenerals');
    expect(code(ledger, edited(knights, { name: 'Knights', marks: ['general'] }))).toBe('accepted');
  });
});

describe('two units of one name', () => {
  const add = (side: 'a' | 'b', ...named: readonly string[]): Intent => ({
    type: 'addUnits',
    side,
    units: named.map((name) => draft({ name })),
  });

  it('are told apart by numbers, however they were typed', () => {
    const typed = played(begun(), add('a', 'Spears'), add('a', 'Spears'), add('a', 'spears ', 'Archers'));
    expect(names(typed)).toEqual(['Spears', 'Spears #2', 'spears #3', 'Archers']);
    expect(names(played(begun(), add('b', 'Boars', 'Boars', 'Boars #2')))).toEqual([
      'Boars',
      'Boars #2',
      'Boars #3',
    ]);
  });

  it('are told apart after one of them is called like the other', () => {
    const edit = (unitId: typeof king, name: string): Intent => ({
      type: 'editUnit',
      unitId,
      unit: draft({ name, models: 20 }),
    });
    const renamed = played(ledger, edit(mage, 'Spears'));
    expect(names(renamed)).toEqual(['Spears', 'King', 'Spears #2', 'Knights']);
    expect(names(played(renamed, edit(mage, 'Mage')))).toEqual(['Spears', 'King', 'Mage', 'Knights']);
  });

  it('are told apart when a list is added to the units there', () => {
    const list: Intent = {
      type: 'importArmy',
      side: 'a',
      army: '',
      replace: false,
      units: [draft({ name: 'Spears' })],
      source: { format: 'typed', statedTotal: null, linesRead: 1, linesUnread: [], text: 'Spears' },
    };
    expect(names(played(ledger, list))).toContain('Spears #2');
    expect(names(played(ledger, { ...list, replace: true }))).not.toContain('Spears #2');
  });
});

describe('health', () => {
  it('does not change by nothing, is not lost where none is left, nor gained where all is there', () => {
    expect(code(ledger, health(spears, 0))).toBe('nothingChanged');
    expect(code(ledger, health(spears, 1))).toBe('nothingChanged');
    expect(code(played(ledger, health(king, -3)), health(king, -1))).toBe('unitHasNoHealth');
    expect(code(played(ledger, health(king, -3)), health(king, 0))).toBe('nothingChanged');
  });

  it('that losing the combat costs belongs to its latest round, and to none where the unit fights nowhere', () => {
    const told = (of: Ledger) => of.entries.at(-1)?.events[0];
    expect(told(played(ledger, health(spears, -1, 'combatResult')))).toMatchObject({
      cause: 'other',
      combatId: null,
      round: null,
    });
    const closed = played(ledger, first.engage(spears, knights), first.close);
    expect(told(played(closed, health(spears, -1, 'combatResult')))).toMatchObject({
      cause: 'combatResult',
      combatId: FIRST_COMBAT,
      round: 1,
    });
    expect(told(played(closed, health(spears, -1)))).toMatchObject({ cause: 'other', combatId: null });
  });
});

describe('a character', () => {
  const joins = (unitId: typeof king, hostId: typeof king | null): Intent => ({
    type: 'joinUnit',
    unitId,
    hostId,
  });

  it('joins a unit of its side that is on the table and in no other unit itself', () => {
    expect(code(ledger, joins(king, spears))).toBe('accepted');
    expect(code(ledger, joins(king, knights))).toBe('cannotBeJoined');
    expect(code(ledger, joins(king, king))).toBe('cannotBeJoined');
    const gone = played(ledger, { type: 'changeFate', unitId: spears, fate: 'fledTable' });
    expect(code(gone, joins(king, spears))).toBe('cannotBeJoined');
    const joined = played(ledger, joins(mage, spears));
    expect(code(joined, joins(king, mage))).toBe('cannotBeJoined');
    const led = played(ledger, joins(mage, king));
    expect(code(led, joins(king, spears))).toBe('cannotBeJoined');
  });

  it('leaves with nobody’s leave, and joins once', () => {
    const joined = played(ledger, joins(king, spears));
    expect(play(joined, joins(king, spears))).toBe(joined);
    expect(armyNow(played(joined, joins(king, null)), king).joined ?? null).toBeNull();
    expect(code(ledger, joins(spears, king))).toBe('notACharacter');
  });
});
