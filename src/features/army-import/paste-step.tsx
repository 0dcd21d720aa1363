import { readClipboard } from '@/pwa/clipboard';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKeptArmies } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { FileButton } from '@/ui/button/file-button';
import { armyImportWords } from '@/words/army-import-words';

/** The kept armies that are offered here; all of them stand on a page of their own. */
const OFFERED_ARMIES = 4;

type PasteStepProps = {
  readonly text: string;
  readonly problem: string | null;
  readonly editionId: string;
  /** Whether kept armies are offered to be taken. */
  readonly offersKept: boolean;
  onText(text: string): void;
  onRead(text: string): void;
  onFile(file: File): void;
  onScan(): void;
  onProblem(problem: string): void;
  onSaved(army: KeptArmy): void;
};

/**
 * The box for a list, the ways to fill it, and the armies kept from before. What is pasted is read at once.
 */
export function PasteStep(props: PasteStepProps) {
  const { text, problem, editionId, offersKept, onText, onRead, onFile, onScan, onProblem, onSaved } = props;
  const kept = useKeptArmies();
  const offered = [...kept]
    .sort((one, other) => rank(other, editionId) - rank(one, editionId))
    .slice(0, OFFERED_ARMIES);
  const paste = () => {
    void readClipboard().then((pasted) => {
      if (pasted === null) onProblem(armyImportWords.clipboardEmpty);
      else {
        onText(pasted);
        onRead(pasted);
      }
    });
  };
  return (
    <div className="flex flex-col gap-3">
      {offersKept && offered.length > 0 && (
        <ul aria-label={armyImportWords.kept} className="flex flex-col gap-2">
          {offered.map((army) => (
            <li key={army.id}>
              <Button onPress={() => onSaved(army)}>
                <span className="min-w-0 py-1 text-center break-words">
                  {armyImportWords.pasted(army.name, army.units.length, total(army))}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <label className="block">
        <span className="block pb-0.5 text-detail text-muted">{armyImportWords.box}</span>
        <textarea
          value={text}
          rows={7}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          onChange={(event) => onText(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (text.trim() === '' && pasted.trim() !== '') {
              event.preventDefault();
              onText(pasted);
              onRead(pasted);
            }
          }}
          className="block w-full rounded-lg border-2 border-outline bg-card px-3 py-2 text-detail leading-body aria-[invalid=true]:border-warn"
        />
      </label>
      <p role="alert" className="text-label leading-label text-warn empty:hidden">
        {problem}
      </p>
      <p className="text-small leading-detail text-muted">{armyImportWords.boxHint}</p>
      <div className="grid grid-cols-2 gap-2">
        <FileButton onFile={onFile}>{armyImportWords.file}</FileButton>
        <Button onPress={onScan}>{armyImportWords.scan}</Button>
      </div>
      <div className="sticky bottom-0 -mx-4 grid grid-cols-[1fr_1.4fr] gap-2 border-t border-line bg-paper px-4 py-2">
        <Button onPress={paste}>{armyImportWords.paste}</Button>
        <Button kind="primary" onPress={() => onRead(text)}>
          {armyImportWords.read}
        </Button>
      </div>
    </div>
  );
}

/** Armies of the rulebook at hand come first, and of these the ones taken last. */
function rank({ editionId, usedAt }: KeptArmy, wanted: string): number {
  return usedAt + (editionId === wanted ? Number.MAX_SAFE_INTEGER / 4 : 0);
}

function total({ units }: KeptArmy): number {
  return units.reduce((sum, { pointCost }) => sum + pointCost, 0);
}
