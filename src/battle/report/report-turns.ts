import { describe } from '@/battle/describe/describe';
import type { Description } from '@/battle/describe/description';
import { descriptionContext } from '@/battle/describe/description-context';
import { joinedDescription } from '@/battle/describe/joined-description';
import type { DescriptionContext, UnitName } from '@/battle/describe/naming';
import { correctedAssault, correctedOutcome } from '@/battle/log/corrected-round';
import { type BattleEvent, type Entry, type EventOf, factsOf } from '@/battle/log/event';
import { battleOf, entryAt, type Ledger } from '@/battle/log/ledger';
import { healthOf, unitOf } from '@/battle/state/army';
import type { AssaultOutcome } from '@/battle/state/assault-round';
import { type Battle, combatOf } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { healthWordOf } from '@/battle/state/health-word';
import type { Turn } from '@/battle/state/turn';
import { sameTurn } from '@/battle/state/turn';
import { sameValue } from '@/plain/same-value';
import { type CountedUnit, otherSide, SIDES } from '@/rules/index';
import { type FoughtStep, foughtSteps } from './report-fight';
import { type ReportLoss, type ReportRound, reportRound, unitLosses } from './report-round';

/** One item of a turn in a report, in order of time. */
export type ReportItem =
  | { readonly kind: 'round'; readonly round: ReportRound }
  /** A round of an assault with wound pools, and the losses of the units of the armies in it. */
  | {
      readonly kind: 'assault';
      readonly closed: Extract<Description, { key: 'assaultClosed' }>;
      /** The outcome after corrections, if it differs from the record; else null. */
      readonly corrected: AssaultOutcome | null;
      readonly losses: readonly ReportLoss[];
      /** Who struck whom with what, and what happened to the Wounds, step by step. */
      readonly fight: readonly FoughtStep[];
      /** What Overwatch cost before the blows, by group. */
      readonly overwatch: readonly { readonly unit: UnitName; readonly lost: number }[];
    }
  /** A shooting attack, and the losses of the units of the armies in it. */
  | {
      readonly kind: 'shooting';
      readonly ended: Extract<Description, { key: 'shootingEnded' }>;
      readonly losses: readonly ReportLoss[];
      /** Who shot at whom with what, and what happened to the Wounds. */
      readonly fight: readonly FoughtStep[];
    }
  /**
   * Changes of health outside a round. Several in a row become one item: quick taps, and healing of a fresh
   * loss.
   */
  | {
      readonly kind: 'health';
      readonly unit: UnitName;
      /** The rulebook's word for one point of this unit's health. */
      readonly healthPoint: CountedUnit;
      readonly from: number;
      readonly to: number;
      /** Nobody said how many models the unit has: only the difference counts. */
      readonly unsaid?: true;
    }
  /** A note, and the gesture that it is about; null: it is about the whole battle. */
  | { readonly kind: 'note'; readonly text: string; readonly about: Description | null }
  /** `within`: it belongs to the assault round of the item before, so its combat is not named again. */
  | { readonly kind: 'line'; readonly description: Description; readonly within?: true };

/** A Player Turn with at least one item; null: after the end of the battle. */
export type ReportTurn = { readonly turn: Turn | null; readonly items: readonly ReportItem[] };

/** The entries in force as items, turn by turn; a turn without items is left out. */
export function reportTurns(ledger: Ledger): readonly ReportTurn[] {
  const now = battleOf(ledger);
  const context = descriptionContext(ledger);
  const turns: { turn: Turn | null; items: ReportItem[] }[] = [];
  for (const { entry, battle } of ledger.steps) {
    const setting = { ledger, entry, after: battle, now, context };
    const tellings = toldOf(entry);
    const turn = battle.outcome ? null : battle.turn;
    for (const told of tellings.flatMap((event) => itemsOf(event, setting))) {
      let last = turns.at(-1);
      if (!last || !isSameTurn(last.turn, turn)) {
        last = { turn, items: [] };
        turns.push(last);
      }
      addItem(last.items, within(told, last.items));
    }
  }
  return turns.flatMap(({ turn, items }) => {
    const told = items.filter((item) => !isNothing(item));
    return told.length > 0 ? [{ turn, items: told }] : [];
  });
}

/** Whether taps that were put together come to nothing. */
function isNothing(item: ReportItem): boolean {
  if (item.kind === 'line') {
    const { description } = item;
    return description.key === 'countChanged' && description.from === description.to;
  }
  return item.kind === 'health' && item.from === item.to;
}

/** The events of a gesture that get an item here. */
function toldOf({ events }: Entry): readonly BattleEvent[] {
  const [first] = events;
  const { told } = factsOf(first);
  if (told === 'withRound') return [];
  return told === 'alone' ? [first] : events;
}

function isSameTurn(one: Turn | null, other: Turn | null): boolean {
  return one === null || other === null ? one === other : sameTurn(one, other);
}

type Setting = {
  readonly ledger: Ledger;
  readonly entry: Entry;
  readonly after: Battle;
  readonly now: Battle;
  readonly context: DescriptionContext;
};

function itemsOf(event: BattleEvent, setting: Setting): readonly ReportItem[] {
  if (event.type === 'roundClosed') return closedRound(event, setting);
  if (event.type === 'assaultClosed') return closedAssault(event, setting);
  if (event.type === 'shootingEnded') return endedShooting(event, setting);
  if (event.type === 'healthChanged') return healthOutsideRounds(event, setting);
  if (event.type === 'noteAdded') return [note(event, setting)];
  const { told, toldBy } = factsOf(event);
  if (told !== 'line' && told !== 'alone') return [];
  if (toldBy?.(editionOfBattle(setting.now)) === false) return [];
  return [{ kind: 'line', description: described(event, setting) }];
}

function described(event: BattleEvent, { entry, context }: Setting): Description {
  return describe({ ...entry, events: [event] }, context);
}

function closedRound(event: EventOf<'roundClosed'>, { ledger, after, now }: Setting): readonly ReportItem[] {
  const combat = combatOf(after, event.combatId);
  const round = combatOf(now, event.combatId)?.rounds[event.round - 1];
  if (!combat || !round) return [];
  const corrected = correctedOutcome(ledger, event.combatId, event.round);
  return [{ kind: 'round', round: reportRound(after, combat, round, now, corrected) }];
}

function closedAssault(event: EventOf<'assaultClosed'>, setting: Setting): readonly ReportItem[] {
  const { after, ledger } = setting;
  const closed = described(event, setting);
  const round = combatOf(after, event.combatId)?.rounds[event.round - 1];
  if (closed.key !== 'assaultClosed' || !round) return [];
  const corrected = correctedAssault(ledger, event.combatId, event.round);
  const losses = SIDES.flatMap((side) => unitLosses(after, round, side));
  const { assault } = round;
  const names = new Map(
    SIDES.flatMap((side) =>
      closed.outcome[side].units.map(({ unitKey, name }) => [unitKey, { name, side }] as const),
    ),
  );
  const overwatch = (assault?.groups ?? []).flatMap(({ id, name, side }) => {
    const lost = assault?.overwatch[id] ?? 0;
    return lost > 0 ? [{ unit: { name, side }, lost }] : [];
  });
  const fight = assault ? foughtSteps(assault, names) : [];
  return [{ kind: 'assault', closed, corrected, losses, fight, overwatch }];
}

/** The item, marked if it belongs to the same round as the last assault or shooting attack of the turn. */
function within(item: ReportItem, before: readonly ReportItem[]): ReportItem {
  if (item.kind === 'line' && item.description.key === 'challengeAnswered') return answering(item, before);
  const told = before.findLast(({ kind }) => kind === 'assault' || kind === 'shooting');
  if (item.kind !== 'line' || (told?.kind !== 'assault' && told?.kind !== 'shooting')) return item;
  const { description } = item;
  if (description.key !== 'moraleTaken' && description.key !== 'sweepResolved') return item;
  const { combat, round } = told.kind === 'assault' ? told.closed : told.ended;
  const same = description.round === round && sameValue(description.combat, combat);
  return same ? { ...item, within: true } : item;
}

/**
 * The answer to a challenge, marked if the challenge is the item just before it, which has named the combat.
 */
function answering(item: Extract<ReportItem, { kind: 'line' }>, before: readonly ReportItem[]): ReportItem {
  const last = before.at(-1);
  return last?.kind === 'line' && last.description.key === 'challengeIssued'
    ? { ...item, within: true }
    : item;
}

function endedShooting(event: EventOf<'shootingEnded'>, setting: Setting): readonly ReportItem[] {
  const { after } = setting;
  const ended = described(event, setting);
  const round = combatOf(after, event.combatId)?.rounds[event.round - 1];
  if (ended.key !== 'shootingEnded' || !round) return [];
  const { by, shooters, units } = ended.outcome;
  const names = new Map([
    ...shooters.map(({ unitKey, name }) => [unitKey, { name, side: by }] as const),
    ...units.map(({ unitKey, name, hot }) => [unitKey, { name, side: hot ? by : otherSide(by) }] as const),
  ]);
  const fight = round.assault ? foughtSteps(round.assault, names) : [];
  const losses = SIDES.flatMap((side) => unitLosses(after, round, side));
  return [{ kind: 'shooting', ended, losses, fight }];
}

function note({ text, about }: EventOf<'noteAdded'>, { ledger, context }: Setting): ReportItem {
  const entry = about === null ? undefined : entryAt(ledger, about);
  return { kind: 'note', text, about: entry ? describe(entry, context) : null };
}

/** Casualties of a round are part of the round's item. */
function healthOutsideRounds(event: EventOf<'healthChanged'>, { after }: Setting): readonly ReportItem[] {
  const army = unitOf(after, event.unitId);
  if (!army || event.cause === 'combat') return [];
  const { from, to, unsaid } = event;
  const healthPoint = healthWordOf(after, army.unit);
  if (unsaid) return [{ kind: 'health', unit: army.unit, healthPoint, from, to, unsaid }];
  return [{ kind: 'health', unit: army.unit, healthPoint, from, to: healthOf(army) }];
}

/** Adds the item, or merges it with the last one: health of the same unit, or taps on one of its counters. */
function addItem(items: ReportItem[], item: ReportItem): void {
  const last = items.at(-1);
  if (item.kind === 'line' && last?.kind === 'line' && item.description.key === 'countChanged') {
    const description = joinedDescription(last.description, item.description);
    if (description) {
      items[items.length - 1] = { ...item, description };
      return;
    }
  }
  const together =
    item.kind === 'health' &&
    last?.kind === 'health' &&
    last.unit.name === item.unit.name &&
    last.unit.side === item.unit.side &&
    (item.unsaid ? last.unsaid === true : last.to === item.from);
  if (together) items[items.length - 1] = { ...item, from: last.from - last.to + item.from };
  else items.push(item);
}
