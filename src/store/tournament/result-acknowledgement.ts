import type { Table } from '@/club/connection';
import { DEFLATED } from '@/club/deflated';
import { seal, unseal } from '@/club/seal';
import { messageHash, type RandomBytes } from '@/club/secrets';

/** What an acknowledgement is sealed for. */
const subjectOf = (channel: string, { round, table }: Table) => `a.${channel}.${round}.${table}`;

/**
 * What an organiser's phone says once it keeps that message of a table: its hash, sealed with the event's
 * key.
 */
export function acknowledgement(
  message: Uint8Array,
  key: string,
  channel: string,
  at: Table,
  random: RandomBytes,
): Uint8Array {
  return seal(messageHash(message), key, subjectOf(channel, at), random, DEFLATED);
}

/** Whether an organiser's phone said so of this very message. */
export function isAcknowledged(
  said: Uint8Array | undefined,
  message: Uint8Array,
  key: string,
  channel: string,
  at: Table,
): boolean {
  return said !== undefined && unseal(said, key, subjectOf(channel, at), DEFLATED) === messageHash(message);
}
