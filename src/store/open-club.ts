import { battleId } from '@/battle/state/ids';
import type { ClubParts } from './club-parts';
import { type ClubStore, createClubStore } from './club-store';
import type { BattleStore } from './create-battle-store';
import { createEventStore, type EventStore } from './event-store';
import type { SaveStore } from './save-store';

type Parts = Omit<ClubParts, 'wait' | 'onReceived'> & {
  readonly battleStore: { load(): Promise<BattleStore> };
  readonly save: Pick<SaveStore, 'onSaved'>;
};

/** The store of what this page shares and follows, tied to the battle on screen. */
export async function openClub({ battleStore, save, ...parts }: Parts): Promise<ClubStore> {
  const battles = await battleStore.load();
  const onReceived = (id: string) => void battles.actions.reread(battleId(id)).catch(parts.onFailure);
  const store = await createClubStore({ ...parts, wait, onReceived });
  const { wake, written } = store.actions;
  save.onSaved(written);
  // Coming back to the page, or to a network, is a good moment to go on.
  onComeBack(wake);
  return store;
}

/** The store of the events that this phone organises or watches. */
export async function openEvents(parts: Parts): Promise<EventStore> {
  const store = await createEventStore({ ...parts, wait });
  onComeBack(() => void store.actions.retry().catch(parts.onFailure));
  return store;
}

function onComeBack(call: () => void): void {
  document.addEventListener('visibilitychange', call);
  for (const event of ['pageshow', 'online']) window.addEventListener(event, call);
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => void setTimeout(done, ms));
}
