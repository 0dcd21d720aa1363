import { useContext } from 'react';
import { useLocation } from 'wouter';
import { BackupScreen } from '@/features/backup/backup-screen';
import { RestoreScreen } from '@/features/backup/restore-screen';
import { PageContext } from './page-context';

/** A backup of everything, and the way to restore one. */
export function BackupRoute() {
  const [, navigate] = useLocation();
  const { now } = useContext(PageContext);
  return <BackupScreen now={now} onRestore={() => navigate('/restore')} />;
}

/** Restoring battles from a file. */
export function RestoreRoute() {
  const [, navigate] = useLocation();
  return (
    <RestoreScreen
      given={null}
      onOpen={(id) => navigate(`/battle/${id}/fight`, { replace: true })}
      onBattles={() => navigate('/')}
      onEvents={() => navigate('/events')}
    />
  );
}
