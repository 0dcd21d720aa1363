import { useState } from 'react';
import { copyText } from '@/pwa/share';
import { usePageStores } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { transferWords } from '@/words/transfer-words';

type ReceivedResultProps = { readonly lines: readonly string[]; onAnother(): void };

/** A result from another phone: to read, to copy, and to save unchanged. */
export function ReceivedResult({ lines, onAnother }: ReceivedResultProps) {
  const { receivedResults } = usePageStores();
  const [said, setSaid] = useState('');
  const texts = transferWords.receive;
  return (
    <section aria-label={texts.result} className="grid gap-3">
      <h2 className="text-name text-gold">{texts.result}</h2>
      <ul className="grid gap-1 border-y border-line py-2">
        {lines.map((line) => (
          <li key={line} className="break-words select-text">
            {line}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        <Button
          kind="primary"
          onPress={() => {
            receivedResults
              .load()
              .then((store) => store.keep(lines))
              .then(
                () => setSaid(texts.kept),
                () => setSaid(texts.keepFailed),
              );
          }}
        >
          {texts.keep}
        </Button>
        <Button
          onPress={() =>
            void copyText(lines.join('\n')).then((copied) =>
              setSaid(copied ? texts.copied : texts.copyFailed),
            )
          }
        >
          {texts.copy}
        </Button>
      </div>
      <p role="status" className="empty:hidden">
        {said}
      </p>
      <Button onPress={onAnother}>{texts.another}</Button>
    </section>
  );
}
