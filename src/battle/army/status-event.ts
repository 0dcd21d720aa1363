import * as v from 'valibot';
import type { FactsOf } from '@/battle/state/event-facts';
import type { UnitId } from '@/battle/state/ids';
import { unitIdSchema } from '@/battle/state/shapes';
import type { NoValues, RefusalOf } from '@/rules/index';

/*
 * What units of the armies are for a time, such as Pinned, in rulebooks whose statuses are given by glances, by checks
 * and by the players. A unit that fights has the same there (`statuses.ts`).
 */

/** All statuses of a unit changed, before and after. */
export type StatusEvent = {
  readonly type: 'statusesChanged';
  readonly unitId: UnitId;
  readonly from: readonly string[];
  readonly to: readonly string[];
};

export const STATUS_EVENTS: FactsOf<StatusEvent> = {
  statusesChanged: {
    shape: v.strictObject({
      type: v.literal('statusesChanged'),
      unitId: unitIdSchema,
      from: v.array(v.string()),
      to: v.array(v.string()),
    }),
    undoable: true,
    kind: 'losses',
    told: 'line',
    knownTo: ({ to }, { woundPools }) =>
      to.every((id) => woundPools?.statuses?.statuses.some((status) => status.id === id)),
  },
};

/** The players say that a unit has a status, or has it no more. */
export type StatusIntent = {
  readonly type: 'changeStatus';
  readonly unitId: UnitId;
  readonly status: string;
  readonly has: boolean;
};

/** The type of this intent. */
export const STATUS_INTENTS: Readonly<Record<StatusIntent['type'], null>> = { changeStatus: null };

/** Why an intent about statuses was refused. */
export type StatusRefusal = RefusalOf<{
  noSuchStatus: NoValues; // a status that the rulebook does not have
}>;
