import { fateOf, healthOf, modelsLeft, unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle, Combat, Contact, Round } from '@/battle/state/battle';
import { editionOfBattle, sheetOf } from '@/battle/state/edition-of';
import { engagedUnits } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
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
import { duelProposal } from './duel-proposal';

const NOTHING_PROPOSED: ProposedAnswers = { a: {}, b: {} };

/** The combat's units at present, and who fights whom where. The edition's proposals are made from this. */
export function engagementNow(battle: Battle, combat: Combat, round: Round): Engagement {
  return engagement(battle, combat, round, (army) => army);
}

/** The same, with the strength that every unit had when this round was frozen, or when it joined later. */
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
    units: joinedUnits(
      engagedUnits(battle, combat).map((army) => ({
        host: army.joined ?? null,
        unit: engagedUnit(asOf(army), wasCaught(round, army.unit.id)),
      })),
    ),
    contacts: combat.contacts.map(
      (contact): EngagedContact => ({
        unitId: contact.unitId,
        enemyUnitId: contact.enemyUnitId,
        facing: contact.facing,
        charge: chargeOf(contact, round),
      }),
    ),
  };
}

type Joined = { readonly host: string | null; readonly unit: EngagedUnit };

/**
 * Each unit combined with the characters that have joined it: the ranks are the unit's, standards and Unit
 * Strength are of both.
 */
function joinedUnits(engaged: readonly Joined[]): readonly EngagedUnit[] {
  const isThere = (id: string | null) => engaged.some(({ unit }) => unit.id === id);
  return engaged
    .filter(({ host }) => !isThere(host))
    .map(({ unit }) =>
      engaged
        .filter(({ host }) => host === unit.id)
        .reduce((whole, { unit: one }) => together(whole, one), unit),
    );
}

/** The combined unit is wiped out only if all of it is. A fallen part no longer carries anything. */
function together(unit: EngagedUnit, character: EngagedUnit): EngagedUnit {
  const has = (fact: 'standard' | 'battleStandard' | 'musician' | 'causesFear') =>
    [unit, character].some((one) => one[fact] === true && one.wipedOut !== true);
  const strength = [unit, character].flatMap(({ unitStrength, wipedOut }) =>
    unitStrength === undefined || wipedOut === true ? [] : [unitStrength],
  );
  return {
    ...unit,
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    musician: has('musician'),
    ...(has('causesFear') ? { causesFear: true } : {}),
    ...(strength.length > 0 ? { unitStrength: strength.reduce((sum, one) => sum + one, 0) } : {}),
    wipedOut: unit.wipedOut === true && character.wipedOut === true,
  };
}

/** A supposed charge counts as an earlier one: it gives no bonus in this round. */
function chargeOf({ chargedInRound, charge }: Contact, { number }: Round): EngagedContact['charge'] {
  if (chargedInRound === number) return 'thisRound';
  return chargedInRound === null && charge === null ? 'none' : 'earlier';
}

/**
 * Whether the unit was caught in a pursuit after this round, so that it was there when the round was counted.
 */
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
    startingWounds: unit.healthPerModel,
    ...unitStrengthLeft(army),
    standard: has('standard'),
    battleStandard: has('battleStandard'),
    musician: has('musician'),
    wipedOut: fateOf(army) === 'destroyed' && !(caughtAfterwards && healthOf(army) > 0),
  };
}

/**
 * The Unit Strength of the models left, rounded up. The whole unit's strength is entered. A single model
 * keeps its strength until it is gone.
 */
function unitStrengthLeft(army: ArmyUnit): Pick<EngagedUnit, 'unitStrength'> {
  const { models, facts } = army.unit;
  const { unitStrength } = facts;
  return typeof unitStrength === 'number'
    ? { unitStrength: Math.ceil((unitStrength * modelsLeft(army)) / models) }
    : {};
}

/**
 * A round's answers at present: the proposals, the answers in force, and the rows with an answer other than
 * proposed.
 */
export type StandingRound = {
  readonly proposed: ProposedAnswers;
  /** The players' own answers, else the proposals, with all casualties in their row. */
  readonly effective: RoundAnswers;
  readonly overridden: Readonly<Record<Side, readonly RowId[]>>;
};

/** A battle never changes, so this is cached: many parts of a screen ask for it at one tap. */
const standings = new WeakMap<Battle, WeakMap<Round, StandingRound>>();

/** The round's answers in this battle. */
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

/** The proposals of the engaged units for the round; empty if no units are named. */
function proposalsFor(battle: Battle, combat: Combat, round: Round): ProposedAnswers {
  const { propose } = editionOfBattle(battle);
  if (!propose || combat.unitIds.length === 0) return NOTHING_PROPOSED;
  const proposed = proposeRound(sheetOf(battle), propose, {
    roundBegan: engagementAtStart(battle, combat, round),
    now: engagementNow(battle, combat, round),
  });
  const side = (which: Side) => ({ ...proposed[which], ...duelProposal(battle, round, which) });
  return { ...proposed, a: side('a'), b: side('b') };
}

/**
 * The casualties of a side in the round: those of no particular unit on its score sheet, and the losses of
 * its units in this combat.
 */
export function casualtiesOf(battle: Battle, round: Round, side: Side): number {
  const sheet = editionOfBattle(battle).combat;
  const unassigned = sheet ? (answerTo(rowOf(sheet, sheet.casualties), round.answers[side]) as number) : 0;
  return unassigned + unitCasualties(battle, round, side);
}

/**
 * The losses of the side's units in this round and combat. Never below 0, although older logs could heal more
 * than was lost.
 */
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
