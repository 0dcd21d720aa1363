import { parseRemembered, remember } from '@/battle/assault/remembered/remembered-fighters';
import { parseUnits, type RememberedUnit, rememberUnits } from '@/battle/assault/remembered/remembered-units';
import type { FighterProfile } from '@/battle/state/fighters';
import type { EntryLog } from '@/storage/entry-log';
import { createListMemory, type ListMemory } from '@/store/device/list-memory';

/** The record of the profiles that this device remembers. */
export const FIGHTERS_RECORD = 'fighters';
/** The record of the whole units that fought on this device. */
export const FOUGHT_UNITS_RECORD = 'foughtUnits';
/** The record of how the players wanted to be asked in their last assaults. */
export const ASKED_RECORD = 'askedInAssaults';

/** The most wishes that are remembered, from the latest rounds. */
const MAX_WISHES = 60;

/**
 * The profiles of the groups that fought on this device, by name. The next battle proposes them. Never part
 * of a battle's log.
 */
export type FighterMemory = ListMemory<FighterProfile>;

/** What this device remembers for battles with wound pools. It is never part of a log. */
export type AssaultMemory = {
  readonly fighters: FighterMemory;
  /** Whole units with the sizes of their groups, the latest first. */
  readonly foughtUnits: ListMemory<RememberedUnit>;
  /**
   * The players' wishes about the screen itself, for example to settle Wounds one by one, or the language of a
   * half across the table: by battle, round and place.
   */
  readonly wishes: ListMemory<string>;
};

/** The profiles stored on this device; empty until they are read, and if they cannot be read. */
export function createFighterMemory(entryLog: EntryLog, onFailure: (error: unknown) => void): FighterMemory {
  return createListMemory(entryLog, { record: FIGHTERS_RECORD, parse: parseRemembered, remember }, onFailure);
}

/** Everything that this device remembers for assaults. */
export function createAssaultMemory(entryLog: EntryLog, onFailure: (error: unknown) => void): AssaultMemory {
  const units = { record: FOUGHT_UNITS_RECORD, parse: parseUnits, remember: rememberUnits };
  const wishes = {
    record: ASKED_RECORD,
    parse: (record: unknown) =>
      Array.isArray(record) ? record.filter((item): item is string => typeof item === 'string') : [],
    remember: (list: readonly string[], items: readonly string[]) =>
      [...new Set([...items, ...list])].slice(0, MAX_WISHES),
  };
  return {
    fighters: createFighterMemory(entryLog, onFailure),
    foughtUnits: createListMemory(entryLog, units, onFailure),
    wishes: createListMemory(entryLog, wishes, onFailure),
  };
}
