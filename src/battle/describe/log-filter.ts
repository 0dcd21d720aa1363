import { type BattleEvent, type Entry, factsOf } from '@/battle/log/event';
import { entryAt, type Ledger } from '@/battle/log/ledger';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { LogKind } from '@/battle/state/event-facts';
import type { CombatId, UnitId } from '@/battle/state/ids';
import { SIDES, type Side } from '@/rules/index';
import type { LogTurn } from './log-lines';

/** What an entry is about. The log can be filtered by this. */
export type EntryTopic = {
  readonly kind: LogKind;
  readonly combatIds: ReadonlySet<CombatId>;
  readonly unitIds: ReadonlySet<UnitId>;
  /** The sides it concerns; both if it names neither. */
  readonly sides: ReadonlySet<Side>;
};

/** Which part of the log to show; a null field shows all. */
export type LogFilter = {
  readonly side: Side | null;
  readonly kind: LogKind | null;
  readonly combatId: CombatId | null;
  readonly unitId: UnitId | null;
};

export const WHOLE_LOG: LogFilter = { side: null, kind: null, combatId: null, unitId: null };

/**
 * What every entry of the ledger is about, by its number. A note has the topic of the entry that it is about.
 */
export function topicsOf(ledger: Ledger): ReadonlyMap<number, EntryTopic> {
  const sideOf = sidesOfUnits(ledger);
  const battleAfter = new Map(ledger.steps.map(({ entry, battle }) => [entry.seq, battle]));
  const casualties = editionOfBattle(ledger.steps[0].battle).combat?.casualties;
  const ofEntry = (entry: Entry): EntryTopic => {
    const [first] = entry.events;
    const about = first.type === 'noteAdded' && first.about !== null ? entryAt(ledger, first.about) : null;
    if (about && about.seq < entry.seq) return { ...ofEntry(about), kind: 'notes' };
    const corrected = first.type === 'entriesCorrected' ? entryAt(ledger, first.seqs[0]) : undefined;
    if (corrected && corrected.seq < entry.seq) return ofEntry(corrected);
    const combatIds = new Set(entry.events.flatMap(combatsNamed));
    const unitIds = new Set(entry.events.flatMap(unitsNamed));
    const named = new Set([...entry.events.flatMap(sidesNamed), ...[...unitIds].flatMap(sideOf)]);
    const settles = entry.events.some((event) => factsOf(event).settles);
    // The result of a round belongs to the story of every unit that fought there.
    const battle = settles ? battleAfter.get(entry.seq) : undefined;
    const fighters = battle?.combats
      .filter(({ id }) => combatIds.has(id))
      .flatMap((combat) => combat.unitIds);
    for (const unitId of fighters ?? []) unitIds.add(unitId);
    const isLoss = first.type === 'combatAnswered' && first.rowId === casualties;
    return {
      kind: isLoss ? 'losses' : factsOf(first).kind,
      combatIds,
      unitIds,
      sides: named.size > 0 ? named : new Set(SIDES),
    };
  };
  return new Map(ledger.entries.map((entry) => [entry.seq, ofEntry(entry)]));
}

function combatsNamed(event: BattleEvent): readonly CombatId[] {
  return 'combatId' in event && event.combatId !== null ? [event.combatId] : [];
}

function unitsNamed(event: BattleEvent): readonly UnitId[] {
  const named = factsOf(event).about?.(event).unitIds;
  if (named) return named;
  if ('unit' in event) return [event.unit.id];
  const own = 'unitId' in event && event.unitId !== null ? [event.unitId as UnitId] : [];
  return 'enemyUnitId' in event ? [...own, event.enemyUnitId] : own;
}

function sidesNamed(event: BattleEvent): readonly Side[] {
  return factsOf(event).about?.(event).sides ?? ('side' in event ? [event.side] : []);
}

/**
 * The side of each unit that ever was in the log, also by entries that were undone; undefined for an unknown
 * unit.
 */
function sidesOfUnits(ledger: Ledger): (id: UnitId) => readonly Side[] {
  const sides = new Map<UnitId, Side>();
  for (const { events } of ledger.entries) {
    for (const event of events) if (event.type === 'unitAdded') sides.set(event.unit.id, event.unit.side);
  }
  return (id) => {
    const side = sides.get(id);
    return side ? [side] : [];
  };
}

/** Whether the entry matches the filter. */
export function passes({ side, kind, combatId, unitId }: LogFilter, topic: EntryTopic): boolean {
  return (
    (side === null || topic.sides.has(side)) &&
    (kind === null || topic.kind === kind) &&
    (combatId === null || topic.combatIds.has(combatId)) &&
    (unitId === null || topic.unitIds.has(unitId))
  );
}

/**
 * The lines of the log that match, grouped by turn; turns without a line are left out. All taps of a burst
 * have the same topic, so one is enough.
 */
export function filterLog(
  turns: readonly LogTurn[],
  topics: ReadonlyMap<number, EntryTopic>,
  filter: LogFilter,
): readonly LogTurn[] {
  if (isEmpty(filter)) return turns;
  return turns.flatMap(({ turn, lines }) => {
    const passing = lines.filter(({ seqs: [seq] }) => {
      const topic = topics.get(seq);
      return topic !== undefined && passes(filter, topic);
    });
    return passing.length > 0 ? [{ turn, lines: passing }] : [];
  });
}

/** Whether the filter matches everything. */
export function isEmpty(filter: LogFilter): boolean {
  return Object.values(filter).every((asked) => asked === null);
}
