import type { Intent } from '@/battle/log/intent';
import type { Battle } from '@/battle/state/battle';
import type { CombatId, UnitId } from '@/battle/state/ids';
import type { Setup } from '@/battle/state/setup';
import type { Facing, Side } from '@/rules/index';

/* The gestures that the scripts of all examples are made of. */

/**
 * A gesture of a player, made from the battle so far: so a step can find a unit by name, or the third combat.
 */
export type ExampleStep = (battle: Battle) => Intent;

/** The unit of that name. Throws for an unknown name: a fault of this script. */
export function named({ units }: Battle, name: string): UnitId {
  const found = units.find(({ unit }) => unit.name === name);
  if (!found) throw new Error(`The example has no ${name}`);
  return found.unit.id;
}

export function nth({ combats }: Battle, number: number): CombatId {
  const combat = combats.find((one) => one.number === number);
  if (!combat) throw new Error(`The example has no combat ${number}`);
  return combat.id;
}

/** An example as its players played it: the set-up, and every gesture in order, the armies first. */
export type Example = { readonly setup: Setup; readonly steps: readonly ExampleStep[] };

export const turn =
  (gameTurn: number, side: Side): ExampleStep =>
  () => ({ type: 'beginTurn', turn: { gameTurn, side } });
export const opens: ExampleStep = () => ({ type: 'openCombat' });
export const note =
  (text: string): ExampleStep =>
  () => ({ type: 'addNote', text, about: null });
/** Health Points lost outside a combat, by shooting or trampling. */
export const shot =
  (name: string, lost: number): ExampleStep =>
  (battle) => ({
    type: 'changeHealth',
    unitId: named(battle, name),
    by: -lost,
    cause: 'other',
  });
/** The units that fight in that combat from now on. */
export const fight =
  (number: number, ...names: readonly string[]): ExampleStep =>
  (battle) => ({
    type: 'engageUnits',
    combatId: nth(battle, number),
    unitIds: names.map((name) => named(battle, name)),
  });
export const charges =
  (number: number, name: string, enemy: string, facing: Facing = 'front'): ExampleStep =>
  (battle) => ({
    type: 'changeContact',
    combatId: nth(battle, number),
    unitId: named(battle, name),
    enemyUnitId: named(battle, enemy),
    contact: { facing, charged: true },
  });
export const closes =
  (number: number): ExampleStep =>
  (battle) => ({ type: 'closeRound', combatId: nth(battle, number) });
export const again =
  (number: number): ExampleStep =>
  (battle) => ({ type: 'beginRound', combatId: nth(battle, number) });
export const ends =
  (number: number): ExampleStep =>
  (battle) => ({ type: 'endCombat', combatId: nth(battle, number) });
