import { accepted, type RefusalOf, type Result, refused } from '@/rules/index';

/** The sides of a vehicle that have armour of their own. */
export const VEHICLE_FACINGS = ['front', 'side', 'rear'] as const;
export type VehicleFacing = (typeof VEHICLE_FACINGS)[number];

/** A vehicle's Armour Values, 10 to 15, and what changes how it is hit. */
export type VehicleArmour = Readonly<Record<VehicleFacing, number>> & {
  /** The damage table is rolled on with 1 more; missing: it is closed. */
  readonly openTopped?: true;
  /** It is struck from the front in close combat; missing: from the rear. */
  readonly walker?: true;
};

/** A light tank: what a new vehicle begins with. */
export const ORDINARY_ARMOUR: VehicleArmour = { front: 11, side: 11, rear: 10 };

export const ARMOUR_RANGE = { min: 10, max: 15 } as const;

/** Why armour was refused. */
export type ArmourRefusal = RefusalOf<{
  armourOutOfRange: { readonly min: number; readonly max: number }; // an Armour Value that is no whole number from 10 to 15
}>;

/** The armour, or why it cannot be. */
export function parseArmour(entered: VehicleArmour): Result<VehicleArmour, ArmourRefusal> {
  const { min, max } = ARMOUR_RANGE;
  const known = VEHICLE_FACINGS.every((facing) => {
    const value = entered[facing];
    return Number.isInteger(value) && value >= min && value <= max;
  });
  return known ? accepted(entered) : refused('armourOutOfRange', ARMOUR_RANGE);
}

/** The facing that blows of close combat meet. */
export function struckFacing({ walker }: VehicleArmour): VehicleFacing {
  return walker ? 'front' : 'rear';
}
