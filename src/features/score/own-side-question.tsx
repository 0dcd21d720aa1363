import { useEffect, useState } from 'react';
import type { Battle } from '@/battle/state/battle';
import { isExample } from '@/battle/state/example-id';
import { useMayWrite } from '@/store/battle/use-battle';
import { OWN_SIDES } from '@/store/device/sides';
import { usePageStores } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';

/** Whether to ask which side was this device's owner's; null while that is not known. `answered` once it was. */
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
      // The disk cannot be read: nothing could be remembered either.
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
 * Which side was this device's owner's, asked once after a battle of which nobody knows: the season counts it by the answer, and the next
 * battles of that player without asking.
 */
export function OwnSideQuestion({ battle: { id, setup }, onAnswered }: OwnSideQuestionProps) {
  const { sayOwnSide } = usePageStores();
  const texts = battleWords.battleScore.ownSide;
  return (
    <section aria-label={texts.question} className="px-3 pt-3">
      <p className="pb-1 text-[1.0625rem] text-muted">{texts.question}</p>
      <div className="grid gap-1.5">
        {OWN_SIDES.map((mine) => (
          <Button
            key={mine}
            onPress={() => {
              sayOwnSide({ battleId: id, setup }, mine);
              onAnswered();
            }}
          >
            <span className="min-w-0 break-words">
              {mine === 'neither' ? texts.neither : texts.side(mine, setup[mine].player)}
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
