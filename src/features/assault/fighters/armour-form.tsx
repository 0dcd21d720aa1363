import {
  ARMOUR_RANGE,
  ORDINARY_ARMOUR,
  VEHICLE_FACINGS,
  type VehicleArmour,
} from '@/battle/state/vehicle-armour';
import { Switch } from '@/ui/tile/switch';
import { assaultWords } from '@/words/assault/assault-words';
import { StatLine } from './stat-line';

type ArmourFormProps = {
  /** Undefined: not entered. Then only Destroyer hits hurt the vehicle. */
  readonly armour: VehicleArmour | undefined;
  readonly disabled: boolean;
  /** The rulebook has neither a damage table nor walkers among its vehicles. */
  readonly plain: boolean;
  onChange(armour: VehicleArmour): void;
};

const VALUES = Array.from(
  { length: ARMOUR_RANGE.max - ARMOUR_RANGE.min + 1 },
  (_, index) => ARMOUR_RANGE.min + index,
);
const SWITCHES = ['openTopped', 'walker'] as const;

/** The Armour Values of a vehicle, and what changes how it is hit. */
export function ArmourForm({ armour, disabled, plain, onChange }: ArmourFormProps) {
  const shown = armour ?? ORDINARY_ARMOUR;
  const toggle = (id: (typeof SWITCHES)[number], on: boolean) => {
    const { [id]: _, ...others } = shown;
    onChange(on ? { ...others, [id]: true } : others);
  };
  return (
    <div className="grid gap-1.5">
      <StatLine
        label={assaultWords.vehicle.armour}
        stats={VEHICLE_FACINGS.map((facing) => ({
          id: facing,
          label: assaultWords.vehicle.facing(facing),
          name: assaultWords.vehicle.armourOf(facing),
          value: shown[facing],
          shown: armour ? String(shown[facing]) : '–',
          options: VALUES.map((value) => ({ value, shown: String(value) })),
        }))}
        disabled={disabled}
        onChange={(facing, value) => onChange({ ...shown, [facing]: value })}
      />
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {(plain ? [] : SWITCHES).map((id) => (
          <Switch
            key={id}
            on={shown[id] ?? false}
            disabled={disabled}
            onToggle={(on) => toggle(id, on)}
            className="min-h-(--control) rounded-full border-2 border-outline bg-card px-3 text-body aria-checked:border-strong aria-checked:bg-strong aria-checked:font-bold aria-checked:text-on-strong"
          >
            {assaultWords.vehicle.switch(id)}
          </Switch>
        ))}
      </div>
    </div>
  );
}
