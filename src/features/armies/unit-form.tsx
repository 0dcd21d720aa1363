import { Check } from 'lucide';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { shownCounter } from '@/battle/state/counted-unit';
import type { UnitDraft } from '@/battle/state/unit';
import { marksOf } from '@/battle/state/unit-marks';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';

import { type Edition, healthPointOf, type Side } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { EntryField } from '@/ui/field/entry-field';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { type FieldProblem, parseTypedUnit, type TypedField, type TypedUnit } from './typed-unit';
import { UnitFactFields } from './unit-fact-fields';
import { askedFacts } from './unit-standing';

type FormAction = { readonly label: string; run(draft: UnitDraft): void };

type UnitFormProps = {
  readonly edition: Edition;
  readonly side: Side;
  readonly entry: TypedUnit;
  readonly disabled: boolean;
  /** Why the battle refused the unit. */
  readonly refusal: string | null;
  readonly news: string | null;
  /** The actions; the last is the primary button, which Enter presses too. */
  readonly actions: readonly [FormAction, ...FormAction[]];
  readonly nameRef?: Ref<HTMLInputElement>;
  onChange(entry: TypedUnit): void;
};

/**
 * A form for a unit: a name and points are enough. A fault is shown at its field, and nothing typed is lost.
 */
export function UnitForm(props: UnitFormProps) {
  const { edition, side, entry, disabled, refusal, news, actions, nameRef, onChange } = props;
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const asked = askedFacts(edition);
  const asksWidth = asked.some(({ id }) => id === 'frontWidth');
  const characteristic = edition.breakTest?.characteristic ?? null;
  const marks = marksOf(edition);
  // Where units gather damage, no model is lost.
  const counts = shownCounter(edition) !== undefined;

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problem]);

  const attempt = (action: FormAction) => {
    const parsed = parseTypedUnit(entry, asked);
    setProblem(parsed.ok ? null : parsed.problem);
    if (parsed.ok) action.run(parsed.unit);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(actions.at(-1) ?? actions[0]);
  };
  const change = (to: Partial<TypedUnit>) => {
    setProblem(null);
    onChange({ ...entry, ...to });
  };
  const errorAt = (field: FieldProblem['field']) =>
    problem?.field === field ? battleWords.refusal(problem.refusal) : null;
  const number = (field: Exclude<TypedField, 'name'>, label: string, placeholder: string) => (
    <EntryField
      label={label}
      value={entry[field]}
      placeholder={placeholder}
      numeric
      error={errorAt(field)}
      onChange={(text) => change({ [field]: text })}
    />
  );

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex flex-col gap-3">
      <EntryField
        label={battleWords.armies.name}
        value={entry.name}
        maxLength={MAX_UNIT_NAME_LENGTH}
        error={errorAt('name')}
        {...(nameRef ? { inputRef: nameRef } : {})}
        onChange={(name) => change({ name })}
        onEnter={(field) => nextField(form.current, field)?.focus()}
      />
      {counts ? (
        number('pointCost', battleWords.armies.points, '0')
      ) : (
        <div className="grid grid-cols-[1fr_1fr_1.4fr] big:grid-cols-1 items-start gap-2">
          {number('pointCost', battleWords.armies.points, '0')}
          {number('models', battleWords.armies.models, asksWidth ? '?' : '1')}
          {number(
            'healthPerModel',
            battleWords.armies.healthPerModel(healthPointOf(edition.healthPoint, entry.facts)),
            '1',
          )}
        </div>
      )}
      <fieldset hidden={marks.length === 0}>
        <legend className="pb-1 text-detail text-muted">{battleWords.armies.marks}</legend>
        <div className="grid grid-cols-3 big:grid-cols-1 gap-2">
          {marks.map((mark) => {
            const on = entry.marks.includes(mark);
            const others = entry.marks.filter((other) => other !== mark);
            return (
              <ToggleTile
                key={mark}
                tone={SIDE_TONE[side]}
                name={battleWords.armies.markName(mark)}
                on={on}
                disabled={disabled}
                onToggle={(now) => change({ marks: now ? [...others, mark] : others })}
              >
                <span className="flex items-center gap-1 text-detail leading-small">
                  {on && <Icon of={Check} size={16} className="shrink-0" />}
                  {battleWords.armies.markName(mark)}
                </span>
              </ToggleTile>
            );
          })}
        </div>
      </fieldset>
      {(characteristic !== null || asked.length > 0) && (
        <fieldset>
          <legend className="pb-1 text-detail text-muted">
            {edition.combat ? battleWords.armies.facts : battleWords.armies.factsCounted}
          </legend>
          <div className="grid grid-cols-2 big:grid-cols-1 items-start gap-2">
            {characteristic !== null && number('characteristic', characteristic, '')}
            <UnitFactFields
              tone={SIDE_TONE[side]}
              asked={asked}
              facts={entry.facts}
              disabled={disabled}
              errorAt={errorAt}
              onChange={(facts) => change({ facts })}
            />
          </div>
        </fieldset>
      )}
      <div className="sticky bottom-0 -mx-4 border-t border-line bg-paper px-4 py-2">
        <p role="alert" className="pb-1.5 text-label leading-label text-warn empty:hidden">
          {refusal}
        </p>
        <p role="status" className="pb-1.5 text-detail leading-detail text-muted empty:hidden">
          {news}
        </p>
        <div className="grid auto-cols-fr grid-flow-col big:grid-flow-row gap-2">
          {actions.slice(0, -1).map((action) => (
            <Button key={action.label} disabled={disabled} onPress={() => attempt(action)}>
              {action.label}
            </Button>
          ))}
          <Button kind="primary" submit disabled={disabled}>
            {actions.at(-1)?.label}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The next text field after this one. */
function nextField(form: HTMLFormElement | null, field: HTMLInputElement): HTMLInputElement | undefined {
  const fields = [...(form?.querySelectorAll('input') ?? [])];
  return fields[fields.indexOf(field) + 1];
}
