import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '@/ui/button/button';
import { words } from '@/words/words';
import { ErrorBoundary, FullPage, messageOf } from './error-screen';
import { MissingPart } from './fetched';
import { useSaveExport } from './use-save-export';

type RoomBoundaryProps = {
  /** Whether it surrounds the main part of a frame, rather than a whole screen. */
  readonly within?: boolean;
  readonly children: ReactNode;
};

/** Keeps a failure within one screen or room: it says so, and offers the way out. The next screen is tried afresh. */
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
