import { BURST_MS } from '@/battle/describe/log-lines';
import type { Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';

/**
 * The result of the last taps on one unit: Health Points left before the first and after the last of them.
 */
export type HealthBurst = {
  readonly unitId: UnitId;
  readonly from: number;
  readonly to: number;
  /** The number of the last entry. */
  readonly seq: number;
};

/**
 * The burst of taps on one unit's health to which the newest entry belongs; null if that entry is something
 * else, or undid something.
 */
export function latestHealthBurst({ entries, steps }: Ledger): HealthBurst | null {
  if (entries.at(-1) !== steps.at(-1)?.entry) return null;
  let burst: HealthBurst | null = null as HealthBurst | null;
  let at = Number.POSITIVE_INFINITY;
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    const entry = steps[index]?.entry;
    const event = entry?.events[0];
    if (!entry || event?.type !== 'healthChanged') break;
    const { unitId, from } = event;
    // A tap that heals first gives back what was lost in the round: two changes of one unit.
    const last = entry.events.at(-1);
    const { to } = last?.type === 'healthChanged' && last.unitId === unitId ? last : event;
    if (burst && (burst.unitId !== unitId || burst.from !== to || at - entry.at > BURST_MS)) break;
    burst = { unitId, from, to: burst?.to ?? to, seq: burst?.seq ?? entry.seq };
    at = entry.at;
  }
  return burst;
}
