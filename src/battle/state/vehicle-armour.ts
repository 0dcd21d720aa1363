import { accepted, type RefusalOf, type Result, refused } from '@/rules/index';

/** The sides of a vehicle that have an Armour Value of their own. */
export const VEHICLE_FACINGS = ['front', 'side', 'rear'] as const;
export type VehicleFacing = (typeof VEHICLE_FACINGS)[number];

/** A vehicle's Armour Values, 10 to 15, and what changes how it is hit. */
export type VehicleArmour = Readonly<Record<VehicleFacing, number>> & {
  /** It adds 1 to the roll on the damage table; missing: it is not open-topped. */
  readonly openTopped?: true;
  /** Close combat hits its front; missing: its rear. */
  readonly walker?: true;
};

/** A light tank: the values of a new vehicle. */
export const ORDINARY_ARMOUR: VehicleArmour = { front: 11, side: 11, rear: 10 };

/** What a vehicle does in close combat unless somebody says otherwise: it strikes nobody. */
export const ORDINARY_VEHICLE = { attacks: 0, weaponSkill: 1 } as const;

export const ARMOUR_RANGE = { min: 10, max: 15 } as const;

/** Why armour was refused. */
export type ArmourRefusal = RefusalOf<{
  // an Armour Value other than a whole number from 10 to 15
  armourOutOfRange: { readonly min: number; readonly max: number };
}>;

/** The armour, or why it was refused. */
export function parseArmour(entered: VehicleArmour): Result<VehicleArmour, ArmourRefusal> {
  const { min, max } = ARMOUR_RANGE;
  const known = VEHICLE_FACINGS.every((facing) => {
    const value = entered[facing];
    return Number.isInteger(value) && value >= min && value <= max;
  });
  return known ? accepted(entered) : refused('armourOutOfRange', ARMOUR_RANGE);
}

/** The facing that blows in close combat hit. */
export function struckFacing({ walker }: VehicleArmour): VehicleFacing {
  return walker ? 'front' : 'rear';
}
