import { expect } from 'vitest';
import { outcomeOf } from '@/battle/combat/combat-score';
import { casualtiesOf } from '@/battle/combat/engagement';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { unitOf } from '@/battle/state/army';
import { type ArmyUnit, combatOf } from '@/battle/state/battle';
import { type Combat, latestRound, type Round } from '@/battle/state/combat';
import { type CombatId, type UnitId, writerId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import type { Answer, Side } from '@/rules/index';
import { begun, draft, FIRST_COMBAT, play, played } from './battles';

/** A battle with these units, and their ids by name. */
export type Scene = { readonly ledger: Ledger; id(name: string): UnitId };

/** A battle that has begun, with Blue's and Red's units. */
export function scene(
  editionId: string,
  blue: readonly Partial<UnitDraft>[],
  red: readonly Partial<UnitDraft>[],
): Scene {
  const ledger = played(
    begun(editionId),
    { type: 'addUnits', side: 'a', units: blue.map(draft) },
    { type: 'addUnits', side: 'b', units: red.map(draft) },
  );
  return { ledger, id: (name) => idOf(ledger, name) };
}

function idOf(ledger: Ledger, name: string): UnitId {
  const found = battleOf(ledger).units.find(({ unit }) => unit.name === name);
  if (!found) throw new Error(`No unit is called ${name}`);
  return found.unit.id;
}

/** What players do in the first combat. */
export const first = {
  engage: (...unitIds: readonly UnitId[]): Intent => ({
    type: 'engageUnits',
    combatId: FIRST_COMBAT,
    unitIds,
  }),
  close: { type: 'closeRound', combatId: FIRST_COMBAT },
  next: { type: 'beginRound', combatId: FIRST_COMBAT },
  says: (side: Side, unitId: UnitId | null, held: boolean): Intent => ({
    type: 'sayBreakTest',
    combatId: FIRST_COMBAT,
    side,
    unitId,
    held,
  }),
} as const;

/** Health lost (negative: gained) on a unit; without a cause in the round that it fights in. */
export function health(unitId: UnitId, by: number, cause?: 'other' | 'combatResult'): Intent {
  return { type: 'changeHealth', unitId, by, cause };
}

/** The combat and its latest round. Throws where there is none. */
export function roundNow(
  ledger: Ledger,
  id: CombatId = FIRST_COMBAT,
): { readonly combat: Combat; readonly round: Round } {
  const combat = combatOf(battleOf(ledger), id);
  const round = combat && latestRound(combat);
  if (!combat || !round) throw new Error('No such round');
  return { combat, round };
}

/** The totals of the latest round of the first combat, as recorded or as they stand: Blue's, then Red's. */
export function totals(ledger: Ledger): readonly [number, number] {
  const { combat, round } = roundNow(ledger);
  const { a, b } = round.outcome ?? outcomeOf(battleOf(ledger), combat, round);
  return [a.total, b.total];
}

/** What counts in a row of the latest round of the first combat. */
export function counts(ledger: Ledger, side: Side, rowId: string): Answer | undefined {
  const { combat, round } = roundNow(ledger);
  return (round.outcome ?? outcomeOf(battleOf(ledger), combat, round))[side].answers[rowId];
}

/** The casualties of the side in the latest round of the first combat. */
export function casualties(ledger: Ledger, side: Side): number {
  return casualtiesOf(battleOf(ledger), roundNow(ledger).round, side);
}

/** The unit as it stands. Throws where it is not there. */
export function armyNow(ledger: Ledger, id: UnitId): ArmyUnit {
  const army = unitOf(battleOf(ledger), id);
  if (!army) throw new Error('No such unit');
  return army;
}

/** What lies on disk after the ledger was written. */
export function stored(ledger: Ledger): readonly unknown[] {
  return JSON.parse(JSON.stringify(ledger.entries)) as readonly unknown[];
}

/**
 * Expects the battle to be the same after a reload, after undo and redo of its newest gesture, and on another
 * phone.
 */
export function expectToLast(ledger: Ledger): void {
  expect(parseLog(stored(ledger))).toEqual({ ledger, problems: [] });
  const again = played(ledger, { type: 'undo' }, { type: 'redo' });
  expect(battleOf(again)).toEqual(battleOf(ledger));
  const handed = played(ledger, { type: 'handOver', to: null });
  const taken = parseLog(stored(handed)).ledger;
  if (!taken) throw new Error('The other phone read no battle');
  const there = play(taken, { type: 'takeOver', writer: writerId('w2') });
  expect(battleOf(there)).toEqual(battleOf(ledger));
}
