import { writeEvents } from '@/storage/backup-events';
import type { TournamentRecord } from './tournament-record';

/**
 * The text of a file that holds one event whole: a backup of nothing but it, as JSON lines, which restoring
 * reads; `empty` is a backup of nothing. With the key of its organiser where this phone has it, so that the
 * file is for the organisers alone.
 */
export function eventFile(empty: string, id: string, record: TournamentRecord): string {
  return empty + writeEvents([{ id, record }]);
}
