import { Button } from '@/ui/button/button';
import { armyImportWords } from '@/words/army-import-words';
import type { UnreadLine } from './import-draft';

type UnreadLinesProps = {
  readonly lines: readonly UnreadLine[];
  onSettle(place: number, fate: UnreadLine['fate']): void;
};

const FATES = ['unit', 'attached', 'ignored'] as const;

/** The lines that were not understood, as they were pasted, and what to make of each. */
export function UnreadLines({ lines, onSettle }: UnreadLinesProps) {
  const asked = lines.filter(({ fate }) => fate === 'asked').length;
  if (lines.length === 0) return null;
  return (
    <section
      aria-label={armyImportWords.unread(asked)}
      className="rounded-lg border-2 border-warn bg-card p-2"
    >
      <h3 className="px-1 pb-1 text-body">{armyImportWords.unread(asked)}</h3>
      <ul className="flex flex-col gap-2">
        {lines.map(({ place, text, fate }) => (
          <li key={place} className="border-t border-line pt-1.5">
            <p className="px-1 pb-1 font-mono text-small leading-label break-words whitespace-pre-wrap">
              {text}
            </p>
            <div className="grid grid-cols-3 gap-1.5">
              {FATES.map((choice) => (
                <Button
                  key={choice}
                  name={armyImportWords.fateName(armyImportWords.fates[choice], text)}
                  pressed={fate === choice}
                  onPress={() => onSettle(place, fate === choice ? 'asked' : choice)}
                >
                  <span className="text-small leading-small">{armyImportWords.fates[choice]}</span>
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
