import { type FormEvent, useState } from 'react';
import { MAX_OBJECTIVE_LENGTH } from '@/battle/score/decide';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/field/text-field';
import { battleWords } from '@/words/battle-words';

type ObjectiveNameProps = {
  readonly name: string;
  readonly suggestions: readonly { readonly name: string; readonly hint?: string }[];
  readonly disabled: boolean;
  onName(name: string): void;
};

/** The objective's name: one tap for one of the edition's, or any other text. */
export function ObjectiveName({ name, suggestions, disabled, onName }: ObjectiveNameProps) {
  const [text, setText] = useState(name);
  const texts = battleWords.battleScore.objective;
  function submit(event: FormEvent) {
    event.preventDefault();
    onName(text);
  }
  return (
    <div className="pb-3">
      <ul aria-label={texts.suggestions} className="grid grid-cols-2 big:grid-cols-1 gap-2 pb-2">
        {suggestions.map((suggestion) => (
          <li key={suggestion.name} className="grid">
            <button
              type="button"
              aria-pressed={suggestion.name === name}
              disabled={disabled}
              onClick={() => onName(suggestion.name)}
              className="flex min-h-(--control) flex-col items-center justify-center rounded-lg border-2 border-outline bg-card px-1 py-1 text-center leading-tight aria-pressed:border-strong aria-pressed:bg-strong aria-pressed:text-on-strong"
            >
              <span className="font-bold">{suggestion.name}</span>
              {suggestion.hint && <span className="text-note leading-fine">{suggestion.hint}</span>}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className="grid grid-cols-[1fr_8.25rem] items-end gap-2">
        <TextField
          label={texts.name}
          value={text}
          maxLength={MAX_OBJECTIVE_LENGTH}
          disabled={disabled}
          onChange={setText}
        />
        <Button submit disabled={disabled}>
          {texts.save}
        </Button>
      </form>
    </div>
  );
}
