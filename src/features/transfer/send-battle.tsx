import { useState } from 'react';
import { saveFile } from '@/pwa/save-file';
import { shareable, shareFile } from '@/pwa/share';
import { useBattle, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Column, Columns } from '@/ui/page/columns';
import { transferWords } from '@/words/transfer-words';
import { CodePlayer } from './code-player';
import { GiveWriting } from './give-writing';
import { useBattleCodes } from './use-battle-codes';

/** With at least so many codes, a file is the better way. */
const MANY = 80;

/**
 * The whole battle as codes or as a file. If it is running, the player first chooses which phone goes on
 * writing.
 */
export function SendBattle({ now }: { readonly now: () => number }) {
  const { outcome, handedOver } = useBattle();
  const mayWrite = useMayWrite();
  const made = useBattleCodes();
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
      {made.kind === 'made' && (
        <Columns>
          {made.codes ? <CodePlayer codes={made.codes} /> : <p role="status">{texts.tooLarge}</p>}
          <Column>
            {made.codes && <p className="text-muted">{texts.howBattle}</p>}
            {made.codes && made.codes.length > MANY && <p>{texts.many(made.codes.length)}</p>}
            <AsFile text={made.text} now={now} />
          </Column>
        </Columns>
      )}
    </>
  );
}

function AsFile({ text, now }: { readonly text: string; readonly now: () => number }) {
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
