import { Button } from '@/ui/button/button';
import { armyImportWords } from '@/words/army-import-words';
import { generalCandidates, generals, type ImportDraft } from './import-draft';

type GeneralQuestionProps = { readonly draft: ImportDraft; onChoose(key: number): void };

/** The most who are offered: whoever else it is can be marked on his row. */
const MOST_OFFERED = 4;

/** Asks who the General is where the list marks nobody, or several. Nothing waits for the answer. */
export function GeneralQuestion({ draft, onChoose }: GeneralQuestionProps) {
  const marked = generals(draft);
  if (marked.length === 1 || draft.rows.length === 0) return null;
  const asked = (marked.length > 1 ? marked : generalCandidates(draft)).slice(0, MOST_OFFERED);
  if (asked.length === 0) return null;
  return (
    <fieldset className="rounded-lg border-2 border-gold bg-card p-2">
      <legend className="sr-only">{armyImportWords.noGeneral}</legend>
      <p className="px-1 pb-2 text-label leading-body">
        {marked.length > 1 ? armyImportWords.twoGenerals : armyImportWords.noGeneral}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {asked.map(({ key, name }) => (
          <Button key={key} name={armyImportWords.general(name)} onPress={() => onChoose(key)}>
            <span className="min-w-0 break-words text-label leading-label">{name}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
