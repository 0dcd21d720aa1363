import type { CountCause } from '@/battle/army/counter-event';
import type { ArmyEvent, ArmyEventOf, HealthCause } from '@/battle/army/event';
import type { BattleEvent } from '@/battle/log/event';
import type { CombatTitle } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import type { TakenUnitTest, ThrownTest } from '@/battle/state/records';
import { assertNever, type CountedUnit, type Fate, type Side } from '@/rules/index';
import { combatTitle, type DescriptionContext, statusLabel, type UnitName, unitNamed } from './naming';

/** What a gesture did to the armies, as a key and its values. */
export type ArmyDescription =
  | {
      readonly key: 'armyImported';
      readonly side: Side;
      readonly army: string;
      readonly units: number;
      readonly points: number;
      readonly linesRead: number;
      readonly linesUnread: number;
    }
  | { readonly key: 'unitAdded' | 'unitEdited' | 'unitRemoved' | 'unitMoved'; readonly unit: UnitName }
  | {
      readonly key: 'healthChanged';
      readonly unit: UnitName;
      readonly from: number;
      readonly to: number;
      /** Nobody said how many models the unit has: only the difference counts. */
      readonly unsaid?: true;
      readonly cause: HealthCause;
      /** Null: outside a combat. */
      readonly combat: CombatTitle | null;
      readonly round: number | null;
    }
  | {
      readonly key: 'characterJoined';
      readonly unit: UnitName;
      readonly host: UnitName | null;
      readonly joins: boolean;
    }
  | { readonly key: 'fateChanged'; readonly unit: UnitName; readonly from: Fate; readonly to: Fate }
  | { readonly key: 'unitTested'; readonly unit: UnitName; readonly test: TakenUnitTest }
  /** `what`: the edition's word for what the counter counts. */
  | {
      readonly key: 'countChanged';
      readonly unit: UnitName;
      readonly what: CountedUnit;
      readonly from: number;
      readonly to: number;
      readonly cause: CountCause;
      /** Null: outside a combat. */
      readonly combat: CombatTitle | null;
      readonly round: number | null;
    }
  /** What the unit is from now on, in the rulebook's words. */
  | { readonly key: 'statusesChanged'; readonly unit: UnitName; readonly statuses: readonly string[] }
  | { readonly key: 'testThrown'; readonly unit: UnitName; readonly test: ThrownTest };

/** What the last of these events did, as data; `words` makes the sentence. */
export function describeArmy(
  event: ArmyEvent,
  events: readonly BattleEvent[],
  context: DescriptionContext,
): ArmyDescription {
  switch (event.type) {
    case 'armyImported': {
      const added = events.flatMap((other) => (other.type === 'unitAdded' ? [other.unit] : []));
      return {
        key: 'armyImported',
        side: event.side,
        army: event.to,
        units: added.length,
        points: added.reduce((sum, { pointCost }) => sum + pointCost, 0),
        linesRead: event.source.linesRead,
        linesUnread: event.source.linesUnread.length,
      };
    }
    case 'unitAdded':
    case 'unitRemoved':
      return { key: event.type, unit: event.unit };
    case 'unitEdited':
      return { key: 'unitEdited', unit: event.to };
    case 'unitMoved':
      return { key: 'unitMoved', unit: unitNamed(event.unitId, context) };
    case 'healthChanged': {
      const { from, cause, round, unsaid } = event;
      // A gesture that heals first gives back what was lost in the round.
      const { to } = events.findLast((last) => isHealthOf(last, event.unitId)) ?? event;
      const combat = event.combatId === null ? null : combatTitle(event.combatId, context);
      const unit = unitNamed(event.unitId, context);
      return { key: 'healthChanged', unit, from, to, ...(unsaid ? { unsaid } : {}), cause, combat, round };
    }
    case 'characterJoined': {
      const { unitId, from, to } = event;
      const host = to ?? from;
      return {
        key: 'characterJoined',
        unit: unitNamed(unitId, context),
        host: host && unitNamed(host, context),
        joins: to !== null,
      };
    }
    case 'fateChanged':
      return { key: 'fateChanged', unit: unitNamed(event.unitId, context), from: event.from, to: event.to };
    case 'unitTested':
      return { key: 'unitTested', unit: unitNamed(event.unitId, context), test: event.test };
    case 'countChanged': {
      const { unitId, counter, from, to, cause, combatId, round } = event;
      const what = context.counters.find(({ id }) => id === counter)?.unit ?? {
        one: counter,
        other: counter,
      };
      const combat = combatId === null ? null : combatTitle(combatId, context);
      return { key: 'countChanged', unit: unitNamed(unitId, context), what, from, to, cause, combat, round };
    }
    case 'testThrown':
      return { key: 'testThrown', unit: unitNamed(event.unitId, context), test: event.test };
    case 'statusesChanged':
      return {
        key: 'statusesChanged',
        unit: unitNamed(event.unitId, context),
        statuses: event.to.map((id) => statusLabel(id, context)),
      };
    default:
      return assertNever(event);
  }
}

function isHealthOf(event: BattleEvent, unitId: UnitId): event is ArmyEventOf<'healthChanged'> {
  return event.type === 'healthChanged' && event.unitId === unitId;
}
