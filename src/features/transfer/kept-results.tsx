import { useEffect, useState } from 'react';
import { usePageStores } from '@/store/page/use-page-stores';
import type { ReceivedResult } from '@/store/tournament/received-results';
import { Button } from '@/ui/button/button';
import { transferWords } from '@/words/transfer-words';

/** The saved results, newest first; nothing if there are none. */
export function KeptResults() {
  const { receivedResults } = usePageStores();
  const [kept, setKept] = useState<readonly ReceivedResult[]>([]);
  const texts = transferWords.receive;
  useEffect(() => {
    let shown = true;
    receivedResults
      .load()
      .then((store) => store.read())
      .then(
        (results) => shown && setKept(results),
        () => {},
      );
    return () => {
      shown = false;
    };
  }, [receivedResults]);
  if (kept.length === 0) return null;
  return (
    <section aria-label={texts.results} className="grid gap-2 border-t border-line pt-4">
      <h2 className="text-name text-gold">{texts.results}</h2>
      <ul className="grid gap-3">
        {kept.map((result) => (
          <li key={result.lines.join('\n')} className="grid gap-1">
            <span className="text-detail text-muted">{texts.keptOn(result.keptAt)}</span>
            {result.lines.map((line) => (
              <span key={line} className="break-words select-text">
                {line}
              </span>
            ))}
            <Button
              name={texts.removeNamed(result.lines[0] ?? '')}
              onPress={() => {
                setKept(kept.filter((other) => other !== result));
                receivedResults
                  .load()
                  .then((store) => store.remove(result))
                  .catch(() => setKept(kept));
              }}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
