import { describe } from '@/battle/describe/describe';
import type { Description } from '@/battle/describe/description';
import { descriptionContext } from '@/battle/describe/description-context';
import type { DescriptionContext, UnitName } from '@/battle/describe/naming';
import { correctedAssault, correctedOutcome } from '@/battle/log/corrected-round';
import { type BattleEvent, type Entry, type EventOf, factsOf } from '@/battle/log/event';
import { battleOf, entryAt, type Ledger } from '@/battle/log/ledger';
import { healthOf, unitOf } from '@/battle/state/army';
import type { AssaultOutcome } from '@/battle/state/assault-round';
import { type Battle, combatOf } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { Turn } from '@/battle/state/turn';
import { sameTurn } from '@/battle/state/turn';
import { SIDES } from '@/rules/index';
import { type ReportLoss, type ReportRound, reportRound, unitLosses } from './report-round';

/** What a report tells of a turn, in the order in which it happened. */
export type ReportItem =
  | { readonly kind: 'round'; readonly round: ReportRound }
  /** A round of an assault with wound pools, and what the units of the armies lost in it. */
  | {
      readonly kind: 'assault';
      readonly closed: Extract<Description, { key: 'assaultClosed' }>;
      /** What it comes to after corrections, where that differs from the record; else null. */
      readonly corrected: AssaultOutcome | null;
      readonly losses: readonly ReportLoss[];
    }
  /** Health that changed outside a round, all in a row as one: quick taps, and healing what was just lost. */
  | { readonly kind: 'health'; readonly unit: UnitName; readonly from: number; readonly to: number }
  /** A note in its own words, and what the entry did that it is about; null: about the battle at large. */
  | { readonly kind: 'note'; readonly text: string; readonly about: Description | null }
  | { readonly kind: 'line'; readonly description: Description };

/** A Player Turn in which something happened that a report tells; null: after the end of the battle. */
export type ReportTurn = { readonly turn: Turn | null; readonly items: readonly ReportItem[] };

/** What happened by the entries in force, turn by turn; a turn without anything to tell is left out. */
export function reportTurns(ledger: Ledger): readonly ReportTurn[] {
  const now = battleOf(ledger);
  const context = descriptionContext(ledger);
  const turns: { turn: Turn | null; items: ReportItem[] }[] = [];
  for (const { entry, battle } of ledger.steps) {
    const setting = { ledger, entry, after: battle, now, context };
    const told = toldOf(entry);
    const turn = battle.outcome ? null : battle.turn;
    for (const item of told.flatMap((event) => itemsOf(event, setting))) {
      let last = turns.at(-1);
      if (!last || !isSameTurn(last.turn, turn)) {
        last = { turn, items: [] };
        turns.push(last);
      }
      addItem(last.items, item);
    }
  }
  return turns.flatMap(({ turn, items }) => {
    const told = items.filter((item) => item.kind !== 'health' || item.from !== item.to);
    return told.length > 0 ? [{ turn, items: told }] : [];
  });
}

/** The events of a gesture that are told here. */
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
  return [{ kind: 'round', round: reportRound(after, combat, round, corrected) }];
}

function closedAssault(event: EventOf<'assaultClosed'>, setting: Setting): readonly ReportItem[] {
  const { after, ledger } = setting;
  const closed = described(event, setting);
  const round = combatOf(after, event.combatId)?.rounds[event.round - 1];
  if (closed.key !== 'assaultClosed' || !round) return [];
  const corrected = correctedAssault(ledger, event.combatId, event.round);
  const losses = SIDES.flatMap((side) => unitLosses(after, round, side));
  return [{ kind: 'assault', closed, corrected, losses }];
}

function note({ text, about }: EventOf<'noteAdded'>, { ledger, context }: Setting): ReportItem {
  const entry = about === null ? undefined : entryAt(ledger, about);
  return { kind: 'note', text, about: entry ? describe(entry, context) : null };
}

/** Casualties of a round are told with it. */
function healthOutsideRounds(event: EventOf<'healthChanged'>, { after }: Setting): readonly ReportItem[] {
  const army = unitOf(after, event.unitId);
  if (!army || event.cause === 'combat') return [];
  return [{ kind: 'health', unit: army.unit, from: event.from, to: healthOf(army) }];
}

/** Adds the item, or makes it one with the last where both are health of the same unit. */
function addItem(items: ReportItem[], item: ReportItem): void {
  const last = items.at(-1);
  const together =
    item.kind === 'health' &&
    last?.kind === 'health' &&
    last.unit.name === item.unit.name &&
    last.unit.side === item.unit.side &&
    last.to === item.from;
  if (together) items[items.length - 1] = { ...item, from: last.from };
  else items.push(item);
}
