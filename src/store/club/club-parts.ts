import { type ClubAddress, socketUrl } from '@/club/address';
import type { SocketParts } from '@/club/connection';
import type { RandomBytes } from '@/club/secrets';
import type { BattleHands } from '@/store/battle/battle-hands';
import type { BattleBookParts } from './battle-book';

/** What everything with a club is given: the disk, the clock, chance, and this device's name. */
export type ClubParts = BattleBookParts & {
  readonly random: RandomBytes;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** This device's name in logs. */
  readonly writer: string;
  readonly onFailure: (error: unknown) => void;
  /** Makes a WebSocket where the platform has none of its own, as in Node 20. */
  readonly wsFactory?: unknown;
};

/** The same with the battle on screen, for two phones to write it. */
export type HandsParts = ClubParts & { readonly hands: BattleHands };

/** Where a club's socket is opened, and how. */
export function socketOf(address: ClubAddress, { wsFactory }: Pick<ClubParts, 'wsFactory'>): SocketParts {
  return { url: socketUrl(address), wsFactory };
}
