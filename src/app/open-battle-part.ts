import { battleOf } from '@/battle/log/ledger';
import { tincturesOf } from '@/battle/state/tincture';
import { openBattleStore } from '@/store/battle/open-battle-store';
import { words } from '@/words/words';

/** The store of the battle on screen. From now on, sentences name the sides by that battle's tinctures. */
export function openBattlePart(
  parts: Parameters<typeof openBattleStore>[0],
): ReturnType<typeof openBattleStore> {
  const store = openBattleStore(parts);
  words.nameSidesBy(() => {
    const { open } = store.getState();
    return open.kind === 'open' ? tincturesOf(battleOf(open.ledger).setup) : null;
  });
  return store;
}
