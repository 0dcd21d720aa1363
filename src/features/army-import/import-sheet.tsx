import { type DragEvent, useEffect, useState } from 'react';
import type { ArmyList } from '@/army-list/list/army-list';
import { type ArmyLists, readArmyLists } from '@/army-list/read-army-lists';
import { readClipboard } from '@/pwa/clipboard';
import type { Edition, Side } from '@/rules/index';
import { useArmyMemories, useKnownUnits } from '@/store/use-armies';
import { Sheet } from '@/ui/sheet';
import { armyImportWords } from '@/words/army-import-words';
import { words } from '@/words/words';
import { draftOf, type ImportDraft } from './import-draft';
import { ImportPreview } from './import-preview';
import { ListChoice } from './list-choice';
import { PasteStep } from './paste-step';
import { armyToSave, learnedFrom, type TakenArmy, takenFrom } from './taken-army';

/** The largest file that is looked into at all, in bytes: what it may hold is decided by what it is. */
const MAX_FILE_BYTES = 6 * 1024 * 1024;

type ImportSheetProps = {
  readonly side: Side;
  readonly edition: Edition;
  /** The units that the side has already; above 0 the player is asked whether they are replaced. */
  readonly unitsThere: number;
  /** Takes the army: null, or the sentence why not. */
  onTake(army: TakenArmy, replace: boolean): string | null;
  onClose(): void;
};

type Step =
  | { readonly kind: 'paste' }
  | { readonly kind: 'several'; readonly lists: ArmyLists; readonly text: string }
  | { readonly kind: 'preview'; readonly draft: ImportDraft; readonly text: string };

/** A list from paste to army: pasted, dropped or opened, looked over, and taken. The clipboard is read as the sheet opens. */
export function ImportSheet({ side, edition, unitsThere, onTake, onClose }: ImportSheetProps) {
  const { saved, known } = useArmyMemories();
  const knownUnits = useKnownUnits(edition.id);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [step, setStep] = useState<Step>({ kind: 'paste' });
  const preview = (list: ArmyList, source: string) =>
    setStep({ kind: 'preview', draft: draftOf(list, edition, knownUnits), text: source });

  const read = (source: string | Uint8Array, quietly = false) => {
    const lists = readArmyLists(source);
    const written = typeof source === 'string' ? source : textOf(source);
    if (!lists.ok) {
      if (!quietly) setProblem(armyImportWords.refusal(lists.refusal.code, lists.refusal.values));
      return;
    }
    setProblem(null);
    if (lists.value.length > 1) setStep({ kind: 'several', lists: lists.value, text: written });
    else preview(lists.value[0], written);
  };
  const open = (file: File) => {
    if (file.size > MAX_FILE_BYTES) {
      setProblem(armyImportWords.refusal('listFileTooLong', { maxMegabytes: 5 }));
      return;
    }
    file.arrayBuffer().then(
      (bytes) => read(new Uint8Array(bytes)),
      () => setProblem(armyImportWords.fileFailed),
    );
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) open(file);
    else read(event.dataTransfer.getData('text'));
  };

  return (
    <Sheet title={armyImportWords.title(side)} closeName={words.close} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file, beside the button that opens one */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {step.kind === 'paste' && (
          <>
            <ClipboardAtOnce onText={(pasted) => read(pasted, true)} />
            <PasteStep
              text={text}
              problem={problem}
              editionId={edition.id}
              onText={setText}
              onRead={(source) => read(source)}
              onFile={open}
              onProblem={setProblem}
              onSaved={(army) => {
                const source = {
                  format: army.format,
                  statedTotal: null,
                  linesRead: 0,
                  linesUnread: [],
                  text: army.text,
                };
                const refusal = onTake({ army: army.army, units: army.units, source }, unitsThere > 0);
                setProblem(refusal);
                if (refusal === null) saved.use(army.id);
              }}
            />
          </>
        )}
        {step.kind === 'several' && (
          <ListChoice lists={step.lists} onChoose={(list) => preview(list, step.text)} />
        )}
        {step.kind === 'preview' && (
          <ImportPreview
            side={side}
            edition={edition}
            draft={step.draft}
            unitsThere={unitsThere}
            onChange={(draft) => setStep({ ...step, draft })}
            onAgain={() => setStep({ kind: 'paste' })}
            onTake={(replace, keep) => {
              const taken = takenFrom(step.draft, step.text);
              const refusal = onTake(taken, replace);
              if (refusal !== null) return refusal;
              known.remember(edition.id, learnedFrom(step.draft));
              if (keep) saved.keep(armyToSave(taken, step.draft.list.title, edition.id));
              return null;
            }}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Reads the clipboard once, as the tap that opened the sheet allows it. What is no list is left alone. */
function ClipboardAtOnce({ onText }: { onText(text: string): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet opens
  useEffect(() => {
    let isOpen = true;
    void readClipboard().then((text) => {
      if (isOpen && text !== null) onText(text);
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return null;
}

/** A file as text, where it is one: packed files are kept by their list only. */
function textOf(bytes: Uint8Array): string {
  return bytes[0] === 0x50 && bytes[1] === 0x4b ? '' : new TextDecoder().decode(bytes);
}
