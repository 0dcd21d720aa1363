import { type ReactNode, useState } from 'react';
import { saveFile } from '@/pwa/save-file';
import { shareable, shareFile } from '@/pwa/share';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Column, Columns } from '@/ui/page/columns';
import { transferWords } from '@/words/transfer-words';
import { GiveWriting } from './give-writing';
import { CodeSeries, useCodeSeries } from './list-codes';
import { useBattleText } from './use-battle-text';

type SendBattleProps = {
  readonly now: () => number;
  /** What stands below the codes; not before they do, or they would push it down. */
  readonly children: ReactNode;
};

/**
 * The whole battle as codes or as a file. If it is running, the player first chooses which phone goes on
 * writing.
 */
export function SendBattle({ now, children }: SendBattleProps) {
  const { outcome, handedOver } = useBattle();
  const mayWrite = useMayWrite();
  const made = useBattleText();
  const texts = transferWords.send;
  return (
    <>
      {outcome === null && mayWrite && <GiveWriting />}
      {handedOver && (
        <p role="status" className="font-bold text-warn">
          {texts.running.handedOver}
        </p>
      )}
      {made.kind === 'making' && <p role="status">{texts.making}</p>}
      {made.kind === 'failed' && <p role="alert">{texts.failed(made.message)}</p>}
      {made.kind === 'made' && <MadeCodes text={made.text} now={now} />}
      {made.kind !== 'making' && children}
    </>
  );
}

type MadeCodesProps = { readonly text: string; readonly now: () => number };

function MadeCodes({ text, now }: MadeCodesProps) {
  const series = useCodeSeries(text);
  const texts = transferWords.send;
  return (
    <Columns>
      {series ? <CodeSeries {...series} /> : <p role="status">{texts.tooLarge}</p>}
      <Column>
        {series && <p className="text-muted">{texts.howBattle}</p>}
        <AsFile text={text} now={now} />
      </Column>
    </Columns>
  );
}

function AsFile({ text, now }: MadeCodesProps) {
  const [said, setSaid] = useState('');
  const texts = transferWords.send;
  // As plain text, which every browser shares; many do not share JSON files.
  const file = shareable([new File([text], texts.file(now()), { type: 'text/plain' })]);
  return (
    <div className="grid gap-2">
      {file && (
        <Button
          onPress={() =>
            void shareFile(file).then((how) => setSaid(how === 'unable' ? texts.shareFailed : ''))
          }
        >
          {texts.share}
        </Button>
      )}
      <Button
        onPress={() =>
          void saveFile(texts.savedFile(now()), text).then((how) =>
            setSaid(how === 'refused' ? texts.saveFailed : ''),
          )
        }
      >
        {texts.save}
      </Button>
      <p role="status" className="empty:hidden">
        {said}
      </p>
    </div>
  );
}
