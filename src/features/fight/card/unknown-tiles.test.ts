import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { MARKS, type UnitDraft } from '@/battle/state/unit';
import { shownRound } from '@/features/fight/round/shown-round';
import {
  type Answer,
  EDITIONS,
  type Edition,
  FACINGS,
  type Facing,
  SIDES,
  type UnitFact,
} from '@/rules/index';
import { answered, begun, FIRST_COMBAT, play, played } from '@/testing/battles/battles';
import { first, scene } from '@/testing/battles/scenes';
import { type CardRow, cardLines, rareLines } from './card-lines';
import { standingOf } from './row-standing';

/** Fights with wound pools have no such tiles: `assault/fighters/is-sample.test.ts` holds what they propose. */
const WITH_SHEETS: readonly Edition[] = EDITIONS.filter((edition: Edition) => edition.combat !== undefined);
const BARE = { name: 'Spears', models: 20 };
const ENEMY = { name: 'Boars', models: 8 };

type Meeting = { readonly facing: Facing; readonly charged: boolean };
const meeting: fc.Arbitrary<Meeting> = fc.record({
  facing: fc.constantFrom(...FACINGS),
  charged: fc.boolean(),
});

/** Two units that fight each other as that meeting says, with those facts. */
function fought(
  edition: Edition,
  { facing, charged }: Meeting,
  spears: Partial<UnitDraft>,
  boars: Partial<UnitDraft>,
) {
  const { ledger, id } = scene(edition.id, [{ ...BARE, ...spears }], [{ ...ENEMY, ...boars }]);
  const met = play(play(ledger, first.engage(id(BARE.name), id(ENEMY.name))), {
    type: 'changeContact',
    combatId: FIRST_COMBAT,
    unitId: id(ENEMY.name),
    enemyUnitId: id(BARE.name),
    contact: { facing, charged },
  });
  return met;
}

/** What a tile shows that claims nothing: a question, or a dash where the players set it. */
const CLAIMS_NOTHING: readonly Shown[] = ['?', '–'];
type Shown = Answer | '?' | '–';

/** What each tile of the card shows. */
function tiles(ledger: Ledger): ReadonlyMap<string, Shown> {
  const battle = battleOf(ledger);
  const shown = shownRound(battle, FIRST_COMBAT);
  const rows = [
    ...cardLines(shown.sheet).flatMap((line) => (line.kind === 'full' ? [line.row] : line.rows)),
    ...rareLines(shown.sheet).rows,
  ].filter((row) => row !== undefined);
  return new Map(
    SIDES.flatMap((side) =>
      rows.map((row): [string, Shown] => {
        const { missing, answer, unsaid } = standingOf(row, side, shown, battle);
        return [`${row.label}, ${side}`, missing.length > 0 ? '?' : unsaid ? '–' : answer];
      }),
    ),
  );
}

function factValue(fact: UnitFact): fc.Arbitrary<number | boolean | string> {
  switch (fact.input) {
    case 'switch':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...fact.options.map(({ id }) => id));
    case 'number':
      return fc.integer({ min: fact.min, max: Math.min(fact.max, 20) });
  }
}

/** Random facts of everything that a unit may not have been given; its models it always has. */
function factsOf({ unitFacts = [] }: Edition): fc.Arbitrary<Partial<UnitDraft>> {
  const asked = unitFacts.filter(({ id }) => id !== 'models' && !isMark(id));
  return fc
    .record({
      facts: fc.record(Object.fromEntries(asked.map((fact) => [fact.id, factValue(fact)]))),
      marks: fc.subarray([...MARKS]),
    })
    .map(({ facts, marks }) => ({ facts, marks }));
}

function isMark(id: string): boolean {
  return MARKS.some((mark) => mark === id);
}

/** Two units with a name and models alone, or with a name alone, and then of any number of models. */
const COUNTED = [{ said: {}, models: fc.constant({}) }] as const;
const NAMED = [
  {
    said: { models: 1, modelsUnsaid: true } as const,
    models: fc.integer({ min: 1, max: 30 }).map((models) => ({ models })),
  },
] as const;

describe.each(WITH_SHEETS.map((edition) => [edition.shortName, edition] as const))('%s', (_, edition) => {
  test.each([
    ['two units with a name and models alone', ...COUNTED],
    ['two units with a name alone', ...NAMED],
  ])('has no tile that says "no" or 0 of what only facts that are not entered decide: %s', (__, units) => {
    const wrong = new Set<string>();
    const full = fc
      .tuple(factsOf(edition), units.models as fc.Arbitrary<Partial<UnitDraft>>)
      .map(([facts, models]) => ({ ...facts, ...models }));
    fc.assert(
      fc.property(meeting, full, full, (met, spears, boars) => {
        const bare = tiles(fought(edition, met, units.said, units.said));
        for (const [tile, answer] of tiles(fought(edition, met, spears, boars))) {
          const shown = bare.get(tile);
          if (shown === undefined || CLAIMS_NOTHING.includes(shown)) continue;
          if (!CLAIMS_NOTHING.includes(answer) && shown !== answer)
            wrong.add(`${tile}: ${String(shown)}, not ${String(answer)}`);
        }
      }),
      { numRuns: 60 },
    );
    expect([...wrong]).toEqual([]);
  });

  test('shows "?" for what it does not know of two units with a name and models alone', () => {
    const bare = tiles(fought(edition, { facing: 'front', charged: false }, {}, {}));
    expect([...bare.values()]).toContain('?');
  });

  test('says "no" of what players answered so, and of a facing that is known', () => {
    const met = fought(edition, { facing: 'front', charged: false }, {}, {});
    const neutral = [...tiles(met)].filter(([, shown]) => shown === '–');
    expect(neutral.length).toBeGreaterThan(0);
    expect(tiles(met).get('Flank, a') ?? tiles(met).get('Flank Attack, a')).not.toBe('–');
    const toggles = (edition.combat?.rows ?? []).filter(({ input }) => input === 'toggle');
    for (const { id, label } of toggles) {
      const answer = { type: 'answer', combatId: FIRST_COMBAT, side: 'a', rowId: id } as const;
      const no = play(play(met, { ...answer, answer: true }), { ...answer, answer: false });
      expect(tiles(no).get(`${label}, a`) ?? false).toBe(false);
    }
  });

  // What takes ranks away or adds one (no rank bonus, disrupted, horde) is asked of nobody, for the tile says
  // how many ranks count, which players see and change, and never "no".
  test('shows a number of ranks where nobody said what only the table can say of them', () => {
    const { combat, unitFacts = [] } = edition;
    const ranks = combat?.rows.find(({ id }) => id === combat.ranks);
    const facts = { ranks: 3, height: 1, troopType: 'regularInfantry', formation: 'closeOrder' };
    const known = {
      facts: Object.fromEntries(
        unitFacts.flatMap(({ id }) => (id in facts ? [[id, facts[id as keyof typeof facts]]] : [])),
      ),
    };
    const shown = tiles(fought(edition, { facing: 'front', charged: false }, known, known));
    expect(shown.get(`${ranks?.label}, a`)).toBeGreaterThanOrEqual(2);
  });

  test('says "no" in a fight without units, where the card is the players’ own word', () => {
    expect([...tiles(begun(edition.id)).values()].filter((shown) => shown === '–' || shown === '?')).toEqual(
      [],
    );
  });

  test('says of ranks that may be lost to a flank entered by hand that they may be', () => {
    const row = edition.combat?.rows.find(({ lostTo }) => lostTo);
    if (!row?.lostTo) return;
    const [flank = ''] = row.lostTo.rowIds;
    const ledger = played(
      begun(edition.id),
      { type: 'openCombat' },
      answered('b', row.id, 3),
      answered('a', flank, 1),
    );
    const lost = SIDES.map((side) => {
      const battle = battleOf(ledger);
      return standingOf(row as CardRow, side, shownRound(battle, FIRST_COMBAT), battle).maybeLost;
    });
    expect(lost).toEqual([false, true]);
  });
});
