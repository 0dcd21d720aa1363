import { type ReactNode, useState } from 'react';
import {
  CHARACTER_RANKS,
  FIGHTER_RULES_OFFERED,
  FIGHTER_TARGETS,
  type FighterDraft,
  type FighterRule,
  MAX_GROUP_MODELS,
  SECOND_WEAPONS,
} from '@/battle/state/fighters';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import { EntryField } from '@/ui/field/entry-field';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Switch } from '@/ui/tile/switch';
import { assaultWords } from '@/words/assault/assault-words';
import { ArmourForm } from './armour-form';
import { asModels, asVehicle, withArmour } from './as-target';
import { type StatId, statsOf } from './fighter-stats';
import { StatLine } from './stat-line';

type FighterFormProps = {
  readonly draft: FighterDraft;
  readonly disabled: boolean;
  /** The values that the army list has, which the form does not ask for; missing for fighters of no list. */
  readonly known?: readonly StatId[];
  onChange(draft: FighterDraft): void;
};

const POISONED = FIGHTER_RULES_OFFERED.filter((rule) => rule.startsWith('poisoned'));
const OTHER_RULES = FIGHTER_RULES_OFFERED.filter((rule) => !POISONED.includes(rule));
const SWITCHES = ['charged', 'disorderedCharge', 'failedFear', 'blind'] as const;

/**
 * A form for a group of identical models: their number, the profile as the rulebook prints it, and their
 * special rules.
 */
export function FighterForm({ draft, disabled, known = [], onChange }: FighterFormProps) {
  const change = (to: Partial<FighterDraft>) => onChange({ ...draft, ...to });
  /** The models that were made a vehicle here. */
  const [before, setBefore] = useState<FighterDraft | null>(null);
  const toggleRule = (rule: FighterRule, on: boolean) =>
    change({ rules: on ? [...draft.rules, rule] : draft.rules.filter((other) => other !== rule) });
  const poison = draft.rules.find((rule) => POISONED.includes(rule)) ?? null;
  return (
    <div className="grid gap-2.5">
      {known.length > 0 && (
        <p className="text-label leading-body break-words">{assaultWords.fighters.fromList(draft, known)}</p>
      )}
      {known.length === 0 && <NameAndModels draft={draft} disabled={disabled} onChange={change} />}
      <SegmentedChoice
        label={assaultWords.fighters.target}
        columns={2}
        options={FIGHTER_TARGETS.map((id) => ({ id, label: assaultWords.fighters.targetIs(id) }))}
        chosen={draft.target}
        disabled={disabled}
        onChoose={(target) => {
          if (target === draft.target) return;
          if (target === 'vehicle') setBefore(draft);
          onChange(target === 'vehicle' ? asVehicle(draft) : asModels(draft, before));
        }}
      />
      {draft.target === 'vehicle' && (
        <ArmourForm
          armour={draft.armour}
          disabled={disabled}
          onChange={(armour) => onChange(withArmour(draft, armour))}
        />
      )}
      <StatLine
        label={assaultWords.fighters.profile}
        stats={statsOf(draft).filter(({ id }) => !known.some((one) => one === id))}
        disabled={disabled}
        onChange={(id, value) => change({ [id]: value })}
      />
      <Chips label={assaultWords.fighters.thisRound}>
        {SWITCHES.map((id) => (
          <Chip key={id} on={draft[id]} disabled={disabled} onToggle={(on) => change({ [id]: on })}>
            {assaultWords.fighters.switch(id)}
          </Chip>
        ))}
      </Chips>
      <SegmentedChoice
        label={assaultWords.fighters.secondWeapon}
        columns={3}
        options={SECOND_WEAPONS.map((id) => ({ id, label: assaultWords.fighters.secondWeaponIs(id) }))}
        chosen={draft.secondWeapon}
        disabled={disabled}
        onChoose={(secondWeapon) => change({ secondWeapon })}
      />
      <Chips label={assaultWords.fighters.rules}>
        {OTHER_RULES.map((rule) => (
          <Chip
            key={rule}
            on={draft.rules.includes(rule)}
            disabled={disabled}
            onToggle={(on) => toggleRule(rule, on)}
          >
            {assaultWords.targets.rule(rule)}
          </Chip>
        ))}
        <Chip on={draft.causesFear} disabled={disabled} onToggle={(causesFear) => change({ causesFear })}>
          {assaultWords.fighters.causesFear}
        </Chip>
      </Chips>
      <Chips label={assaultWords.fighters.poisoned}>
        {POISONED.map((rule) => (
          <Chip
            key={rule}
            on={rule === poison}
            disabled={disabled}
            onToggle={(on) =>
              change({
                rules: [...draft.rules.filter((other) => other !== poison), ...(on ? [rule] : [])],
              })
            }
          >
            {assaultWords.targets.rule(rule)}
          </Chip>
        ))}
      </Chips>
      <SegmentedChoice
        label={assaultWords.fighters.character}
        columns={3}
        options={CHARACTER_RANKS.map((id) => ({ id, label: assaultWords.fighters.rank(id) }))}
        chosen={draft.character}
        disabled={disabled}
        onChoose={(character) => change({ character })}
      />
    </div>
  );
}

type NameAndModelsProps = {
  readonly draft: FighterDraft;
  readonly disabled: boolean;
  onChange(to: Partial<FighterDraft>): void;
};

function NameAndModels({ draft, disabled, onChange: change }: NameAndModelsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_152px] gap-2 big:grid-cols-1">
      <EntryField
        label={assaultWords.fighters.name}
        value={draft.name}
        maxLength={MAX_UNIT_NAME_LENGTH}
        onChange={(name) => change({ name })}
      />
      <div className="flex flex-col justify-end">
        <span className="pb-0.5 text-detail leading-detail text-muted">{assaultWords.fighters.models}</span>
        <NumberField
          label={assaultWords.fighters.models}
          min={1}
          max={MAX_GROUP_MODELS}
          value={draft.models}
          disabled={disabled}
          names={assaultWords.stepper(assaultWords.fighters.models)}
          onChange={(models) => change({ models })}
        />
      </div>
    </div>
  );
}

function Chips({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-label text-muted">{label}</legend>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </fieldset>
  );
}

type ChipProps = {
  readonly on: boolean;
  readonly disabled: boolean;
  readonly children: ReactNode;
  onToggle(on: boolean): void;
};

function Chip({ on, disabled, children, onToggle }: ChipProps) {
  return (
    <Switch
      on={on}
      disabled={disabled}
      onToggle={onToggle}
      className="min-h-(--control) rounded-full border-2 border-outline bg-card px-3 text-body aria-checked:border-strong aria-checked:bg-strong aria-checked:font-bold aria-checked:text-on-strong"
    >
      {children}
    </Switch>
  );
}
