import { useState } from 'react';
import { readBrowserFacts } from '@/pwa/browser-facts';
import type { Build } from '@/pwa/build';
import { readStorageState } from '@/pwa/persistence';
import { copyText } from '@/pwa/share';
import { useInstallationState } from '@/pwa/use-installation';
import { usePageStores, useSaveQueue } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { settingsWords } from '@/words/settings-words';

/**
 * What helps whoever looks for a fault: shown as it is copied, so that the player sees that no name is in it.
 */
export function FaultReport({ build }: { readonly build: Build }) {
  const { reportFacts } = usePageStores();
  const queue = useSaveQueue();
  const offline = useInstallationState((installation) => installation.offline);
  const [text, setText] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    // A browser may forget the tap while the disk is read: the second tap copies what is shown.
    const report = text ?? (await written());
    setText(report);
    setSaid((await copyText(report)) ? settingsWords.reportCopied : settingsWords.reportNotCopied);
  };
  const written = async () => {
    const [storage, disk] = await Promise.all([
      readStorageState(),
      reportFacts().then(
        (facts) => ({ ...facts, unsaved: queue.pendingEntries().length }),
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      ),
    ]);
    return settingsWords.faultReport({ build, browser: readBrowserFacts(), storage, offline, disk });
  };
  return (
    <div className="grid gap-2">
      <Button onPress={() => void copy()}>{settingsWords.report}</Button>
      <p role="status" className="empty:hidden">
        {said}
      </p>
      {text !== null && (
        <pre className="max-h-[50dvh] overflow-auto rounded-lg border-2 border-line bg-card p-2 font-mono text-small leading-label break-words whitespace-pre-wrap select-text">
          {text}
        </pre>
      )}
    </div>
  );
}
