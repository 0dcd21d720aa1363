import {
  type Answer,
  assertNever,
  type BreakTest,
  defaultAnswer,
  editionOf,
  type ScoreRow,
  type ScoreSheet,
  type Side,
  type SignedAnswer,
  type Victory,
} from '@/rules/index';
import { type AssaultContext, describeAssault, fighterNames } from './describe-assault';
import type { Description, Place, TestPlace, UnitName } from './description';
import type { CombatTitle } from './engagement';
import type { Entry, EventOf, EventType } from './event';
import { isUnitByHand } from './fighters';
import type { CombatId, UnitId } from './ids';
import type { Ledger } from './ledger';

/** What a description needs to know of the battle: its edition's rows, and how all combats are named, undone ones too. */
export type DescriptionContext = AssaultContext & {
  readonly sheet: ScoreSheet | null;
  readonly breakTest: BreakTest | null;
  readonly victory: Victory | null;
  readonly phases: readonly string[];
  readonly combats: ReadonlyMap<CombatId, CombatTitle>;
  readonly unitNames: ReadonlyMap<UnitId, UnitName>;
};

/** By the last entry of a log of that length: many places of a screen ask for the context, and few taps change it. */
const contexts = new WeakMap<Entry, { readonly length: number; readonly context: DescriptionContext }>();

/** The context for every entry of the ledger. */
export function descriptionContext(ledger: Ledger): DescriptionContext {
  const { entries, steps } = ledger;
  const last = entries.at(-1) ?? steps[0].entry;
  const known =
    contextUpTo(last, entries.length) ??
    (names(last) ? null : contextUpTo(entries.at(-2), entries.length - 1));
  const context = known ?? contextOf(ledger);
  contexts.set(last, { length: entries.length, context });
  return context;
}

function contextUpTo(last: Entry | undefined, length: number): DescriptionContext | null {
  const known = last && contexts.get(last);
  return known?.length === length ? known.context : null;
}

/** Whether anything is called otherwise since this entry. */
function names({ events }: Entry): boolean {
  return events.some(({ type }) => NAMING.includes(type));
}

const NAMING: readonly EventType[] = [
  'combatOpened',
  'fightersChanged',
  'unitAdded',
  'unitEdited',
  'unitJoined',
  'unitLeft',
  'undone',
  'redone',
];

function contextOf(ledger: Ledger): DescriptionContext {
  const combatNumbers = new Map<CombatId, number>();
  const unitNames = new Map<UnitId, UnitName>();
  for (const entry of ledger.entries) {
    for (const event of entry.events) {
      if (event.type === 'combatOpened') combatNumbers.set(event.combatId, event.number);
      if (event.type === 'unitAdded') unitNames.set(event.unit.id, event.unit);
      if (event.type === 'unitEdited') unitNames.set(event.to.id, event.to);
    }
  }
  const { editionId } = ledger.steps[0].battle;
  const edition = editionOf(editionId);
  return {
    sheet: edition?.combat ?? null,
    breakTest: edition?.breakTest ?? null,
    victory: edition?.victory ?? null,
    woundPools: edition?.woundPools ?? null,
    phases: edition?.gameStructure.phases ?? [],
    combats: combatTitles(ledger, combatNumbers, unitNames),
    unitNames,
    ...fighterNames(ledger.entries),
  };
}

/** Each combat by everyone who fought in it: whoever was chosen and not taken out again, fallen or not. */
function combatTitles(
  ledger: Ledger,
  numbers: ReadonlyMap<CombatId, number>,
  names: ReadonlyMap<UnitId, UnitName>,
): ReadonlyMap<CombatId, CombatTitle> {
  const engaged = new Map<CombatId, Map<string, UnitName>>();
  for (const { entry } of ledger.steps) {
    for (const event of entry.events) {
      if (event.type === 'combatOpened') engaged.set(event.combatId, new Map());
      if (event.type === 'unitJoined') {
        const unit = names.get(event.unitId);
        if (unit) engaged.get(event.combatId)?.set(event.unitId, unit);
      }
      if (event.type === 'unitLeft') engaged.get(event.combatId)?.delete(event.unitId);
      if (event.type === 'fightersChanged') {
        const { from, to } = event;
        if (to && isUnitByHand(to)) engaged.get(event.combatId)?.set(to.id, to);
        else if (from) engaged.get(event.combatId)?.delete(from.id);
      }
    }
  }
  return new Map(
    [...numbers].map(([id, number]) => {
      const units = [...(engaged.get(id)?.values() ?? [])];
      const of = (side: Side) => units.filter((unit) => unit.side === side).map(({ name }) => name);
      return [id, { number, a: of('a'), b: of('b') }];
    }),
  );
}

/** What the entry's gesture did: its first event, in data that `words` turns into a sentence. */
export function describe(entry: Entry, context: DescriptionContext): Description {
  const [event] = entry.events;
  const titleOf = (id: CombatId) => combatTitle(id, context);
  switch (event.type) {
    case 'battleStarted':
    case 'setupChanged':
      return { key: event.type };
    case 'turnBegan':
      return { key: 'turnBegan', turn: event.to, phase: context.phases[event.to.phase ?? -1] ?? null };
    case 'combatOpened':
      return { key: 'combatOpened', combat: titleOf(event.combatId) };
    case 'roundBegan':
      return { key: 'roundBegan', combat: titleOf(event.combatId), round: event.round };
    case 'combatAnswered':
      return describeAnswer(event, titleOf(event.combatId), context.sheet);
    case 'roundClosed': {
      const { a, b, result } = event.outcome;
      return {
        key: 'roundClosed',
        combat: titleOf(event.combatId),
        round: event.round,
        a: a.total,
        b: b.total,
        result,
      };
    }
    case 'breakTestAnswered': {
      const input = context.breakTest?.inputs.find((candidate) => candidate.id === event.inputId);
      return {
        key: 'testAnswered',
        ...testPlace(event, context),
        label: input?.label ?? event.inputId,
        input: input?.input ?? 'switch',
        to: event.to,
      };
    }
    case 'breakTestTaken':
      return { key: 'testTaken', ...testPlace(event, context), test: event.to };
    case 'pursuitResolved':
      return { key: 'pursued', ...testPlace(event, context), pursuit: event.to };
    case 'combatEnded':
      return { key: 'combatEnded', combat: titleOf(event.combatId) };
    case 'unitAdded':
    case 'unitRemoved':
      return { key: event.type, unit: event.unit };
    case 'unitEdited':
      return { key: 'unitEdited', unit: event.to };
    case 'unitMoved':
      return { key: 'unitMoved', unit: unitNamed(event.unitId, context) };
    case 'healthChanged': {
      const { from, to, cause, round } = event;
      const combat = event.combatId === null ? null : titleOf(event.combatId);
      return { key: 'healthChanged', unit: unitNamed(event.unitId, context), from, to, cause, combat, round };
    }
    case 'fateChanged':
      return { key: 'fateChanged', unit: unitNamed(event.unitId, context), to: event.to };
    case 'unitJoined':
    case 'unitLeft':
      return { key: event.type, unit: unitNamed(event.unitId, context), combat: titleOf(event.combatId) };
    case 'contactChanged':
      return {
        key: 'contactChanged',
        unit: unitNamed(event.unitId, context),
        enemy: unitNamed(event.enemyUnitId, context),
        to: event.to,
        combat: titleOf(event.combatId),
      };
    case 'bonusCounted': {
      const bonus = context.victory?.points.bonuses.find(({ id }) => id === event.bonusId);
      return {
        key: 'bonusCounted',
        side: event.side,
        label: bonus?.label ?? event.bonusId,
        to: event.to,
      };
    }
    case 'objectiveChanged':
      return { key: 'objectiveChanged', from: event.from, to: event.to };
    case 'battlePointsAdjusted':
      return { key: 'battlePointsAdjusted', side: event.side, from: event.from, to: event.to };
    case 'marginsChanged':
      return { key: 'marginsChanged', to: event.to };
    case 'clockStarted':
    case 'clockPaused':
      return { key: event.type, side: event.side };
    case 'noteAdded':
      return { key: 'noteAdded', text: event.text, onEntry: event.about !== null };
    case 'tagsChanged':
      return { key: 'tagsChanged', to: event.to };
    case 'handedOver':
      return { key: 'handedOver', to: event.to };
    case 'battleReopened':
    case 'takenBack':
    case 'takenOver':
      return { key: event.type };
    case 'battleFinished':
      return { key: 'battleFinished', winner: event.outcome.winner };
    case 'undone':
    case 'redone':
      return { key: event.type, seq: event.seq };
    default:
      return describeAssault(event, entry.events, context);
  }
}

function testPlace(
  event: EventOf<'breakTestAnswered' | 'breakTestTaken' | 'pursuitResolved'>,
  context: DescriptionContext,
): TestPlace {
  const combat = combatTitle(event.combatId, context);
  const unit = event.unitId === null ? null : unitNamed(event.unitId as UnitId, context);
  return { ...placeOf(event, combat), unit };
}

function combatTitle(id: CombatId, context: DescriptionContext): CombatTitle {
  return context.combats.get(id) ?? { number: 0, a: [], b: [] };
}

function unitNamed(id: UnitId, context: DescriptionContext): UnitName {
  return context.unitNames.get(id) ?? { name: id, side: 'a' };
}

function placeOf({ round, side }: { round: number; side: Side }, combat: CombatTitle): Place {
  return { combat, round, side };
}

function describeAnswer(
  event: EventOf<'combatAnswered'>,
  combat: CombatTitle,
  sheet: ScoreSheet | null,
): Description {
  const row = sheet?.rows.find((candidate) => candidate.id === event.rowId);
  const place = placeOf(event, combat);
  const name = { rowId: event.rowId, label: row?.label ?? event.rowId };
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
