import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@/ui/button';
import { words } from '@/words/words';
import { ErrorBoundary, FullPage, messageOf } from './error-screen';
import { MissingPart } from './fetched';
import { useSaveExport } from './use-save-export';

/** Keeps a failure within one screen or room: it says so, and offers the way out. The next screen is tried afresh. */
export function RoomBoundary({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation();
  return (
    <ErrorBoundary shown={path} fallback={(error) => <FailedRoom error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function FailedRoom({ error }: { readonly error: unknown }) {
  const [path, navigate] = useLocation();
  const saveExport = useSaveExport();
  const isMissing = error instanceof MissingPart;
  return (
    <FullPage
      title={words.errors.title}
      text={isMissing ? words.errors.partMissing : words.errors.hereOnly}
      detail={messageOf(error)}
    >
      <Button kind="primary" onPress={() => location.reload()}>
        {words.notices.reload}
      </Button>
      {path !== '/' && <Button onPress={() => navigate('/')}>{words.errors.toBattles}</Button>}
      <Button onPress={() => saveExport('all')}>{words.settings.exportAll}</Button>
    </FullPage>
  );
}
