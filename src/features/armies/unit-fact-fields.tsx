import { Check } from 'lucide';
import type { UnitFact, UnitFactId } from '@/rules/index';
import { EntryField } from '@/ui/field/entry-field';
import { SelectField } from '@/ui/field/select-field';
import { Icon } from '@/ui/look/icon';
import type { Tone } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import type { TypedUnit } from './typed-unit';

type UnitFactFieldsProps = {
  readonly tone: Tone;
  readonly asked: readonly UnitFact[];
  readonly facts: TypedUnit['facts'];
  readonly disabled: boolean;
  errorAt(fact: UnitFactId): string | null;
  onChange(facts: TypedUnit['facts']): void;
};

/** The fields for the facts that the edition's proposals use: choices, then numbers, then switches. */
export function UnitFactFields({ tone, asked, facts, disabled, errorAt, onChange }: UnitFactFieldsProps) {
  const numbers = asked.filter(({ input }) => input === 'number');
  const choices = asked.filter((fact) => fact.input === 'choice');
  const switches = asked.filter(({ input }) => input === 'switch');
  const text = (id: UnitFactId) => {
    const fact = facts[id];
    return typeof fact === 'string' ? fact : '';
  };
  return (
    <>
      {choices.map(({ id, label, hint, options }) => (
        <div key={id} className="min-w-0">
          <SelectField
            label={label}
            options={[{ id: '', label: battleWords.armies.notSaid }, ...options]}
            chosen={text(id)}
            disabled={disabled}
            onChoose={(chosen) => onChange({ ...facts, [id]: chosen })}
          />
          {hint && <p className="pt-0.5 text-note leading-fine text-muted">{hint}</p>}
        </div>
      ))}
      {numbers.map(({ id, label, hint }) => (
        <EntryField
          key={id}
          label={label}
          hint={hint}
          value={text(id)}
          numeric
          error={errorAt(id)}
          onChange={(typed) => onChange({ ...facts, [id]: typed })}
        />
      ))}
      {switches.map(({ id, label, hint }) => {
        const on = facts[id] === true;
        return (
          <div key={id} className="col-span-2">
            <ToggleTile
              tone={tone}
              name={label}
              on={on}
              disabled={disabled}
              onToggle={(now) => onChange({ ...facts, [id]: now })}
            >
              <span className="flex w-full items-center gap-1 px-3 text-left text-label leading-detail">
                {on && <Icon of={Check} size={16} className="shrink-0" />}
                {label}
                {hint && <span className="text-small font-medium">({hint})</span>}
              </span>
            </ToggleTile>
          </div>
        );
      })}
    </>
  );
}
