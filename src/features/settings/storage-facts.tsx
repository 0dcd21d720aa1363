import { useEffect, useState } from 'react';
import { readStorageState, type StorageState } from '@/pwa/persistence';
import { useInstallationState } from '@/pwa/use-installation';
import { words } from '@/words/words';
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
      <Fact term={words.settings.offline}>{words.settings.offlineStates[offline]}</Fact>
      <Fact term={words.settings.kept}>
        {state ? words.settings.storageAnswers[state.answer] : words.settings.asking}
      </Fact>
    </>
  );
}
