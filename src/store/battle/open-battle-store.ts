import { isExample } from '@/battle/state/example-id';
import type { ListStore } from '@/store/battles/list-store';
import { type BattleStore, createBattleStore, type StoreParts } from './create-battle-store';

type OpenParts = Omit<StoreParts, 'onCard'> & {
  readonly list: ListStore;
  /** A quiet moment of the page. */
  readonly quiet: () => Promise<void>;
};

/** The store of the battle on screen, beside the list: it hears of every card, and the battle that it would resume is read ahead. */
export function openBattleStore({ list, quiet, ...parts }: OpenParts): BattleStore {
  const store = createBattleStore({ ...parts, onCard: list.actions.noteCard });
  const readLatestAhead = () => {
    const cards = list.getState();
    const latest = cards.kind === 'read' && cards.running.find(({ battleId }) => !isExample(battleId));
    if (!latest || store.getState().open.kind !== 'none') return;
    // Where it cannot be read, it is said when the battle is opened.
    store.readAhead(latest.battleId, quiet).catch(() => {});
  };
  list.subscribe(readLatestAhead);
  readLatestAhead();
  return store;
}
