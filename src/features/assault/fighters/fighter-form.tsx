import { useState } from 'react';
import { bookOf } from '@/battle/state/edition-of';
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
import { useBattle } from '@/store/battle/use-battle';
import { EntryField } from '@/ui/field/entry-field';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { assaultWords } from '@/words/assault/assault-words';
import { ArmourForm } from './armour-form';
import { asModels, asVehicle, withArmour } from './as-target';
import { BookRules } from './book-rules';
import { bookStatsOf, isBookStat, withBookStat } from './book-stats';
import { Chip, Chips } from './chips';
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
/** Switches that have a meaning only where the rulebook has Fear and what goes with it. */
const OF_FEAR: readonly string[] = ['failedFear', 'blind'];

/**
 * A form for a group of identical models: their number, the profile as the rulebook prints it, and their
 * special rules.
 */
export function FighterForm({ draft, disabled, known = [], onChange }: FighterFormProps) {
  const book = bookOf(useBattle());
  const change = (to: Partial<FighterDraft>) => onChange({ ...draft, ...to });
  /** The models that were made a vehicle here. */
  const [before, setBefore] = useState<FighterDraft | null>(null);
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
          plain={!book.vehicles}
          onChange={(armour) => onChange(withArmour(draft, armour))}
        />
      )}
      <StatLine
        label={assaultWords.fighters.profile}
        stats={[
          ...statsOf(draft, book).filter(({ id }) => !known.some((one) => one === id)),
          ...(book.words ? bookStatsOf(draft) : []),
        ]}
        disabled={disabled}
        onChange={(id, value) =>
          isBookStat(id) ? onChange(withBookStat(draft, id, value)) : change({ [id]: value })
        }
      />
      <Chips label={assaultWords.fighters.thisRound}>
        {SWITCHES.filter((id) => book.fear || !OF_FEAR.includes(id)).map((id) => (
          <Chip key={id} on={draft[id]} disabled={disabled} onToggle={(on) => change({ [id]: on })}>
            {assaultWords.fighters.switch(id)}
          </Chip>
        ))}
      </Chips>
      {book.attacks && (
        <SegmentedChoice
          label={assaultWords.fighters.secondWeapon}
          columns={3}
          options={SECOND_WEAPONS.map((id) => ({ id, label: assaultWords.fighters.secondWeaponIs(id) }))}
          chosen={draft.secondWeapon}
          disabled={disabled}
          onChoose={(secondWeapon) => change({ secondWeapon })}
        />
      )}
      {book.words ? (
        <BookRules words={book.words} draft={draft} disabled={disabled} onChange={onChange} />
      ) : (
        <CommonRules draft={draft} disabled={disabled} onChange={change} />
      )}
    </div>
  );
}

type RulesProps = {
  readonly draft: FighterDraft;
  readonly disabled: boolean;
  onChange(to: Partial<FighterDraft>): void;
};

/** The rules of rulebooks that have no words of their own. */
function CommonRules({ draft, disabled, onChange: change }: RulesProps) {
  const toggleRule = (rule: FighterRule, on: boolean) =>
    change({ rules: on ? [...draft.rules, rule] : draft.rules.filter((other) => other !== rule) });
  const poison = draft.rules.find((rule) => POISONED.includes(rule)) ?? null;
  return (
    <>
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
    </>
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
