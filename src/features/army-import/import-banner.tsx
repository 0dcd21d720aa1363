import { Check, TriangleAlert } from 'lucide';
import { Icon } from '@/ui/look/icon';
import { armyImportWords } from '@/words/army-import-words';
import { type ImportDraft, sumOf } from './import-draft';

/** Guesses that ask for a look; Health Points and the width of ranks are marked on their rows, but are asked for by every list. */
const EVERYWHERE: readonly string[] = ['healthPoints', 'frontWidth'];

/** Whether the units add up to what the list says, and how many of them to look at. */
export function ImportBanner({ draft }: { readonly draft: ImportDraft }) {
  const { list, rows } = draft;
  const sum = sumOf(draft);
  const agrees = list.statedTotal === sum;
  const checks = rows.filter(({ guesses }) => guesses.some((guess) => !EVERYWHERE.includes(guess))).length;
  const differs = list.statedTotal !== null && !agrees;
  return (
    <div
      role="status"
      className={`flex items-start gap-2 rounded-lg border-2 bg-card px-3 py-2 text-[1.125rem] leading-[1.375rem] font-bold ${differs ? 'border-warn' : 'border-outline'}`}
    >
      <Icon
        of={differs ? TriangleAlert : Check}
        size={22}
        className={`shrink-0 ${differs ? 'text-warn' : ''}`}
      />
      <div>
        <p>
          {list.statedTotal === null
            ? armyImportWords.unstated(rows.length, sum)
            : agrees
              ? armyImportWords.agrees(rows.length, sum)
              : armyImportWords.differs(sum, list.statedTotal)}
        </p>
        {list.computed && <p className="text-[1rem] font-medium text-muted">{armyImportWords.computed}</p>}
        {checks > 0 && <p className="text-[1rem] font-medium text-muted">{armyImportWords.checks(checks)}</p>}
      </div>
    </div>
  );
}
