import type { Closing } from '@/battle/combat/closing';
import type { CombatEvent, CombatEventOf } from '@/battle/combat/event';
import type { ContactKind } from '@/battle/state/combat';
import type { CombatTitle } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import type { PursuitOutcome, TakenTest, ThrownFlight } from '@/battle/state/records';
import {
  type Answer,
  assertNever,
  type BreakTestAnswer,
  type CountedUnit,
  defaultAnswer,
  type RoundResult,
  type ScoreRow,
  type ScoreSheet,
  type Side,
  type SignedAnswer,
} from '@/rules/index';
import { closingAfter } from './closed-rounds';
import { combatTitle, type DescriptionContext, type Place, type UnitName, unitNamed } from './naming';

/** Whose test it is: a unit's, or the whole side's. */
export type TestPlace = Place & { readonly unit: UnitName | null };
type RowName = { readonly rowId: string; readonly label: string };

/** What a gesture did in a combat, as a key and its values. */
export type CombatDescription =
  | { readonly key: 'combatOpened' | 'combatEnded'; readonly combat: CombatTitle }
  | (Place & {
      readonly key: 'duelFought';
      readonly unit: UnitName;
      readonly enemy: UnitName;
      readonly dealt: number;
      readonly excess: number;
    })
  | { readonly key: 'roundBegan' | 'roundFought'; readonly combat: CombatTitle; readonly round: number }
  | (Place &
      RowName & {
        readonly key: 'counted';
        readonly unit: CountedUnit;
        /** Whether the row counts the side's own casualties. */
        readonly lost: boolean;
        readonly from: number;
        readonly to: number;
      })
  | (Place & RowName & { readonly key: 'toggled'; readonly on: boolean })
  | (Place & RowName & { readonly key: 'chose'; readonly option: string; readonly isDefault: boolean })
  | (Place &
      RowName & {
        readonly key: 'modified';
        readonly from: number;
        readonly to: number;
        readonly note: string;
      })
  | (Place & RowName & { readonly key: 'followed' | 'rowStays' })
  | {
      readonly key: 'roundClosed';
      readonly combat: CombatTitle;
      readonly round: number;
      readonly a: number;
      readonly b: number;
      readonly result: RoundResult;
      readonly besides: Closing;
      readonly confirmedBy: readonly Side[];
    }
  | (TestPlace & {
      readonly key: 'testAnswered';
      readonly label: string;
      readonly input: 'switch' | 'number';
      readonly to: BreakTestAnswer;
    })
  | (TestPlace & { readonly key: 'testTaken'; readonly test: TakenTest })
  | (TestPlace & { readonly key: 'pursued'; readonly pursuit: PursuitOutcome })
  | (TestPlace & { readonly key: 'flightThrown'; readonly thrown: ThrownFlight })
  | { readonly key: 'unitJoined' | 'unitLeft'; readonly unit: UnitName; readonly combat: CombatTitle }
  | {
      readonly key: 'contactChanged';
      readonly unit: UnitName;
      readonly enemy: UnitName;
      readonly to: ContactKind | null;
      readonly combat: CombatTitle;
    };

/** What the event did, as data; `words` makes the sentence. */
export function describeCombat(
  event: CombatEvent,
  context: DescriptionContext,
  seq: number,
): CombatDescription {
  const combat = combatTitle(event.combatId, context);
  switch (event.type) {
    case 'combatOpened':
    case 'combatEnded':
      return { key: event.type, combat };
    case 'duelFought': {
      const { round, side, dealt, excess } = event;
      const unit = unitNamed(event.unitId, context);
      const enemy = unitNamed(event.enemyUnitId, context);
      return { key: 'duelFought', combat, round, side, unit, enemy, dealt, excess };
    }
    case 'roundBegan':
    case 'roundFought':
      return { key: event.type, combat, round: event.round };
    case 'combatAnswered':
      return describeAnswer(event, combat, context.sheet);
    case 'roundClosed': {
      const { a, b, result } = event.outcome;
      return {
        key: 'roundClosed',
        combat,
        round: event.round,
        a: a.total,
        b: b.total,
        result,
        besides: closingAfter(context.closed.get(seq)),
        confirmedBy: event.confirmedBy ?? [],
      };
    }
    case 'breakTestAnswered': {
      const input = context.breakTest?.inputs.find((candidate) => candidate.id === event.inputId);
      return {
        key: 'testAnswered',
        ...testPlace(event, combat, context),
        label: input?.label ?? event.inputId,
        input: input?.input ?? 'switch',
        to: event.to,
      };
    }
    case 'breakTestTaken':
      return { key: 'testTaken', ...testPlace(event, combat, context), test: event.to };
    case 'pursuitResolved':
    case 'flightSaid':
      return { key: 'pursued', ...testPlace(event, combat, context), pursuit: event.to };
    case 'flightThrown':
      return { key: 'flightThrown', ...testPlace(event, combat, context), thrown: event.to };
    case 'unitJoined':
    case 'unitLeft':
      return { key: event.type, unit: unitNamed(event.unitId, context), combat };
    case 'contactChanged':
      return {
        key: 'contactChanged',
        unit: unitNamed(event.unitId, context),
        enemy: unitNamed(event.enemyUnitId, context),
        to: event.to,
        combat,
      };
    default:
      return assertNever(event);
  }
}

function testPlace(
  {
    round,
    side,
    unitId,
  }: CombatEventOf<
    'breakTestAnswered' | 'breakTestTaken' | 'pursuitResolved' | 'flightSaid' | 'flightThrown'
  >,
  combat: CombatTitle,
  context: DescriptionContext,
): TestPlace {
  return { combat, round, side, unit: unitId === null ? null : unitNamed(unitId as UnitId, context) };
}

function describeAnswer(
  event: CombatEventOf<'combatAnswered'>,
  combat: CombatTitle,
  sheet: ScoreSheet | null,
): CombatDescription {
  const row = sheet?.rows.find((candidate) => candidate.id === event.rowId);
  const place = { combat, round: event.round, side: event.side };
  const name = { rowId: event.rowId, label: row?.label ?? event.rowId };
  if (event.stays) return { key: 'rowStays', ...place, ...name };
  if (!sheet || !row || event.to === null) return { key: 'followed', ...place, ...name };
  return { ...place, ...name, ...describeChange(sheet, row, event.from ?? defaultAnswer(row), event.to) };
}

function describeChange(sheet: ScoreSheet, row: ScoreRow, from: Answer, to: Answer) {
  switch (row.input) {
    case 'counter':
      return {
        key: 'counted',
        unit: row.unit,
        lost: row.id === sheet.casualties,
        from: from as number,
        to: to as number,
      } as const;
    case 'toggle':
      return { key: 'toggled', on: to as boolean } as const;
    case 'choice': {
      const option = row.options.find((candidate) => candidate.id === to) ?? row.options[0];
      return { key: 'chose', option: option.label, isDefault: option === row.options[0] } as const;
    }
    case 'signed': {
      const { points, note } = to as SignedAnswer;
      return { key: 'modified', from: (from as SignedAnswer).points, to: points, note } as const;
    }
    default:
      return assertNever(row);
  }
}
