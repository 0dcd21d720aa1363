import { useEffect, useRef, useState } from 'react';
import type { ClubStore } from '@/store/club/club-store';
import { handedOver } from '@/store/club/code-tabs';
import type { SecondStep } from '@/store/club/pairing';
import { waitHere } from '@/store/device/page-moments';
import { Button } from '@/ui/button/button';
import { Column, Columns } from '@/ui/page/columns';
import { phoneWords } from '@/words/phone-words';
import { CopyCode } from './copy-code';
import { type DrawCode, wholeLink } from './link-card';
import { sayPairRefusal } from './pair-refusal';

type PairGuestProps = {
  readonly store: ClubStore;
  /** The first code, as it was scanned, pasted or opened. */
  readonly first: string;
  readonly drawCode: DrawCode;
  onBattle(battleId: string): void;
  onScan(): void;
};

/** Answers another phone's first code with the second, and waits until that phone has read it. */
export function PairGuest({ store, first, drawCode, onScan, ...ways }: PairGuestProps) {
  const [shown, setShown] = useState<SecondStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isHanded, setHanded] = useState(false);
  const onBattle = useRef(ways.onBattle);
  onBattle.current = ways.onBattle;
  useEffect(() => {
    let isOver = false;
    let cancel = () => {};
    const begin = async () => {
      const pairing = await store.actions.pairing();
      const begun = await pairing.second(first);
      if (isOver) return begun.ok && begun.value.cancel();
      if (!begun.ok) {
        const isHanded = begun.refusal.code === 'pairSecond' && (await handedOver(first, waitHere));
        if (isOver) return;
        return isHanded ? setHanded(true) : setProblem(sayPairRefusal(begun.refusal));
      }
      cancel = begun.value.cancel;
      setShown(begun.value);
      const joined = await begun.value.joined;
      if (isOver) return;
      cancel = () => {};
      setShown(null);
      if (joined.ok) onBattle.current(joined.value);
      else setProblem(sayPairRefusal(joined.refusal));
    };
    void begin();
    return () => {
      isOver = true;
      cancel();
    };
  }, [store, first]);
  if (problem !== null)
    return (
      <>
        <p role="alert">{problem}</p>
        <Button kind="primary" onPress={onScan}>
          {phoneWords.scanAnew}
        </Button>
      </>
    );
  if (isHanded) return <p role="status">{phoneWords.handed}</p>;
  const link = shown && wholeLink(shown.hash);
  if (link === null) return <p role="status">{phoneWords.making}</p>;
  return (
    <Columns>
      <Column>
        <p>{phoneWords.answer}</p>
        <div className="mx-auto w-full max-w-80">{drawCode(link, phoneWords.secondCode)}</div>
      </Column>
      <Column>
        <p className="text-muted">{phoneWords.answerNote}</p>
        <CopyCode code={link} />
      </Column>
    </Columns>
  );
}
