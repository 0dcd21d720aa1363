import { modelsLeft, unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import { engagedUnits } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import { remembered } from '@/plain/remembered';
import { type RowId, type ScoreRow, type ScoreSheet, SIDES, type Side } from '@/rules/index';
import { type Points, pointsIn, whatIf } from './what-if';

/**
 * Why a side has fewer points in a row: the models of its units were lost, enemies stand in the flank or rear
 * of its units, or units that fought in the last round fight here no more.
 */
export type FallenBecause = 'models' | 'surrounded' | 'gone';

/** A row in which a side has fewer points than in the last round, or than it would have without that. */
export type FallenRow = {
  readonly side: Side;
  readonly rowId: RowId;
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly because: FallenBecause;
  /** The units of which that is true, with the models they have left. */
  readonly units: readonly { readonly name: string; readonly left: number }[];
};

/**
 * The bonuses that fell away, and why, as far as the engaged units tell it: what would count again if models
 * were there as when the last round began (in the first round: this one), or if no enemy stood in a flank or
 * rear. Empty without an edition's proposals.
 */
export function fallenRows(battle: Battle, combat: Combat, round: Round): readonly FallenRow[] {
  return fallenIn(battle, round, combat);
}

/** A battle never changes: many parts of a screen ask for this at one tap. */
const fallenIn = remembered((battle: Battle, round: Round, combat: Combat): readonly FallenRow[] => {
  const { propose, combat: sheet } = editionOfBattle(battle);
  if (!propose || !sheet || combat.unitIds.length === 0) return [];
  return SIDES.flatMap((side) => {
    const story = storyOf(battle, combat, round, side);
    return sheet.rows
      .filter((row) => mayFall(row, sheet))
      .flatMap((row) => fallenRow(row, sheet, story) ?? []);
  });
});

/** Losses, dice and what the enemy did are not a side's bonuses. */
function mayFall({ id, fromTheDice, countedFrom }: ScoreRow, { casualties }: ScoreSheet): boolean {
  return id !== casualties && !fromTheDice && countedFrom !== 'enemy';
}

/** A unit, and what would count if something had not happened to it. */
type Otherwise = { readonly army: ArmyUnit; readonly points: Points };

/** What happened to a side of a combat, and what counted and counts. */
type Story = {
  readonly side: Side;
  readonly round: Round;
  readonly last: Round | undefined;
  /** What counted in the last round; null where none was closed. */
  readonly before: Points | null;
  readonly now: Points;
  /** Its units with an enemy in flank or rear. */
  readonly surrounded: readonly Otherwise[];
  /** Its units that lost health. */
  readonly hurt: readonly Otherwise[];
  readonly gone: readonly ArmyUnit[];
};

function storyOf(battle: Battle, combat: Combat, round: Round, side: Side): Story {
  const { now, freed, restored } = whatIf(battle, combat, round);
  const last = combat.rounds.find(({ number }) => number === round.number - 1);
  const { lostAtStart } = last ?? round;
  const lostBefore = ({ unit, lost }: ArmyUnit) => lostAtStart[unit.id] ?? lost;
  const units = engagedUnits(battle, combat, side);
  return {
    side,
    round,
    last,
    before: last?.outcome ? pointsIn(last.outcome) : null,
    now,
    surrounded: units
      .filter(({ unit }) => isSurrounded(combat, unit.id))
      .map((army) => ({ army, points: freed(army.unit.id) })),
    hurt: units
      .filter((army) => army.lost > lostBefore(army))
      .map((army) => ({ army, points: restored(army.unit.id, lostBefore(army)) })),
    gone: goneSince(battle, combat, last, side),
  };
}

function fallenRow(row: ScoreRow, sheet: ScoreSheet, story: Story): FallenRow | null {
  const { side, before, now, surrounded, hurt } = story;
  const to = now(side, row.id);
  const otherwise = [...surrounded, ...hurt].map(({ points }) => points(side, row.id));
  const from = before?.(side, row.id) ?? Math.max(to, ...otherwise);
  const why = from > to ? reasonOf(row, sheet, story) : null;
  if (!why) return null;
  const units = why.units.map((army) => ({ name: army.unit.name, left: modelsLeft(army) }));
  return { side, rowId: row.id, label: row.label, from, to, because: why.because, units };
}

type Reason = { readonly because: FallenBecause; readonly units: readonly ArmyUnit[] };

/** Null where the units do not tell why, as after an answer of the players. */
function reasonOf(row: ScoreRow, sheet: ScoreSheet, story: Story): Reason | null {
  const { side, round, last, now, surrounded, hurt, gone } = story;
  const own = round.answers[side][row.id];
  if (own !== undefined) {
    // Ranks that the players gave in the last round fall with the models; all else they change themselves.
    const isKept = row.id === sheet.ranks && own === last?.answers[side][row.id];
    return reason('models', isKept ? hurt.map(({ army }) => army) : []);
  }
  const wouldAdd = (all: readonly Otherwise[]) =>
    all.filter(({ points }) => points(side, row.id) > now(side, row.id)).map(({ army }) => army);
  return (
    reason('surrounded', wouldAdd(surrounded)) ??
    reason('models', wouldAdd(hurt)) ??
    reason('gone', row.nextRound === 'keep' ? gone : [])
  );
}

function reason(because: FallenBecause, units: readonly ArmyUnit[]): Reason | null {
  return units.length > 0 ? { because, units } : null;
}

function isSurrounded({ contacts }: Combat, id: UnitId): boolean {
  return contacts.some(({ enemyUnitId, facing }) => enemyUnitId === id && facing !== 'front');
}

/** The side's units that fought in the last round and fight here no more. */
function goneSince(battle: Battle, combat: Combat, last: Round | undefined, side: Side): readonly ArmyUnit[] {
  return (Object.keys(last?.lostAtStart ?? {}) as UnitId[])
    .filter((id) => !combat.unitIds.includes(id))
    .flatMap((id) => unitOf(battle, id) ?? [])
    .filter(({ unit }) => unit.side === side);
}
