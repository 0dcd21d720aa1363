import { isExample } from '@/battle/state/example-id';
import type { ListStore } from '@/store/battles/list-store';
import type { BattleStore, StoreParts } from './battle-store';
import { createBattleStore } from './create-battle-store';

type OpenParts = Omit<StoreParts, 'onCard'> & {
  readonly list: ListStore;
  /** Resolves when the page is idle. */
  readonly quiet: () => Promise<void>;
};

/**
 * The store of the battle on screen, next to the list. It reports every changed card to the list, and reads
 * ahead the battle that the list would resume.
 */
export function openBattleStore({ list, quiet, ...parts }: OpenParts): BattleStore {
  const store = createBattleStore({ ...parts, onCard: list.actions.noteCard });
  const readLatestAhead = () => {
    const cards = list.getState();
    const latest = cards.kind === 'read' && cards.running.find(({ battleId }) => !isExample(battleId));
    if (!latest || store.getState().open.kind !== 'none') return;
    // If it cannot be read, opening the battle reports this.
    store.readAhead(latest.battleId, quiet).catch(() => {});
  };
  list.subscribe(readLatestAhead);
  readLatestAhead();
  return store;
}
