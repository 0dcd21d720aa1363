import { ChevronLeft } from 'lucide';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { battleResult } from '@/battle/report/result';
import { useBattle, useLedger } from '@/store/battle/use-battle';
import { toResultCode } from '@/transfer/result-code';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Icon } from '@/ui/look/icon';
import { Columns } from '@/ui/page/columns';
import { PlainScreen } from '@/ui/page/plain-screen';
import { battleWords } from '@/words/battle-words';
import { handOverWords } from '@/words/hand-over-words';
import { transferWords } from '@/words/transfer-words';
import { CodeImage } from './code-image';
import { SendBattle } from './send-battle';

const WHATS = ['battle', 'result'] as const;
type What = (typeof WHATS)[number];

/**
 * The open battle for another phone: the whole battle as a series of codes or a file, or its result as one
 * code.
 */
export function SendScreen({ now }: { readonly now: () => number }) {
  const { id } = useBattle();
  const [what, setWhat] = useState<What>('battle');
  const texts = transferWords.send;
  return (
    <PlainScreen
      title={texts.title}
      back={
        <Link
          href={`/battle/${id}/score`}
          aria-label={texts.back}
          className="-ml-3 flex size-12 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      <SegmentedChoice<What>
        label={texts.what}
        options={WHATS.map((option) => ({ id: option, label: texts.whats[option] }))}
        chosen={what}
        onChoose={setWhat}
      />
      {what === 'battle' ? (
        <SendBattle now={now}>
          <ShareLive id={id} />
        </SendBattle>
      ) : (
        <>
          <SendResult />
          <ShareLive id={id} />
        </>
      )}
    </PlainScreen>
  );
}

/** What goes over once is not what others may look for: the way to what goes over while it is played. */
function ShareLive({ id }: { readonly id: string }) {
  const [, navigate] = useLocation();
  return (
    <section aria-label={battleWords.handOver.live} className="grid gap-2 border-t border-line pt-4">
      <p className="text-muted">{transferWords.send.live}</p>
      <Button onPress={() => navigate(`/share/${id}`)}>{battleWords.handOver.live}</Button>
    </section>
  );
}

function SendResult() {
  const ledger = useLedger();
  const code = useMemo(() => {
    const fields = handOverWords.result.fields(battleResult(ledger));
    // The lists of units would fill the code, so they come last.
    const lines = fields.filter(({ shown }) => !shown.includes('\n'));
    return toResultCode(lines.map(({ label, shown }) => `${label}: ${shown}`));
  }, [ledger]);
  return (
    <Columns>
      <CodeImage text={code} name={transferWords.send.resultCode} />
      <p className="text-muted">{transferWords.send.howResult}</p>
    </Columns>
  );
}
