import type { Ledger } from './ledger';

/** When the battle was ended, in milliseconds since 1970; null while it runs. */
export function endedAt(ledger: Ledger): number | null {
  const last = ledger.steps.findLast(({ entry }) =>
    entry.events.some(({ type }) => type === 'battleFinished' || type === 'battleReopened'),
  );
  return last?.entry.events.some(({ type }) => type === 'battleFinished') ? last.entry.at : null;
}
