import { Check } from 'lucide';
import { Icon } from '@/ui/look/icon';
import type { Tone } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { armyImportWords } from '@/words/army-import-words';
import { characterCandidates, type ImportDraft } from './import-draft';

type CharacterQuestionProps = {
  readonly draft: ImportDraft;
  readonly tone: Tone;
  onSay(key: number, isOne: boolean): void;
};

/**
 * Asks who is a character where the list does not say. Nothing waits for the answer, and it is remembered by
 * name.
 */
export function CharacterQuestion({ draft, tone, onSay }: CharacterQuestionProps) {
  const asked = characterCandidates(draft);
  if (asked.length === 0) return null;
  return (
    <fieldset className="rounded-lg border-2 border-gold bg-card p-2">
      <legend className="sr-only">{armyImportWords.whoIsCharacter}</legend>
      <p className="px-1 pb-2 text-label leading-body">{armyImportWords.whoIsCharacter}</p>
      <div className="grid grid-cols-2 gap-2">
        {asked.map(({ key, name, marks }) => {
          const on = marks.includes('character');
          return (
            <ToggleTile
              key={key}
              tone={tone}
              name={armyImportWords.isCharacter(name)}
              on={on}
              disabled={false}
              onToggle={(now) => onSay(key, now)}
            >
              <span className="flex min-w-0 items-center gap-1 break-words text-label leading-label">
                {on && <Icon of={Check} size={16} className="shrink-0" />}
                {name}
              </span>
            </ToggleTile>
          );
        })}
      </div>
    </fieldset>
  );
}
