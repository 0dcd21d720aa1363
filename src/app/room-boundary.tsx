import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '@/plain/message-of';
import { Button } from '@/ui/button/button';
import { MissingPart } from '@/ui/page/fetched';
import { words } from '@/words/words';
import { ErrorBoundary, FullPage } from './error-screen';
import { useSaveExport } from './use-save-export';

type RoomBoundaryProps = {
  /** Whether it is inside the main part of a frame, and does not surround a whole screen. */
  readonly within?: boolean;
  readonly children: ReactNode;
};

/**
 * Catches a failure of one screen or room: it shows a message and a way out. The next screen is tried again.
 */
export function RoomBoundary({ within = false, children }: RoomBoundaryProps) {
  const [path] = useLocation();
  return (
    <ErrorBoundary shown={path} fallback={(error) => <FailedRoom error={error} within={within} />}>
      {children}
    </ErrorBoundary>
  );
}

function FailedRoom({ error, within }: { readonly error: unknown; readonly within: boolean }) {
  const [path, navigate] = useLocation();
  const saveExport = useSaveExport();
  const isMissing = error instanceof MissingPart;
  return (
    <FullPage
      title={words.errors.title}
      text={isMissing ? words.errors.partMissing : words.errors.hereOnly}
      detail={messageOf(error)}
      within={within}
    >
      <Button kind="primary" onPress={() => location.reload()}>
        {words.notices.reload}
      </Button>
      {path !== '/' && <Button onPress={() => navigate('/')}>{words.errors.toBattles}</Button>}
      <Button onPress={() => saveExport('all')}>{words.settings.exportAll}</Button>
    </FullPage>
  );
}
