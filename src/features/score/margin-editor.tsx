import { Trash2 } from 'lucide';
import { type FormEvent, useState } from 'react';
import { MAX_MARGIN_NAME_LENGTH, type MarginTable, parseMargins } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { addedLine, editedLines, type MarginLine, marginsFrom } from './margin-lines';

type MarginEditorProps = {
  readonly table: MarginTable | null;
  readonly suggestedNames: readonly string[];
  readonly disabled: boolean;
  onCancel(): void;
  onSave(table: MarginTable): void;
};

/** A table of margins to fill in. A fault is shown, and nothing typed is lost. */
export function MarginEditor({ table, suggestedNames, disabled, onCancel, onSave }: MarginEditorProps) {
  const [lines, setLines] = useState(() => editedLines(table, suggestedNames));
  const [error, setError] = useState<string | null>(null);
  const texts = battleWords.battleScore.margins;

  function change(to: readonly MarginLine[]) {
    setLines(to);
    setError(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = parseMargins(marginsFrom(lines));
    if (parsed.ok) onSave(parsed.value);
    else setError(battleWords.refusal(parsed.refusal));
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-2">
      <ol className="grid gap-2">
        {lines.map((line, index) => (
          <MarginFields
            key={line.id}
            line={line}
            number={index + 1}
            last={index === lines.length - 1}
            disabled={disabled}
            onChange={(changed) => change(lines.with(index, changed))}
            onRemove={lines.length > 1 ? () => change(lines.toSpliced(index, 1)) : null}
          />
        ))}
      </ol>
      {error && (
        <p role="alert" className="text-detail text-warn">
          {error}
        </p>
      )}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
        <Button disabled={disabled} onPress={() => change(addedLine(lines))}>
          {texts.add}
        </Button>
        <Button submit disabled={disabled}>
          {texts.save}
        </Button>
      </div>
      <Button kind="quiet" onPress={onCancel}>
        {texts.cancel}
      </Button>
    </form>
  );
}

type MarginFieldsProps = {
  readonly line: MarginLine;
  readonly number: number;
  readonly last: boolean;
  readonly disabled: boolean;
  readonly onRemove: (() => void) | null;
  onChange(line: MarginLine): void;
};

function MarginFields({ line, number, last, disabled, onRemove, onChange }: MarginFieldsProps) {
  const texts = battleWords.battleScore.margins;
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)_2.75rem] items-end gap-2">
      {last ? (
        <span className="flex h-12 items-center text-muted">{texts.andMore}</span>
      ) : (
        <TextField
          label={texts.upTo(number)}
          value={line.upTo}
          numeric
          disabled={disabled}
          onChange={(upTo) => onChange({ ...line, upTo })}
        />
      )}
      <TextField
        label={texts.name(number)}
        value={line.name}
        maxLength={MAX_MARGIN_NAME_LENGTH}
        disabled={disabled}
        onChange={(name) => onChange({ ...line, name })}
      />
      <button
        type="button"
        aria-label={texts.remove(number)}
        disabled={disabled || !onRemove}
        onClick={() => onRemove?.()}
        className="flex h-12 items-center justify-center text-muted disabled:opacity-35"
      >
        <Icon of={Trash2} size={20} />
      </button>
    </li>
  );
}
