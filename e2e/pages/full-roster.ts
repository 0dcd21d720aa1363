import { type ArmiesPage, type TypedUnit, UnitFormSheet } from './armies-page';
import type { SideName } from './side-name';

/** A unit with the facts that its combats need: typed numbers, and switches that are on. */
export type FullUnit = TypedUnit & {
  readonly numbers?: Readonly<Record<string, number>>;
  readonly switches?: readonly string[];
};

/** Enters a roster with the facts of each unit, in one go. */
export async function enterRoster(
  armies: ArmiesPage,
  side: SideName,
  units: readonly FullUnit[],
): Promise<void> {
  await armies.show(side);
  await armies.addUnitButton.click();
  const form = new UnitFormSheet(armies.page);
  for (const [index, unit] of units.entries()) {
    await form.fill(unit);
    for (const [label, value] of Object.entries(unit.numbers ?? {})) {
      await form.field(label).fill(String(value));
    }
    for (const label of unit.switches ?? []) await form.mark(label).click();
    if (index < units.length - 1) await form.addAnother(unit.name);
  }
  await form.add();
}
