import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import type { Edition } from '@/rules/index';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type RulebookChoiceProps = {
  readonly editions: readonly Edition[];
  readonly chosen: Edition;
  onChoose(editionId: string): void;
};

type WithExample = RulebookChoiceProps & {
  /** Opens an example of the chosen rulebook; null or missing: none is offered. */
  readonly onExample?: (() => void) | null;
};

/**
 * The rulebooks by family. Only the family of the chosen one is unfolded, so that the list is short; a tap
 * unfolds another family, and a family of one is never folded. A line below names the chosen
 * rulebook and describes it, so that it is not read as of the last one.
 */
export function RulebookChoice({ editions, chosen, onChoose, onExample }: WithExample) {
  const name = useId();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const families = [...new Set(editions.map(({ family }) => family))];
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 text-label text-muted">{battleWords.newBattle.edition}</legend>
      <div className="grid gap-1.5">
        {families.map((family) => (
          <Family
            key={family}
            family={family}
            radioName={name}
            editions={editions.filter((edition) => edition.family === family)}
            chosen={chosen}
            unfolded={unfolded.includes(family)}
            onUnfold={(open) =>
              setUnfolded((before) => (open ? [...before, family] : before.filter((one) => one !== family)))
            }
            onChoose={(editionId) => {
              // The earlier family stays unfolded, so that nothing moves under the finger.
              setUnfolded((before) => [...before, chosen.family]);
              onChoose(editionId);
            }}
          />
        ))}
      </div>
      <p className="pt-1.5 text-detail leading-detail text-muted">
        {battleWords.newBattle.about({ book: chosen.name, line: chosen.inOneLine })}
      </p>
      {onExample && (
        <button
          type="button"
          onClick={onExample}
          className="min-h-(--control) text-detail font-bold underline underline-offset-4"
        >
          {battleWords.newBattle.example}
        </button>
      )}
    </fieldset>
  );
}

type FamilyProps = RulebookChoiceProps & {
  readonly family: string;
  readonly radioName: string;
  readonly unfolded: boolean;
  onUnfold(open: boolean): void;
};

function Family({ family, radioName, editions, chosen, unfolded, onUnfold, onChoose }: FamilyProps) {
  const inUse = family === chosen.family;
  const alone = editions.length === 1;
  const open = inUse || alone || unfolded;
  return (
    <fieldset aria-label={family} className="grid min-w-0 gap-1">
      {!inUse && !alone && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => onUnfold(!open)}
          className="flex min-h-(--control) w-full items-center gap-2 rounded-lg border-2 border-dashed border-line px-2.5 py-1 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-detail leading-detail font-bold">{family}</span>
            {!open && (
              <span className="block text-note leading-note text-muted">
                {words.sideBySide(editions.map(({ shortName }) => shortName))}
              </span>
            )}
          </span>
          <Icon of={ChevronDown} size={20} className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
        </button>
      )}
      {inUse && !alone && <p className="text-small leading-small font-bold">{family}</p>}
      <div
        hidden={!open}
        className={`grid gap-1.5 ${alone ? '' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]'}`}
      >
        {editions.map((edition) => (
          <label
            key={edition.id}
            className="relative flex min-h-(--control) cursor-pointer items-center justify-center rounded-lg border-2 border-outline bg-card px-1.5 text-center text-detail leading-small font-bold has-checked:border-strong has-checked:bg-strong has-checked:text-on-strong has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={radioName}
              checked={edition === chosen}
              onChange={() => onChoose(edition.id)}
              className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
            />
            {edition.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
