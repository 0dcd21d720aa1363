import { useEffect, useState } from 'react';
import type { Battle } from '@/battle/state/battle';
import { isExample } from '@/battle/state/example-id';
import { messageOf } from '@/plain/message-of';
import { useMayWrite } from '@/store/battle/use-battle';
import { OWN_SIDES } from '@/store/device/sides';
import { usePageStores } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

/** Whether to ask for the owner's side; null while this is not known. `answered`: after the answer. */
export function useOwnSideAsked({ id, setup }: Battle): {
  readonly asked: boolean | null;
  answered(): void;
} {
  const { readMarks } = usePageStores();
  const mayWrite = useMayWrite();
  const [asked, setAsked] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    readMarks({ battleId: id, setup }).then(
      ({ mine }) => current && setAsked(mine === null),
      // The disk cannot be read, so an answer could not be stored either.
      () => current && setAsked(false),
    );
    return () => {
      current = false;
    };
  }, [readMarks, id, setup]);
  return { asked: asked && mayWrite && !isExample(id), answered: () => setAsked(false) };
}

type OwnSideQuestionProps = { readonly battle: Battle; onAnswered(): void };

/**
 * Asks once for the owner's side, after a battle in which it is not known. The season uses the answer, and so
 * do the next battles of that player, without asking again.
 */
export function OwnSideQuestion({ battle: { id, setup }, onAnswered }: OwnSideQuestionProps) {
  const { sayOwnSide } = usePageStores();
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const texts = battleWords.battleScore.ownSide;
  return (
    <section aria-label={texts.question} className="px-3 pt-3">
      <p className="pb-1 text-label text-muted">{texts.question}</p>
      <div className="grid gap-1.5">
        {OWN_SIDES.map((mine) => (
          <Button
            key={mine}
            // The question goes when the answer is on the disk: a page that is closed then asks it never again.
            onPress={() => {
              setUnsaved(null);
              sayOwnSide({ battleId: id, setup }, mine).then(onAnswered, (error: unknown) =>
                setUnsaved(messageOf(error)),
              );
            }}
          >
            <span className="min-w-0 break-words">
              {mine === 'neither' ? texts.neither : texts.side(mine, setup[mine].player)}
            </span>
          </Button>
        ))}
      </div>
      <p role="alert" className="pt-1 text-label text-warn empty:hidden">
        {unsaved === null ? null : texts.notSaved(unsaved)}
      </p>
    </section>
  );
}
