import * as v from 'valibot';
import type { AssaultUnit } from '@/battle/assault/standing/view';
import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { unitFightersSchema } from '@/battle/state/fighter-shape';
import {
  type FighterDraft,
  type FighterGroup,
  NO_SWITCHES,
  type UnitFighters,
} from '@/battle/state/fighters';
import { parseUnitFighters } from '@/battle/state/parse-fighters';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import type { Side } from '@/rules/index';
import { profileOnly } from './remembered-fighters';

/**
 * A whole unit as it fought: its name, and its groups with the models that they began with. Never part of a
 * log.
 */
export type RememberedUnit = { readonly name: string; readonly groups: readonly UnitFighters[] };

/** The most units that are remembered. Beyond this, the oldest is dropped. */
export const MAX_REMEMBERED_UNITS = 100;

const stored = v.array(v.unknown());
const shape = v.strictObject({ name: v.string(), groups: v.array(unitFightersSchema) });

/** The units in a device's record that can be read completely, each name once. Never throws. */
export function parseUnits(record: unknown): readonly RememberedUnit[] {
  const list = v.safeParse(stored, record);
  if (!list.success) return [];
  const units = list.output.flatMap((item) => {
    const unit = v.safeParse(shape, item);
    if (!unit.success) return [];
    const { name, groups } = unit.output;
    const parsed = parseUnitFighters(groups);
    const isWhole = parsed.length === groups.length && parsed.length > 0;
    const isNamed = name.trim() !== '' && name.length <= MAX_UNIT_NAME_LENGTH;
    return isWhole && isNamed ? [{ name, groups: parsed }] : [];
  });
  return rememberUnits([], units);
}

/** The list with these units at its front, without older ones of the same names. */
export function rememberUnits(
  list: readonly RememberedUnit[],
  units: readonly RememberedUnit[],
): readonly RememberedUnit[] {
  const seen = new Set<string>();
  return [...units, ...list]
    .filter(({ name }) => {
      const key = name.trim().toLowerCase();
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, MAX_REMEMBERED_UNITS);
}

/** The unit as the app will propose it: without its losses, and without what held in one round only. */
export function remembered({ name, groups }: Pick<AssaultUnit, 'name' | 'groups'>): RememberedUnit {
  return {
    name,
    groups: groups.map((group: FighterGroup) => ({ ...profileOnly(group), models: group.woundsLeft.length })),
  };
}

/**
 * The units of a fight to remember when it begins: whole units in the first round, without losses in the
 * armies. A squad with a default name is not remembered.
 */
export function worthRemembering(
  battle: Battle,
  combat: Combat,
  units: readonly AssaultUnit[],
  unnamed: readonly string[],
): readonly RememberedUnit[] {
  if (combat.rounds.length > 1) return [];
  const isWhole = ({ groups }: AssaultUnit) =>
    groups.every(({ unitId }) => unitId === null || unitOf(battle, unitId)?.lost === 0);
  return units.filter((unit) => isWhole(unit) && !unnamed.includes(unit.name)).map(remembered);
}

/** The groups of a remembered unit, as drafts to join the fight on that side. */
export function draftsOf({ groups }: RememberedUnit, side: Side): readonly FighterDraft[] {
  return groups.map((group) => ({ ...group, ...NO_SWITCHES, side, unitId: null, unitKey: null }));
}
