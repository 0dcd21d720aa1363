import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import type { UnitDraft } from '@/battle/state/unit';
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
import { FIRST_COMBAT, play } from '@/testing/battles/battles';
import { first, scene } from '@/testing/battles/scenes';
import { cardLines, rareLines } from './card-lines';
import { standingOf } from './row-standing';

const WITH_SHEETS: readonly Edition[] = EDITIONS.filter((edition: Edition) => edition.combat !== undefined);
/** What nobody entered of these is a "no" of the army list, and not asked for. */
const NO_IF_NOT_SAID: readonly string[] = [
  ...['standard', 'battleStandard', 'musician', 'higherGround'],
  ...['horde', 'disrupted', 'noRankBonus', 'models'],
];
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

/** What each tile of the card shows: the answer, or "?". */
function tiles(ledger: Ledger): ReadonlyMap<string, Answer> {
  const battle = battleOf(ledger);
  const shown = shownRound(battle, FIRST_COMBAT);
  const rows = [
    ...cardLines(shown.sheet).flatMap((line) => (line.kind === 'full' ? [line.row] : line.rows)),
    ...rareLines(shown.sheet).rows,
  ].filter((row) => row !== undefined);
  return new Map(
    SIDES.flatMap((side) =>
      rows.map((row): [string, Answer] => {
        const { missing, answer } = standingOf(row, side, shown, battle);
        return [`${row.label}, ${side}`, missing.length > 0 ? '?' : answer];
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

/** Random facts of everything that a unit may not have been given. */
function factsOf({ unitFacts = [] }: Edition): fc.Arbitrary<Partial<UnitDraft>> {
  const asked = unitFacts.filter(({ id }) => !NO_IF_NOT_SAID.includes(id));
  return fc
    .record(Object.fromEntries(asked.map((fact) => [fact.id, factValue(fact)])))
    .map((facts) => ({ facts }));
}

describe.each(WITH_SHEETS.map((edition) => [edition.shortName, edition] as const))('%s', (_, edition) => {
  test('has no tile that says "no" or 0 of what only facts that are not entered decide', () => {
    const wrong = new Set<string>();
    fc.assert(
      fc.property(meeting, factsOf(edition), factsOf(edition), (met, spears, boars) => {
        const bare = tiles(fought(edition, met, {}, {}));
        for (const [tile, answer] of tiles(fought(edition, met, spears, boars))) {
          const shown = bare.get(tile);
          if (shown !== '?' && answer !== '?' && shown !== answer)
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
});
