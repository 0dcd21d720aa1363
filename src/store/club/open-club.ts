import type { Ledger } from '@/battle/log/ledger';
import { battleId } from '@/battle/state/ids';
import type { BattleStore } from '@/store/battle/battle-store';
import type { SaveStore } from '@/store/battle/save-store';
import { onComeBack, onCut, waitHere } from '@/store/device/page-moments';
import type { ClubParts } from './club-parts';
import { type ClubStore, createClubStore } from './club-store';

type Parts = Omit<ClubParts, 'wait' | 'onComing' | 'onReceived'> & {
  readonly battleStore: { load(): Promise<BattleStore> };
  readonly save: Pick<SaveStore, 'onSaved'>;
};

/** The store of what this page shares and follows, tied to the battle on screen. */
export async function openClub({ battleStore, save, ...parts }: Parts): Promise<ClubStore> {
  const battles = await battleStore.load();
  const onReceived = (id: string, ledger: Ledger | null) =>
    void battles.actions.received(battleId(id), ledger).catch(parts.onFailure);
  const onComing = (id: string, ledger: Ledger) => battles.actions.coming(battleId(id), ledger);
  const heard = { onComing, onReceived };
  const store = await createClubStore({ ...parts, ...heard, wait: waitHere, hands: battles.hands });
  // The battle on screen may be one that this phone is a guest of.
  const { open } = battles.getState();
  if (open.kind !== 'none') void battles.actions.reread(open.id).catch(parts.onFailure);
  const { cut, wake, written } = store.actions;
  save.onSaved(written);
  // Coming back to the page, or to a network, is a good moment to go on.
  onComeBack(wake);
  onCut(cut);
  return store;
}
