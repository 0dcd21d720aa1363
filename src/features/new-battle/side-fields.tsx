import type { SideSetup } from '@/battle/state/setup';
import { MAX_NAME_LENGTH } from '@/battle/state/setup';
import { type Arms, DEVICE_IDS, TINCTURE_IDS } from '@/battle/state/tincture';
import { otherSide, type Side } from '@/rules/index';
import { SelectField } from '@/ui/field/select-field';
import { TextField } from '@/ui/field/text-field';
import { type Tone, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';

/** Players and armies of earlier battles, the most likely first. */
export type OfferedNames = { readonly players: readonly string[]; readonly armies: readonly string[] };

/** The tincture and device of each side, chosen or its own. */
export type BothArms = Readonly<Record<Side, Arms>>;

type SideFieldsProps = {
  readonly side: Side;
  readonly tone: Tone;
  readonly names: SideSetup;
  readonly borne: BothArms;
  readonly offered: OfferedNames;
  readonly disabled: boolean;
  onChange(names: Partial<SideSetup>): void;
};

/** Player, army, colour and pattern of a side. The side is said once, at the top. */
export function SideFields({ side, tone, names, borne, offered, disabled, onChange }: SideFieldsProps) {
  const { text, device, border } = toneClasses[tone];
  const own = borne[side];
  const others = borne[otherSide(side)];
  const called = battleWords.tincture(own.tincture);
  const tinctures = TINCTURE_IDS.filter((id) => id !== others.tincture);
  const devices = DEVICE_IDS.filter((id) => id !== others.device);
  return (
    <fieldset className={`min-w-0 overflow-hidden rounded-xl border-2 bg-card ${border}`}>
      <legend className="sr-only">{called}</legend>
      <p aria-hidden className={`h-9 px-3 font-display text-name font-bold leading-figure ${device} ${text}`}>
        {called}
      </p>
      <div className="flex flex-col gap-1 p-2">
        <TextField
          label={battleWords.newBattle.player}
          value={names.player}
          offered={offered.players}
          maxLength={MAX_NAME_LENGTH}
          disabled={disabled}
          onChange={(player) => onChange({ player })}
        />
        <TextField
          label={battleWords.newBattle.army}
          value={names.army}
          offered={offered.armies}
          maxLength={MAX_NAME_LENGTH}
          disabled={disabled}
          onChange={(army) => onChange({ army })}
        />
        <SelectField
          label={battleWords.newBattle.tincture}
          options={tinctures.map((id) => ({ id, label: battleWords.tincture(id) }))}
          chosen={own.tincture}
          disabled={disabled}
          onChoose={(chosen) => {
            const tincture = tinctures.find((id) => id === chosen);
            if (tincture) onChange({ tincture });
          }}
        />
        <SelectField
          label={battleWords.newBattle.device}
          options={devices.map((id) => ({ id, label: battleWords.newBattle.devices[id] }))}
          chosen={own.device}
          disabled={disabled}
          onChoose={(chosen) => {
            const device = devices.find((id) => id === chosen);
            if (device) onChange({ device });
          }}
        />
      </div>
    </fieldset>
  );
}
