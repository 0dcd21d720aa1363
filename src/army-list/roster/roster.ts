import { fieldsOf, itemsOf, numberOf, textOf } from './fields';

/** The tree that BattleScribe and New Recruit write, whether as XML or as JSON. */
export type Roster = {
  readonly name: string;
  readonly game: string;
  readonly costs: readonly Cost[];
  readonly forces: readonly Force[];
};
export type Cost = { readonly name: string; readonly value: number };
export type Force = {
  readonly name: string;
  readonly catalogue: string;
  readonly selections: readonly Selection[];
};
export type Selection = {
  readonly name: string;
  readonly customName: string;
  readonly number: number;
  /** `unit`, `model`, `upgrade`, `mount` or `crew`. */
  readonly type: string;
  readonly group: string;
  readonly costs: readonly Cost[];
  readonly profiles: readonly Profile[];
  readonly categories: readonly string[];
  /** The names of special rules. */
  readonly rules: readonly string[];
  readonly selections: readonly Selection[];
};
export type Profile = {
  readonly name: string;
  readonly type: string;
  readonly values: Readonly<Record<string, string>>;
};

/**
 * The roster in a parsed file, or null where it holds none. Forces within forces come after the one they
 * belong to.
 */
export function rosterIn(file: unknown): Roster | null {
  const outer = fieldsOf(file);
  const roster = 'roster' in outer ? fieldsOf(outer.roster) : outer;
  const forces = itemsOf(roster.forces).flatMap(forcesIn);
  if (forces.length === 0) return null;
  return {
    name: textOf(roster.name),
    game: textOf(roster.gameSystemName),
    costs: itemsOf(roster.costs).map(costIn),
    forces,
  };
}

function forcesIn(value: unknown): readonly Force[] {
  const fields = fieldsOf(value);
  const force: Force = {
    name: textOf(fields.name),
    catalogue: textOf(fields.catalogueName),
    selections: itemsOf(fields.selections).map(selectionIn),
  };
  return [force, ...itemsOf(fields.forces).flatMap(forcesIn)];
}

function selectionIn(value: unknown): Selection {
  const fields = fieldsOf(value);
  return {
    name: textOf(fields.name),
    customName: textOf(fields.customName),
    number: Math.max(1, Math.round(fields.number === undefined ? 1 : numberOf(fields.number))),
    type: textOf(fields.type).toLowerCase(),
    group: textOf(fields.group),
    costs: itemsOf(fields.costs).map(costIn),
    profiles: itemsOf(fields.profiles).map(profileIn),
    categories: itemsOf(fields.categories).map((category) => textOf(fieldsOf(category).name)),
    rules: itemsOf(fields.rules).map((rule) => textOf(fieldsOf(rule).name)),
    selections: itemsOf(fields.selections).map(selectionIn),
  };
}

function costIn(value: unknown): Cost {
  const fields = fieldsOf(value);
  return { name: textOf(fields.name), value: numberOf(fields.value) };
}

function profileIn(value: unknown): Profile {
  const fields = fieldsOf(value);
  const values = itemsOf(fields.characteristics).map((item): [string, string] => {
    const { name, $text, value: written } = fieldsOf(item);
    return [textOf(name), textOf($text ?? written)];
  });
  return { name: textOf(fields.name), type: textOf(fields.typeName), values: Object.fromEntries(values) };
}

/** Everything below a selection, itself not included. */
export function descendants(selection: Selection): readonly Selection[] {
  return selection.selections.flatMap((child) => [child, ...descendants(child)]);
}
