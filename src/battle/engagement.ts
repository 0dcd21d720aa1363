import {
  type Answers,
  answerTo,
  type Contact as EngagedContact,
  type EngagedUnit,
  type Engagement,
  effectiveAnswers,
  overriddenRows,
  type ProposedAnswers,
  proposeRound,
  type RoundAnswers,
  type RowId,
  rowOf,
  SIDES,
  type Side,
} from '@/rules/index';
import { fateOf, healthOf, modelsLeft, unitOf } from './army';
import { type ArmyUnit, type Battle, type Combat, latestRound, type Round } from './battle';
import { editionOfBattle, sheetOf } from './edition-of';
import { isUnitByHand } from './fighters';
import type { UnitId } from './ids';

const NOTHING_PROPOSED: ProposedAnswers = { a: {}, b: {} };

/** The units of the combat in the order they were engaged. */
export function engagedUnits(battle: Battle, combat: Combat, side?: Side): readonly ArmyUnit[] {
  return combat.unitIds.flatMap((id) => {
    const found = unitOf(battle, id);
    return found && (side === undefined || found.unit.side === side) ? [found] : [];
  });
}

/** The combat's units as they stand now, and who fights whom where: what the edition proposes answers from. */
export function engagementNow(battle: Battle, combat: Combat, round: Round): Engagement {
  return engagement(battle, combat, round, (army) => army);
}

/** The same, with every unit as strong as when this round began, or when it joined later. */
export function engagementAtStart(battle: Battle, combat: Combat, round: Round): Engagement {
  return engagement(battle, combat, round, (army) => {
    const lostAtStart = round.lostAtStart[army.unit.id];
    return lostAtStart === undefined ? army : { ...army, lost: lostAtStart };
  });
}

function engagement(
  battle: Battle,
  combat: Combat,
  round: Round,
  asOf: (army: ArmyUnit) => ArmyUnit,
): Engagement {
  return {
    units: engagedUnits(battle, combat).map((army) =>
      engagedUnit(asOf(army), wasCaught(round, army.unit.id)),
    ),
    contacts: combat.contacts.map(
      ({ unitId, enemyUnitId, facing, chargedInRound }): EngagedContact => ({
        unitId,
        enemyUnitId,
        facing,
        charge: chargedInRound === null ? 'none' : chargedInRound === round.number ? 'thisRound' : 'earlier',
      }),
    ),
  };
}

/** Whether the unit fell to pursuit after this round was fought: it was there when the round was counted. */
function wasCaught({ tests }: Round, id: UnitId): boolean {
  return tests.some(({ unitId, pursuit }) => unitId === id && pursuit?.caught === true);
}

function engagedUnit(army: ArmyUnit, caughtAfterwards: boolean): EngagedUnit {
  const { unit } = army;
  const has = (mark: (typeof unit.marks)[number]) => unit.marks.includes(mark);
  return {
    ...(unit.facts as Partial<EngagedUnit>),
    id: unit.id,
    side: unit.side,
    models: modelsLeft(army),
    ...unitStrengthLeft(army),
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    musician: has('musician'),
    wipedOut: fateOf(army) === 'destroyed' && !(caughtAfterwards && healthOf(army) > 0),
  };
}

/** The Unit Strength of the models left, rounded up; it is entered for the whole unit. A single model keeps its own until it is gone. */
function unitStrengthLeft(army: ArmyUnit): Pick<EngagedUnit, 'unitStrength'> {
  const { models, facts } = army.unit;
  const { unitStrength } = facts;
  return typeof unitStrength === 'number'
    ? { unitStrength: Math.ceil((unitStrength * modelsLeft(army)) / models) }
    : {};
}

/** A round's answers as they stand: what the units propose, what counts, and where the players' own answer stands against a proposal. */
export type StandingRound = {
  readonly proposed: ProposedAnswers;
  /** The players' own answers, else what the units propose, with all casualties in their row. */
  readonly effective: RoundAnswers;
  readonly overridden: Readonly<Record<Side, readonly RowId[]>>;
};

/** A battle never changes, so what stands in it is worked out once: one tap asks for it on many places of a screen. */
const standings = new WeakMap<Battle, WeakMap<Round, StandingRound>>();

/** The round's answers as they stand in this battle. */
export function standingRound(battle: Battle, combat: Combat, round: Round): StandingRound {
  const ofBattle = standings.get(battle) ?? new WeakMap<Round, StandingRound>();
  const known = ofBattle.get(round);
  if (known) return known;
  const proposed = proposalsFor(battle, combat, round);
  const [a, b] = SIDES.map((side) => overriddenRows(proposed[side], round.answers[side]));
  const standing: StandingRound = {
    proposed,
    effective: effectiveAnswersOf(battle, round, proposed),
    overridden: { a: a ?? [], b: b ?? [] },
  };
  standings.set(battle, ofBattle.set(round, standing));
  return standing;
}

/** What the engaged units propose for the round; nothing for a combat by hand. */
function proposalsFor(battle: Battle, combat: Combat, round: Round): ProposedAnswers {
  const { propose } = editionOfBattle(battle);
  if (!propose || combat.unitIds.length === 0) return NOTHING_PROPOSED;
  return proposeRound(sheetOf(battle), propose, {
    roundBegan: engagementAtStart(battle, combat, round),
    now: engagementNow(battle, combat, round),
  });
}

/** The casualties of a side in the round: those of no unit in particular on its score sheet, and what its units lost in this combat. */
export function casualtiesOf(battle: Battle, round: Round, side: Side): number {
  const sheet = editionOfBattle(battle).combat;
  const unassigned = sheet ? (answerTo(rowOf(sheet, sheet.casualties), round.answers[side]) as number) : 0;
  return unassigned + unitCasualties(battle, round, side);
}

/** What the side's units lost in this round and combat; never below 0 for a unit that was healed beyond. */
export function unitCasualties(battle: Battle, round: Round, side: Side): number {
  return Object.entries(round.unitLosses).reduce((sum, [id, lost]) => {
    const army = unitOf(battle, id as UnitId);
    return army?.unit.side === side ? sum + Math.max(0, lost ?? 0) : sum;
  }, 0);
}

function effectiveAnswersOf(battle: Battle, round: Round, proposed: ProposedAnswers): RoundAnswers {
  const { casualties } = sheetOf(battle);
  const side = (which: Side): Answers => ({
    ...effectiveAnswers(proposed[which], round.answers[which]),
    [casualties]: casualtiesOf(battle, round, which),
  });
  return { a: side('a'), b: side('b') };
}

/** The units of both sides that fought in the round: those that were there when it began or joined later, in the latest those still there. */
export function foughtIn(combat: Combat, round: Round): readonly UnitId[] {
  return round === latestRound(combat) ? combat.unitIds : (Object.keys(round.lostAtStart) as UnitId[]);
}

/** Whether the unit can still be hurt: it is engaged and has health left. */
export function canLose(army: ArmyUnit): boolean {
  return healthOf(army) > 0 && fateOf(army) !== 'destroyed';
}

/** How players name a combat: its number, and the engaged units of each side by name. */
export type CombatTitle = {
  readonly number: number;
  readonly a: readonly string[];
  readonly b: readonly string[];
};

/** The combat's name for the screen: no names for a combat on a score sheet by hand. */
export function titleOf(battle: Battle, combat: Combat): CombatTitle {
  const byHand = latestRound(combat)?.assault?.groups.filter(isUnitByHand) ?? [];
  const names = (side: Side) => [
    ...engagedUnits(battle, combat, side).map(({ unit }) => unit.name),
    ...byHand.filter((group) => group.side === side).map(({ name }) => name),
  ];
  return { number: combat.number, a: names('a'), b: names('b') };
}
