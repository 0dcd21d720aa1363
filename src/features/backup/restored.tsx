import type { ReactNode } from 'react';
import type { BattleId } from '@/battle/state/ids';
import { RESTORED_FATES } from '@/store/backup/restore-battles';
import type { RestoredAll } from '@/store/backup/restoring';
import { Button } from '@/ui/button/button';
import { Column } from '@/ui/page/columns';
import { backupWords } from '@/words/backup-words';

type RestoredProps = {
  readonly outcome: RestoredAll;
  /** How many events were written. */
  readonly events: number;
  onAgain(): void;
  onOpen(id: BattleId): void;
  onBattles(): void;
  onEvents(): void;
  /** Other actions, below the next step. */
  readonly children: ReactNode;
};

/** What a restore has changed, what it has left unchanged, and the next step. */
export function Restored({ outcome, events, onAgain, onOpen, onBattles, onEvents, children }: RestoredProps) {
  const { counts, battleId, failure, photos } = outcome;
  const texts = backupWords.restore;
  const isWhole = failure === null && counts.inUse === undefined;
  const only = Object.values(counts).reduce((sum, count) => sum + count, 0) === 1 ? battleId : null;
  return (
    <>
      <section role="status" aria-label={texts.done} className="grid gap-1.5">
        <h2 className="text-name text-gold">{texts.done}</h2>
        <ul className="grid gap-1">
          {RESTORED_FATES.map((fate) => {
            const count = counts[fate];
            return count === undefined ? null : (
              <li key={fate} className={fate === 'inUse' ? 'text-warn' : ''}>
                {texts.outcomes[fate](count)}
              </li>
            );
          })}
          {events > 0 && <li>{texts.eventsRestored(events)}</li>}
          {photos > 0 && <li>{texts.photosAdded(photos)}</li>}
        </ul>
      </section>
      <Column>
        {failure !== null && <p role="alert">{texts.failed(failure)}</p>}
        {!isWhole && (
          <Button kind="primary" onPress={onAgain}>
            {texts.again}
          </Button>
        )}
        {only && isWhole && (
          <Button kind="primary" onPress={() => onOpen(only)}>
            {texts.open}
          </Button>
        )}
        {events > 0 && isWhole && !only && (
          <Button kind="primary" onPress={onEvents}>
            {texts.toEvents}
          </Button>
        )}
        <Button kind={isWhole && !only && events === 0 ? 'primary' : 'plain'} onPress={onBattles}>
          {texts.toBattles}
        </Button>
        {children}
      </Column>
    </>
  );
}
