import { describe, expect, it } from 'vitest';
import { describe as described } from '@/battle/describe/describe';
import { descriptionContext } from '@/battle/describe/description-context';
import { decide } from '@/battle/log/decide';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseEntry } from '@/battle/log/parse-entry';
import { armyOf } from '@/battle/state/army';
import { EMPTY_FIGHTER } from '@/battle/state/fighters';
import { crc32 } from '@/plain/crc-32';
import { begun, draft, FIRST_COMBAT, play, played } from '@/testing/battles/battles';

const SOURCE = {
  format: 't9aNewRecruit',
  statedTotal: 710,
  linesRead: 3,
  linesUnread: ['thank you'],
  text: 'Dwarven Holds\n480 - King, General\n230 - 10 Marksmen\nthank you',
};
const KING = draft({ name: 'King', pointCost: 480, marks: ['general', 'character'] });
const MARKSMEN = draft({ name: 'Marksmen', models: 10, pointCost: 230 });

const importing = (changes: object = {}): Intent => ({
  type: 'importArmy',
  side: 'a',
  army: 'Dwarven Holds',
  units: [KING, MARKSMEN],
  replace: false,
  source: SOURCE,
  ...changes,
});
const names = (ledger: Ledger) => armyOf(battleOf(ledger), 'a').map(({ unit }) => unit.name);
const codeOf = (ledger: Ledger, intent: Intent) => {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
};

/** The entries as they come back from a disk. */
const parseEntries = ({ entries }: Ledger) =>
  entries.map((entry) => {
    const parsed = parseEntry(JSON.parse(JSON.stringify(entry)));
    return parsed.kind === 'entry' ? parsed.entry : parsed;
  });

describe('an imported army', () => {
  const imported = played(begun(), importing());

  it('is one entry, which brings its units and names the army', () => {
    expect(imported.entries).toHaveLength(2);
    expect(names(imported)).toEqual(['King', 'Marksmen']);
    expect(battleOf(imported).setup.a.army).toBe('Dwarven Holds');
  });

  it('says how many lines were read, and which were not', () => {
    const [event] = imported.entries[1]?.events ?? [];
    expect(event).toMatchObject({
      type: 'armyImported',
      source: { linesRead: 3, linesUnread: ['thank you'], text: SOURCE.text, checksum: crc32(SOURCE.text) },
    });
  });

  it('goes as a whole with one undo, its name too', () => {
    const undone = played(imported, { type: 'undo' });
    expect(names(undone)).toEqual([]);
    expect(battleOf(undone).setup.a.army).toBe('');
    expect(names(played(undone, { type: 'redo' }))).toEqual(['King', 'Marksmen']);
  });

  it('names the army that the importing device keeps, for the season, until another list takes its place', () => {
    const kept = played(begun(), importing({ source: { ...SOURCE, kept: { id: 'x1', name: 'Grudge' } } }));
    expect(battleOf(kept).lists).toEqual({ a: { id: 'x1', name: 'Grudge' } });
    expect(battleOf(played(kept, { type: 'undo' })).lists ?? {}).toEqual({});
    expect(battleOf(played(kept, importing({ replace: true }))).lists).toEqual({});
    expect(parseEntries(kept)).toEqual(kept.entries);
  });

  it('keeps how its models fight, as far as that is in range', () => {
    const fighters = [
      { ...EMPTY_FIGHTER, name: 'Legionary', models: 9 },
      { ...EMPTY_FIGHTER, name: 'Odd', models: 1, strength: 99 },
    ];
    const squad = draft({ name: 'Squad', models: 10, fighters });
    const battle = played(begun(), importing({ units: [squad] }));
    expect(armyOf(battleOf(battle), 'a')[0]?.unit.fighters).toEqual([fighters[0]]);
    expect(parseEntries(battle)).toEqual(battle.entries);
  });

  it('leaves a source over 8 kB on the device, and keeps its checksum', () => {
    const text = 'x'.repeat(8193);
    const [event] = played(begun(), importing({ source: { ...SOURCE, text } })).entries[1]?.events ?? [];
    expect(event).toMatchObject({ source: { text: null, checksum: crc32(text) } });
    const fits = played(begun(), importing({ source: { ...SOURCE, text: 'x'.repeat(8192) } }));
    expect(fits.entries[1]?.events[0]).toMatchObject({ source: { text: 'x'.repeat(8192) } });
  });

  it('joins the army that is there, or takes its place', () => {
    const levy = draft({ name: 'Levy' });
    const units = [levy];
    expect(names(played(imported, importing({ units })))).toEqual(['King', 'Marksmen', 'Levy']);
    const replaced = played(imported, importing({ units, replace: true }));
    expect(names(replaced)).toEqual(['Levy']);
    expect(names(played(replaced, { type: 'undo' }))).toEqual(['King', 'Marksmen']);
  });

  it('keeps the army’s name where the list has none, and cuts one that is too long', () => {
    expect(battleOf(played(imported, importing({ army: ' ', units: [MARKSMEN] }))).setup.a.army).toBe(
      'Dwarven Holds',
    );
    expect(battleOf(played(begun(), importing({ army: 'x'.repeat(60) }))).setup.a.army).toBe('x'.repeat(40));
  });

  it('is refused with two Generals, too many units, an impossible unit, and none at all', () => {
    expect(codeOf(imported, importing())).toBe('twoGenerals');
    expect(codeOf(begun(), importing({ units: Array.from({ length: 101 }, () => MARKSMEN) }))).toBe(
      'tooManyUnits',
    );
    expect(codeOf(begun(), importing({ units: [draft({ name: 'King', models: 0 })] }))).toBe(
      'modelsOutOfRange',
    );
    expect(codeOf(begun(), importing({ units: [] }))).toBe('nothingChanged');
  });

  it('does not take the place of an army of which a unit fights', () => {
    const marksmen = armyOf(battleOf(imported), 'a')[1]?.unit.id;
    if (!marksmen) throw new Error('No unit');
    const fighting = play(imported, { type: 'engageUnits', combatId: FIRST_COMBAT, unitIds: [marksmen] });
    expect(fighting).not.toBe(imported);
    expect(codeOf(fighting, importing({ replace: true }))).toBe('unitInCombat');
  });

  it('is told in the log with its units, points and lines', () => {
    const entry = imported.entries[1];
    if (!entry) throw new Error('No entry');
    expect(described(entry, descriptionContext(imported))).toMatchObject({
      key: 'armyImported',
      army: 'Dwarven Holds',
      units: 2,
      points: 710,
      linesRead: 3,
      linesUnread: 1,
    });
  });
});
