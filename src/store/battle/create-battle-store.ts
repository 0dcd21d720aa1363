import { createStore } from 'zustand/vanilla';
import { parseLog } from '@/battle/log/parse-entry';
import type { BattleId } from '@/battle/state/ids';
import { battleOpening } from './battle-opening';
import type { BattleActions, BattleState, BattleStore, StoreParts } from './battle-store';
import { battleWriting } from './battle-writing';
import { createAssaultMemory } from './fighter-memory';
import { battleHands } from './guest-seat';

/** The store of the battle on screen: opened from the log, changed by intents, saved tap by tap. */
export function createBattleStore(parts: StoreParts): BattleStore {
  const { entryLog, writer, rollDie, onFailure } = parts;
  const store = createStore<BattleState>(() => ({ open: { kind: 'none' }, refusal: null }));
  const { hands, forOpening } = battleHands(store, parts, (...written) => writeFor(...written));
  const opening = battleOpening(store, parts, forOpening);
  const { writeFor, ...writing } = battleWriting(store, parts, opening);
  const actions: BattleActions = {
    ...opening.actions,
    ...writing,
    throwDice: (count) => Array.from({ length: count }, rollDie),
  };
  const readLedger = async (id: BattleId) => parseLog(await entryLog.entries(id)).ledger;
  return Object.assign(store, {
    actions,
    writer,
    readLedger,
    readAhead: opening.readAhead,
    hands,
    ...createAssaultMemory(entryLog, onFailure),
  });
}
