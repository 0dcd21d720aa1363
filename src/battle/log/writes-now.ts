import type { WriterId } from '@/battle/state/ids';
import { battleOf, type Ledger } from './ledger';

const owners = new WeakMap<Ledger, WriterId | null>();

/**
 * The device that took the battle over last, or back: it alone writes, until it hands it over. Null while
 * nobody did.
 */
function ownerOf(ledger: Ledger): WriterId | null {
  const known = owners.get(ledger);
  if (known !== undefined) return known;
  const taken = ledger.entries.findLast(
    ({ events: [{ type }] }) => type === 'takenOver' || type === 'takenBack',
  );
  const owner = taken?.writer ?? null;
  owners.set(ledger, owner);
  return owner;
}

/**
 * Whether the log lets that device write on: the battle is not handed over, and no other device has taken it
 * over since. What was never handed over every device writes that has it; and what has ended: each tags its
 * own copy.
 */
export function writesNow(ledger: Ledger, writer: WriterId): boolean {
  const { handedOver, outcome } = battleOf(ledger);
  if (handedOver) return false;
  const owner = outcome ? null : ownerOf(ledger);
  return owner === null || owner === writer;
}
