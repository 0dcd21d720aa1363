import { Check } from 'lucide-react';
import type { UnitFact, UnitFactId } from '@/rules/index';
import { EntryField } from '@/ui/entry-field';
import { ToggleTile } from '@/ui/toggle-tile';
import type { Tone } from '@/ui/tone';
import type { UnitEntry } from './unit-entry';

type UnitFactFieldsProps = {
  readonly tone: Tone;
  readonly asked: readonly UnitFact[];
  readonly facts: UnitEntry['facts'];
  readonly disabled: boolean;
  errorAt(fact: UnitFactId): string | null;
  onChange(facts: UnitEntry['facts']): void;
};

/** The facts that the edition's proposals use, numbers before switches. */
export function UnitFactFields({ tone, asked, facts, disabled, errorAt, onChange }: UnitFactFieldsProps) {
  const numbers = asked.filter(({ input }) => input === 'number');
  const switches = asked.filter(({ input }) => input === 'switch');
  const text = (id: UnitFactId) => {
    const fact = facts[id];
    return typeof fact === 'string' ? fact : '';
  };
  return (
    <>
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
              <span className="flex w-full items-center gap-1 px-3 text-left text-[17px] leading-[18px]">
                {on && <Check aria-hidden size={16} className="shrink-0" />}
                {label}
                {hint && <span className="text-[15px] font-medium">({hint})</span>}
              </span>
            </ToggleTile>
          </div>
        );
      })}
    </>
  );
}
