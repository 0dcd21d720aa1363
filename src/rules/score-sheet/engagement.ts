import type { Source } from '../source';
import type { Answers, RowId, Side } from './score-sheet';

/**
 * The units of one combat at one moment, and who fights whom where. An edition proposes answers from this. A
 * missing fact is not known, and counts as none.
 */
export type Engagement = {
  /**
   * If the rules leave an order to a player, the order of this list is used: list the Active Player's units
   * as he chose.
   */
  readonly units: readonly EngagedUnit[];
  readonly contacts: readonly Contact[];
};

export type EngagedUnit = {
  readonly id: string;
  readonly side: Side;
  /** In the edition's own meaning: Full Ranks, Proper Ranks, extra ranks behind the first. */
  readonly ranks?: number;
  /**
   * With the front width, this gives the ranks if `ranks` is missing and the edition says how many models
   * fill a rank.
   */
  readonly models?: number;
  /** Models side by side in the first rank. */
  readonly frontWidth?: number;
  readonly height?: number;
  readonly unitStrength?: number;
  /** Its type by the edition's table, and its formation by the edition's list. */
  readonly troopType?: string;
  readonly formation?: string;
  /** Wounds of each model at the start, and riders on each, if the Unit Strength of its type needs them. */
  readonly startingWounds?: number;
  readonly riders?: number;
  readonly standard?: boolean;
  readonly battleStandard?: boolean;
  readonly musician?: boolean;
  readonly higherGround?: boolean;
  readonly causesFear?: boolean;
  /** Its formation or kind never has a rank bonus. */
  readonly noRankBonus?: boolean;
  /** Its rank bonus may be one higher. */
  readonly horde?: boolean;
  /** It has a higher Unit Strength; a type may set this for all its units. */
  readonly massedInfantry?: boolean;
  /** It is disrupted by something other than a contact, such as terrain. */
  readonly disrupted?: boolean;
  /** The players entered that its rank bonus is lost, whatever the contacts are. */
  readonly rankBonusDenied?: boolean;
  /** The ranks of each enemy in its flank or rear as entered by the players, whatever the contacts are. */
  readonly surroundingRanks?: readonly number[];
  /** Removed in this round. */
  readonly wipedOut?: boolean;
};

/** The sides of a unit, named from the point of view of the unit that is hit there. */
export const FACINGS = ['front', 'leftFlank', 'rightFlank', 'rear'] as const;
export type Facing = (typeof FACINGS)[number];

/** Whether a contact was made by a charge, and whether in this round. */
export const CHARGES = ['none', 'thisRound', 'earlier'] as const;
export type Charge = (typeof CHARGES)[number];

/**
 * `unitId` fights `enemyUnitId` in that facing of the enemy. Two units that meet front to front have one
 * contact.
 */
export type Contact = {
  readonly unitId: string;
  readonly enemyUnitId: string;
  readonly facing: Facing;
  readonly charge: Charge;
};

/** The facts of a unit for which players may be asked; other facts come from the army and the log. */
export type UnitFactId = keyof Omit<
  EngagedUnit,
  'id' | 'side' | 'wipedOut' | 'rankBonusDenied' | 'surroundingRanks' | 'startingWounds'
>;

/** A fact that an edition's proposals use, and how the form asks for it. */
export type UnitFact = {
  readonly id: UnitFactId;
  /** The rulebook's own English words. */
  readonly label: string;
  readonly hint?: string;
  /** A number of ranks that does not count the first. */
  readonly behindTheFirst?: true;
  readonly source: Source;
} & (
  | { readonly input: 'switch' }
  | { readonly input: 'number'; readonly min: number; readonly max: number }
  /** One of several options; none: not entered. */
  | { readonly input: 'choice'; readonly options: readonly { readonly id: string; readonly label: string }[] }
);

/** A proposal that the rules leave to the players. */
export type OpenProposal = {
  readonly side: Side;
  readonly rowId: RowId;
  /**
   * `bothSurrounded`: units that surround each other. Their net ranks depend on an order that the players
   * choose.
   */
  readonly reason: 'bothSurrounded';
  readonly unitIds: readonly string[];
};

/** The answers of both sides that follow from the engaged units. Other rows have none. */
export type ProposedAnswers = {
  readonly a: Answers;
  readonly b: Answers;
  readonly open?: readonly OpenProposal[];
};

/** An edition's rules for the answers that follow from the engaged units. */
export type Propose = (engagement: Engagement) => ProposedAnswers;

/** The side's units that are still there. */
export function unitsOf(engagement: Engagement, side: Side): readonly EngagedUnit[] {
  return engagement.units.filter((unit) => unit.side === side && unit.wipedOut !== true);
}

/** How many of the side's units were removed in this round. */
export function wipedOutUnits(engagement: Engagement, side: Side): number {
  return engagement.units.filter((unit) => unit.side === side && unit.wipedOut === true).length;
}

/** A contact with its two units. */
export type Meeting = { readonly unit: EngagedUnit; readonly enemy: EngagedUnit } & Pick<
  Contact,
  'facing' | 'charge'
>;

/** The contacts in which the side's units fight an enemy's facing, without units that are no longer there. */
export function meetingsBy(engagement: Engagement, side: Side): readonly Meeting[] {
  return meetings(engagement).filter(({ unit }) => unit.side === side);
}

/** The contacts in which enemies fight that unit in flank or rear. */
export function flankersOf(engagement: Engagement, unitId: string): readonly Meeting[] {
  return meetings(engagement).filter(({ enemy, facing }) => enemy.id === unitId && facing !== 'front');
}

/** The enemies in contact with the unit, in its own facings or in theirs. */
export function enemiesInContact(engagement: Engagement, unitId: string): readonly EngagedUnit[] {
  return meetings(engagement).flatMap(({ unit, enemy }) => {
    if (unit.id === unitId) return [enemy];
    return enemy.id === unitId ? [unit] : [];
  });
}

/**
 * Whether the unit had enemies in contact and has none left. A unit without an entered contact counts as
 * having some.
 */
export function isLeftWithoutEnemy(engagement: Engagement, unitId: string): boolean {
  const entered = engagement.contacts.some(
    (contact) => contact.unitId === unitId || contact.enemyUnitId === unitId,
  );
  return entered && enemiesInContact(engagement, unitId).length === 0;
}

/** How many ranks of at least so many models a formation has. The last one counts if it has enough. */
export function ranksOf(models: number, frontWidth: number, modelsInRank: number): number {
  if (frontWidth < modelsInRank) return 0;
  const whole = Math.floor(models / frontWidth);
  return whole + (models % frontWidth >= modelsInRank ? 1 : 0);
}

function meetings({ units, contacts }: Engagement): readonly Meeting[] {
  const there = (id: string) => units.find((unit) => unit.id === id && unit.wipedOut !== true);
  return contacts.flatMap(({ unitId, enemyUnitId, facing, charge }) => {
    const unit = there(unitId);
    const enemy = there(enemyUnitId);
    return unit && enemy && unit.side !== enemy.side ? [{ unit, enemy, facing, charge }] : [];
  });
}
