import type { VehicleArmour, VehicleFacing } from '@/battle/state/vehicle-armour';

/** Vehicles in English. */

const FACINGS: Readonly<Record<VehicleFacing, string>> = { front: 'Front', side: 'Side', rear: 'Rear' };

const SWITCHES = {
  openTopped: 'Open-topped',
  walker: 'Walker: struck from the front',
} as const satisfies Partial<Record<keyof VehicleArmour, string>>;

export const vehicle = {
  armour: 'Armour Values',
  facing: (facing: VehicleFacing): string => FACINGS[facing],
  armourOf: (facing: VehicleFacing): string => `${FACINGS[facing]} armour`,
  /** "Side 11". */
  shotAt: (facing: VehicleFacing, armour: VehicleArmour): string => `${FACINGS[facing]} ${armour[facing]}`,
  facingOf: (unit: string): string => `Side of ${unit} that is shot at`,
  switch: (id: keyof typeof SWITCHES): string => SWITCHES[id],
  /** "AV 13/12/10". */
  inOneLine: ({ front, side, rear, openTopped }: VehicleArmour): string =>
    `AV ${front}/${side}/${rear}${openTopped ? ' open-topped' : ''}`,
};
