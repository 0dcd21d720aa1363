import type { VehicleArmour, VehicleFacing } from '@/battle/state/vehicle-armour';
import { vehicle as said } from '@/messages/compiled/vehicle';

/** Vehicles in English. */

const FACINGS: Readonly<Record<VehicleFacing, string>> = said.facings;

const SWITCHES = said.switches satisfies Partial<Record<keyof VehicleArmour, string>>;

export const vehicle = {
  ...said,
  facing: (facing: VehicleFacing): string => FACINGS[facing],
  armourOf: (facing: VehicleFacing): string => said.armourOf(FACINGS[facing]),
  /** "Side 11". */
  shotAt: (facing: VehicleFacing, armour: VehicleArmour): string => `${FACINGS[facing]} ${armour[facing]}`,
  switch: (id: keyof typeof SWITCHES): string => SWITCHES[id],
  /** "AV 13/12/10". */
  inOneLine: ({ front, side, rear, openTopped }: VehicleArmour): string =>
    said.inOneLine({ front, side, rear, openTopped: openTopped === true }),
};
