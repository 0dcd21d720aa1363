import * as v from 'valibot';
import type { EntryLog } from '@/storage/entry-log';
import { address, DEVICES } from './club-record';

const OWN_BATTLE = v.looseObject({
  seq: v.number(),
  /** Of an event the id of its log: a version that knows no events here finds no battle in it, and goes on. */
  battleId: v.string(),
  writer: v.string(),
  stamp: v.string(),
  key: v.string(),
  /** It is an event, and under which name the player organises it; null: who made it. */
  event: v.exactOptional(v.object({ organiser: v.nullable(v.string()) })),
});

/** A battle or event of this player, as the list of own devices names it: whoever has it may write that. */
export type OwnBattle = v.InferOutput<typeof OWN_BATTLE>;

const DEVICES_SHAPE = v.object({
  address,
  writer: v.string(),
  stamp: v.string(),
  key: v.string(),
  position: v.object({ number: v.number(), hash: v.nullable(v.string()), upto: v.number() }),
  battles: v.array(OWN_BATTLE),
});

/** What pairs the devices of one player: a channel whose entries name their battles. */
export type DevicesRecord = v.InferOutput<typeof DEVICES_SHAPE>;

/** How this device is paired with others of its player; null where it is not. */
export async function readDevices(entryLog: EntryLog): Promise<DevicesRecord | null> {
  const parsed = v.safeParse(DEVICES_SHAPE, await entryLog.readRecord(DEVICES));
  return parsed.success ? parsed.output : null;
}

/** Remembers the pairing; null ends it on this device. */
export function writeDevices(entryLog: EntryLog, devices: DevicesRecord | null): Promise<void> {
  return entryLog.writeRecord(DEVICES, devices);
}
