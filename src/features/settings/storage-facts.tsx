import { useEffect, useState } from 'react';
import { readStorageState, type StorageState } from '@/pwa/persistence';
import { useInstallationState } from '@/pwa/use-installation';
import { settingsWords } from '@/words/settings-words';
import { Fact } from './fact';

/** How safe the battles are on this device, as the browser answers. */
export function StorageFacts() {
  const [state, setState] = useState<StorageState | null>(null);
  const offline = useInstallationState((installation) => installation.offline);
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
      <Fact term={settingsWords.offline}>{settingsWords.offlineStates[offline]}</Fact>
      <Fact term={settingsWords.kept}>
        {state ? settingsWords.storageAnswers[state.answer] : settingsWords.asking}
      </Fact>
    </>
  );
}
