import { useEffect, useState } from 'react';
import { readStorageState, type StorageState } from '@/pwa/persistence';
import { useInstallation, useInstallationState } from '@/pwa/use-installation';
import { settingsWords } from '@/words/settings-words';
import { Fact } from './fact';

/** How safe the battles are on this device, by the browser's answers. */
export function StorageFacts() {
  const [state, setState] = useState<StorageState | null>(null);
  const { checkFiles } = useInstallation();
  const offline = useInstallationState((installation) => installation.offline);
  const files = useInstallationState((installation) => installation.files);
  // The browser may have thrown files away since the start.
  useEffect(checkFiles, [checkFiles]);
  useEffect(() => {
    let shown = true;
    readStorageState().then(
      (answer) => shown && setState(answer),
      () => shown && setState({ answer: 'unknown', usedBytes: null, quotaBytes: null }),
    );
    return () => {
      shown = false;
    };
  }, []);
  return (
    <>
      <Fact term={settingsWords.offline}>{settingsWords.offlineStates[offline](files)}</Fact>
      <Fact term={settingsWords.kept}>
        {state ? settingsWords.storageAnswers[state.answer] : settingsWords.asking}
      </Fact>
    </>
  );
}
