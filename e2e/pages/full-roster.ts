import { type ArmiesPage, type TypedUnit, UnitFormSheet } from './armies-page';
import type { SideName } from './side-name';

/** A unit with the facts that its combats need: typed numbers, switches that are on, and choices. */
export type FullUnit = TypedUnit & {
  readonly numbers?: Readonly<Record<string, number>>;
  readonly switches?: readonly string[];
  /** What is chosen of a list, such as a formation. */
  readonly choices?: Readonly<Record<string, string>>;
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
    for (const [label, option] of Object.entries(unit.choices ?? {})) {
      await form.dialog.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
    }
    for (const label of unit.switches ?? []) await form.mark(label).click();
    if (index < units.length - 1) await form.addAnother(unit.name);
  }
  await form.add();
}
