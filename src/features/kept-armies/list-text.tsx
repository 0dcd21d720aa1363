import { useState } from 'react';
import { copyText } from '@/pwa/share';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKept } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { keptArmyWords } from '@/words/kept-army-words';

/** The list as it was pasted, stored for ever: to read again, and to copy for an opponent. */
export function ListText({ army }: { readonly army: KeptArmy }) {
  const { sources } = useKept();
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  if (army.checksum === '') return null;
  const show = async () => {
    const kept = army.text ?? (await sources.read(army.checksum).catch(() => null));
    setText(kept);
    setSaid(kept === null ? keptArmyWords.listLost : '');
  };
  return (
    <div className="grid gap-2">
      {text === null ? (
        <Button onPress={() => void show()}>{keptArmyWords.list}</Button>
      ) : (
        <>
          <pre className="max-h-[50dvh] overflow-auto rounded-lg border-2 border-line bg-card p-2 font-mono text-small leading-label break-words whitespace-pre-wrap select-text">
            {text}
          </pre>
          <Button
            onPress={() =>
              void copyText(text).then((copied) =>
                setSaid(copied ? keptArmyWords.copied : keptArmyWords.copyFailed),
              )
            }
          >
            {keptArmyWords.copy}
          </Button>
        </>
      )}
      <p role="status" className="empty:hidden">
        {said}
      </p>
    </div>
  );
}
