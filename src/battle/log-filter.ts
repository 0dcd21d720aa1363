import { SIDES, type Side } from '@/rules/index';
import { editionOfBattle } from './edition-of';
import type { BattleEvent, Entry, EventType } from './event';
import type { CombatId, UnitId } from './ids';
import { entryAt, type Ledger } from './ledger';
import type { LogTurn } from './log-lines';

/** What kinds of gestures the log tells apart. */
export const LOG_KINDS = ['losses', 'combat', 'tests', 'armies', 'score', 'battle', 'notes'] as const;
export type LogKind = (typeof LOG_KINDS)[number];

/** The kind of a gesture by its first event. Casualties of no unit in particular are answers of a row, and losses all the same. */
const KIND_OF: Readonly<Record<EventType, LogKind>> = {
  battleStarted: 'battle',
  setupChanged: 'battle',
  turnBegan: 'battle',
  combatOpened: 'combat',
  roundBegan: 'combat',
  combatAnswered: 'combat',
  roundClosed: 'combat',
  breakTestAnswered: 'tests',
  breakTestTaken: 'tests',
  pursuitResolved: 'tests',
  combatEnded: 'combat',
  fightersChanged: 'combat',
  modelsHurt: 'losses',
  modelsPlaced: 'combat',
  strikeChanged: 'combat',
  poolsOrdered: 'combat',
  woundsAllocated: 'combat',
  stepFought: 'combat',
  assaultClosed: 'combat',
  moraleTaken: 'tests',
  sweepResolved: 'tests',
  readingChanged: 'battle',
  unitAdded: 'armies',
  unitEdited: 'armies',
  unitRemoved: 'armies',
  unitMoved: 'armies',
  healthChanged: 'losses',
  fateChanged: 'losses',
  unitJoined: 'combat',
  unitLeft: 'combat',
  contactChanged: 'combat',
  bonusCounted: 'score',
  objectiveChanged: 'score',
  battlePointsAdjusted: 'score',
  marginsChanged: 'score',
  clockStarted: 'battle',
  clockPaused: 'battle',
  noteAdded: 'notes',
  tagsChanged: 'battle',
  handedOver: 'battle',
  takenBack: 'battle',
  takenOver: 'battle',
  battleFinished: 'battle',
  battleReopened: 'battle',
  undone: 'battle',
  redone: 'battle',
};

/** What an entry is about: by what the log can be filtered. */
export type EntryTopic = {
  readonly kind: LogKind;
  readonly combatIds: ReadonlySet<CombatId>;
  readonly unitIds: ReadonlySet<UnitId>;
  /** Whom it concerns; both where it names neither. */
  readonly sides: ReadonlySet<Side>;
};

/** What to see of the log; null shows all. */
export type LogFilter = {
  readonly side: Side | null;
  readonly kind: LogKind | null;
  readonly combatId: CombatId | null;
  readonly unitId: UnitId | null;
};

export const NO_FILTER: LogFilter = { side: null, kind: null, combatId: null, unitId: null };

/** What every entry of the ledger is about, by its number. A note is about what its entry is about. */
export function topicsOf(ledger: Ledger): ReadonlyMap<number, EntryTopic> {
  const sideOf = sidesOfUnits(ledger);
  const battleAfter = new Map(ledger.steps.map(({ entry, battle }) => [entry.seq, battle]));
  const casualties = editionOfBattle(ledger.steps[0].battle).combat?.casualties;
  const ofEntry = (entry: Entry): EntryTopic => {
    const [first] = entry.events;
    const about = first.type === 'noteAdded' && first.about !== null ? entryAt(ledger, first.about) : null;
    if (about && about.seq < entry.seq) return { ...ofEntry(about), kind: 'notes' };
    const combatIds = new Set(entry.events.flatMap(combatsNamed));
    const unitIds = new Set(entry.events.flatMap(unitsNamed));
    const named = new Set([...entry.events.flatMap(sidesNamed), ...[...unitIds].flatMap(sideOf)]);
    const settles = entry.events.some(
      ({ type }) => type === 'roundClosed' || type === 'assaultClosed' || type === 'combatEnded',
    );
    // The result of a round belongs to the story of everyone who fought in it.
    const battle = settles ? battleAfter.get(entry.seq) : undefined;
    const fighters = battle?.combats
      .filter(({ id }) => combatIds.has(id))
      .flatMap((combat) => combat.unitIds);
    for (const unitId of fighters ?? []) unitIds.add(unitId);
    const isLoss = first.type === 'combatAnswered' && first.rowId === casualties;
    return {
      kind: isLoss ? 'losses' : KIND_OF[first.type],
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
  if (event.type === 'unitEdited') return [event.to.id];
  if ('unit' in event) return [event.unit.id];
  if (event.type === 'fightersChanged')
    return [event.to, event.from].flatMap((group) => (group ? [group.unitKey as UnitId] : []));
  if ('unitKey' in event) return [event.unitKey as UnitId];
  const own = 'unitId' in event && event.unitId !== null ? [event.unitId as UnitId] : [];
  return 'enemyUnitId' in event ? [...own, event.enemyUnitId] : own;
}

function sidesNamed(event: BattleEvent): readonly Side[] {
  if (event.type === 'turnBegan') return [event.to.side];
  if (event.type === 'fightersChanged') return [event.to, event.from].flatMap((group) => group?.side ?? []);
  return 'side' in event ? [event.side] : [];
}

/** The side of each unit that ever was, undone ones included; none for an unknown one. */
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

/** Whether the entry is of what the filter asks for. */
export function passes({ side, kind, combatId, unitId }: LogFilter, topic: EntryTopic): boolean {
  return (
    (side === null || topic.sides.has(side)) &&
    (kind === null || topic.kind === kind) &&
    (combatId === null || topic.combatIds.has(combatId)) &&
    (unitId === null || topic.unitIds.has(unitId))
  );
}

/** The lines of the log that pass, under their turns; turns without any are left out. The taps of a burst are about the same. */
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

/** Whether the filter lets everything through. */
export function isEmpty(filter: LogFilter): boolean {
  return Object.values(filter).every((asked) => asked === null);
}
