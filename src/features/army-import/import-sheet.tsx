import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ArmyList } from '@/army-list/list/army-list';
import { type ArmyLists, listText, readArmyLists } from '@/army-list/read-army-lists';
import { readClipboard } from '@/pwa/clipboard';
import type { Edition, Side } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKept, useKnownUnits } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { armyImportWords } from '@/words/army-import-words';
import { words } from '@/words/words';
import { draftOf, type ImportDraft } from './import-draft';
import { ImportPreview } from './import-preview';
import { type TakenArmy, takenFromKept } from './kept-army-taken';
import { KeptOfOtherGame } from './kept-of-other-game';
import { ListChoice } from './list-choice';
import { editionNamed } from './list-edition';
import { PasteStep } from './paste-step';
import { armyToKeep, learnedFrom, takenFrom } from './taken-army';

/** The largest file that is looked into at all, in bytes: what it may hold is decided by what it is. */
const MAX_FILE_BYTES = 6 * 1024 * 1024;

export type ImportSheetProps = {
  /** The side whose army it becomes, and what that is called; null where it is kept only. */
  readonly owner: { readonly side: Side; readonly called: string } | null;
  readonly edition: Edition;
  /** The units that the side has already; above 0 the player is asked whether they are replaced. */
  readonly unitsThere: number;
  /**
   * A list that another app handed over: it is read at once, in the place of the clipboard. Or why none came;
   * then the clipboard, which may hold another one, is left alone.
   */
  readonly handedOver?: { readonly list: string | Uint8Array | null; readonly problem: string | null };
  /** How the player says for which rulebook the list is, where that is not settled. */
  readonly rulebook?: ReactNode;
  /** The list names the rulebook that it was made for; missing where that is settled. */
  onGame?(editionId: string): void;
  /**
   * Changes the rulebook of the battle to come, if the list was made for another one; missing: it is settled.
   */
  onRulebook?(editionId: string): void;
  /** The view that reads a list from another phone's codes. */
  scanner(onText: (text: string) => void): ReactNode;
  /** Takes the army: null, or the sentence why not. */
  onTake(army: TakenArmy, replace: boolean): string | null;
  onClose(): void;
};

type Step =
  | { readonly kind: 'paste' }
  | { readonly kind: 'scan' }
  | { readonly kind: 'keptOfOtherGame'; readonly army: KeptArmy; readonly named: Edition }
  | { readonly kind: 'several'; readonly lists: ArmyLists; readonly text: string }
  | {
      readonly kind: 'preview';
      readonly draft: ImportDraft;
      readonly editionId: string;
      readonly text: string;
    };

/**
 * A list from paste to army: pasted, dropped, scanned or opened, looked over, and taken. The clipboard is
 * read as the sheet opens.
 */
export function ImportSheet(props: ImportSheetProps) {
  const { owner, edition, unitsThere, rulebook, onGame, onRulebook, scanner, onTake, onClose } = props;
  const { list: given, problem: notGiven } = props.handedOver ?? { list: null, problem: null };
  const { armies, known, sources } = useKept();
  const knownUnits = useKnownUnits(edition.id);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(notGiven);
  const [step, setStep] = useState<Step>({ kind: 'paste' });
  // What was handed over, or is on the clipboard, is read by itself only once.
  const [isFresh, setIsFresh] = useState(true);
  const preview = (list: ArmyList, source: string) => {
    const named = editionNamed(list.game);
    if (named !== null) onGame?.(named.id);
    setStep({
      kind: 'preview',
      draft: draftOf(list, edition, knownUnits),
      editionId: edition.id,
      text: source,
    });
  };

  const read = (source: string | Uint8Array, quietly = false) => {
    const lists = readArmyLists(source);
    if (!lists.ok) {
      if (quietly) return;
      setStep({ kind: 'paste' });
      setProblem(armyImportWords.refusal(lists.refusal.code, lists.refusal.values));
      return;
    }
    const written = listText(source);
    if (source === given && typeof source === 'string') setText(source);
    setProblem(null);
    if (lists.value.length > 1) setStep({ kind: 'several', lists: lists.value, text: written });
    else preview(lists.value[0], written);
  };
  const again = () => {
    setIsFresh(false);
    setStep({ kind: 'paste' });
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
  const takeKept = async (army: KeptArmy) => {
    const source = army.text ?? (await sources.read(army.checksum).catch(() => null));
    const refusal = onTake(takenFromKept(army, source ?? ''), unitsThere > 0);
    setProblem(refusal);
    if (refusal === null) armies.use(army.id);
  };
  const chooseKept = (army: KeptArmy) => {
    const named = editionNamed(army.editionId);
    if (named === null || named.id === edition.id) void takeKept(army);
    else setStep({ kind: 'keptOfOtherGame', army, named });
  };
  const take = (draft: ImportDraft, source: string, replace: boolean, keep: boolean) => {
    const taken = takenFrom(draft, source);
    const kept = keep ? armies.keep(armyToKeep(taken, draft.list.title, edition.id)) : null;
    const ref = kept && { kept: { id: kept.id, name: kept.name } };
    const refusal = onTake({ ...taken, source: { ...taken.source, ...ref } }, replace);
    if (refusal !== null) return refusal;
    sources.keep(source);
    known.remember(edition.id, learnedFrom(draft));
    return null;
  };

  return (
    <Sheet title={armyImportWords.title(owner?.called ?? null)} closeName={words.close} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a place to drop a file, beside the button that opens one */}
      <div className="min-h-[50dvh]" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {step.kind === 'paste' && (
          <>
            {notGiven === null && isFresh && (
              <AtOnce given={given} onList={(list) => read(list, given === null)} />
            )}
            {rulebook}
            <PasteStep
              text={text}
              problem={problem}
              editionId={edition.id}
              offersKept={owner !== null}
              onText={setText}
              onRead={(source) => read(source)}
              onFile={open}
              onScan={() => setStep({ kind: 'scan' })}
              onProblem={setProblem}
              onSaved={chooseKept}
            />
          </>
        )}
        {step.kind === 'scan' && (
          <div className="grid gap-3 pb-3">
            {scanner((scanned) => read(scanned))}
            <Button onPress={again}>{armyImportWords.stopScan}</Button>
          </div>
        )}
        {step.kind === 'keptOfOtherGame' && (
          <KeptOfOtherGame
            army={step.army}
            named={step.named}
            edition={edition}
            onRulebook={onRulebook}
            problem={problem}
            onAgain={again}
            onTake={() => void takeKept(step.army)}
          />
        )}
        {step.kind === 'several' && (
          <ListChoice lists={step.lists} onChoose={(list) => preview(list, step.text)} />
        )}
        {step.kind === 'preview' && (
          <>
            {rulebook}
            <ImportPreview
              side={owner?.side ?? null}
              edition={edition}
              draft={
                step.editionId === edition.id ? step.draft : draftOf(step.draft.list, edition, knownUnits)
              }
              text={step.text}
              unitsThere={unitsThere}
              onRulebook={onRulebook}
              onChange={(draft) => setStep({ ...step, draft, editionId: edition.id })}
              onAgain={again}
              onTake={(draft, replace, keep) => take(draft, step.text, replace, keep)}
              onKept={(army) => void takeKept(army)}
            />
          </>
        )}
      </div>
    </Sheet>
  );
}

type AtOnceProps = {
  readonly given: string | Uint8Array | null;
  onList(list: string | Uint8Array): void;
};

/**
 * Reads once what was given, or the clipboard, as the tap that opened the sheet allows it. A clipboard
 * without a list is left alone.
 */
function AtOnce({ given, onList }: AtOnceProps) {
  const done = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the sheet opens
  useEffect(() => {
    let isOpen = true;
    if (given === null) {
      void readClipboard().then((text) => {
        if (isOpen && text !== null) onList(text);
      });
    } else if (!done.current) {
      done.current = true;
      onList(given);
    }
    return () => {
      isOpen = false;
    };
  }, []);
  return null;
}
