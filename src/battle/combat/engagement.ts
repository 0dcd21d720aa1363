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

/** The combat's units as they stand now, and who fights whom where: what the edition proposes answers from. */
export function engagementNow(battle: Battle, combat: Combat, round: Round): Engagement {
  return engagement(battle, combat, round, (army) => army);
}

/** The same, with every unit as strong as when this round was frozen, or when it joined later. */
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

/** The units with the characters that have joined them as one: the ranks are the unit's, standards and Unit Strength of both. */
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

/** The combined unit is wiped out when all of it is; what has fallen carries nothing any more. */
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

/** A charge that is supposed counts as an earlier one: it is what the contact proposes, and gives no bonus of this round. */
function chargeOf({ chargedInRound, charge }: Contact, { number }: Round): EngagedContact['charge'] {
  if (chargedInRound === number) return 'thisRound';
  return chargedInRound === null && charge === null ? 'none' : 'earlier';
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
    startingWounds: unit.healthPerModel,
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

/** What the engaged units propose for the round; nothing where no units are named. */
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

/** The casualties of a side in the round: those of no unit in particular on its score sheet, and what its units lost in this combat. */
export function casualtiesOf(battle: Battle, round: Round, side: Side): number {
  const sheet = editionOfBattle(battle).combat;
  const unassigned = sheet ? (answerTo(rowOf(sheet, sheet.casualties), round.answers[side]) as number) : 0;
  return unassigned + unitCasualties(battle, round, side);
}

/** What the side's units lost in this round and combat; never below 0 for a unit that was healed beyond, as older logs could. */
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
