import { Check } from 'lucide';
import { MARKS, MAX_FACT_LENGTH, type UnitDraft } from '@/battle/state/unit';
import type { Edition, UnitFact } from '@/rules/index';
import { EntryField } from '@/ui/field/entry-field';
import { SelectField } from '@/ui/field/select-field';
import { typedNumber } from '@/ui/field/typed-number';
import { Icon } from '@/ui/look/icon';
import type { Tone } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { armyImportWords } from '@/words/army-import-words';
import { battleWords } from '@/words/battle-words';

type Facts = UnitDraft['facts'];
type FactFieldsProps = {
  readonly edition: Edition;
  readonly tone: Tone;
  readonly facts: Facts;
  onChange(facts: Facts): void;
};

/** Everything that the edition asks of a unit, and its base. */
export function FactFields({ edition, tone, facts, onChange }: FactFieldsProps) {
  const put = (id: string, value: number | string | boolean | null) => {
    const others = Object.entries(facts).filter(([other]) => other !== id);
    onChange(Object.fromEntries(value === null ? others : [...others, [id, value]]));
  };
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      {(edition.unitFacts ?? []).filter(isAskedHere).map((fact) => (
        <FactField key={fact.id} fact={fact} tone={tone} value={facts[fact.id]} onPut={put} />
      ))}
      {!edition.counters && (
        <EntryField
          label={armyImportWords.base}
          value={textOf(facts.base)}
          maxLength={MAX_FACT_LENGTH}
          onChange={(base) => put('base', base.trim() === '' ? null : base)}
        />
      )}
    </div>
  );
}

/** What is a mark of the unit is asked for there. */
function isAskedHere({ id }: UnitFact): boolean {
  return !MARKS.some((mark) => mark === id);
}

type FactFieldProps = {
  readonly fact: UnitFact;
  readonly tone: Tone;
  readonly value: number | string | boolean | undefined;
  onPut(id: string, value: number | string | boolean | null): void;
};

function FactField({ fact, tone, value, onPut }: FactFieldProps) {
  const { id, label } = fact;
  if (fact.input === 'switch') {
    const on = value === true;
    return (
      <ToggleTile
        tone={tone}
        name={label}
        on={on}
        disabled={false}
        onToggle={(now) => onPut(id, now ? true : null)}
      >
        <span className="flex items-center gap-1 px-1 text-detail leading-small">
          {on && <Icon of={Check} size={16} className="shrink-0" />}
          {label}
        </span>
      </ToggleTile>
    );
  }
  if (fact.input === 'choice') {
    return (
      <SelectField
        label={label}
        options={[{ id: '', label: battleWords.armies.notSaid }, ...fact.options]}
        chosen={textOf(value)}
        disabled={false}
        onChoose={(chosen) => onPut(id, chosen === '' ? null : chosen)}
      />
    );
  }
  const { min, max } = fact;
  return (
    <EntryField
      label={label}
      value={textOf(value)}
      numeric
      onChange={(typed) => {
        const number = typedNumber(typed);
        if (typed.trim() === '') onPut(id, null);
        else if (number !== null && Number.isInteger(number) && number <= max)
          onPut(id, Math.max(min, number));
      }}
    />
  );
}

function textOf(value: number | string | boolean | undefined): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
