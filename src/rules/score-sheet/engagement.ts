import type { Source } from '../source';
import type { Answers, RowId, Side } from './score-sheet';

/**
 * The units of one combat as they stand at a moment, and who fights whom where: from this an edition proposes answers. A fact
 * that is missing is not known, and counts as none.
 */
export type Engagement = {
  /** Where the rules leave an order to a player, units are taken in this one: list the Active Player's as he chose. */
  readonly units: readonly EngagedUnit[];
  readonly contacts: readonly Contact[];
};

export type EngagedUnit = {
  readonly id: string;
  readonly side: Side;
  /** In the edition's own sense: Full Ranks, Proper Ranks, extra ranks behind the first. */
  readonly ranks?: number;
  /** With the front width, these give the ranks where `ranks` is missing and the edition says how deep a rank must be filled. */
  readonly models?: number;
  /** Models side by side in the first rank. */
  readonly frontWidth?: number;
  readonly height?: number;
  readonly unitStrength?: number;
  /** What it is by the edition's table of types, and how it stands by the edition's list of formations. */
  readonly troopType?: string;
  readonly formation?: string;
  /** Wounds of each model at the start, and riders on each: where its type's Unit Strength asks for them. */
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
  /** It is worth more in numbers; a type may say so for all its units. */
  readonly massedInfantry?: boolean;
  /** It is disrupted by something that the contacts do not tell, such as terrain. */
  readonly disrupted?: boolean;
  /** Its rank bonus is lost, by the players' word, whatever the contacts say. */
  readonly rankBonusDenied?: boolean;
  /** The ranks of each enemy in its flank or rear, by the players' word, whatever the contacts say. */
  readonly surroundingRanks?: readonly number[];
  /** Removed in this round. */
  readonly wipedOut?: boolean;
};

/** The sides of a unit, seen from the unit that is hit there. */
export const FACINGS = ['front', 'leftFlank', 'rightFlank', 'rear'] as const;
export type Facing = (typeof FACINGS)[number];

/** Whether a contact was made by a charge, and whether that was for this round. */
export const CHARGES = ['none', 'thisRound', 'earlier'] as const;
export type Charge = (typeof CHARGES)[number];

/** `unitId` fights `enemyUnitId` in that facing of the enemy. One contact for two units that meet front to front. */
export type Contact = {
  readonly unitId: string;
  readonly enemyUnitId: string;
  readonly facing: Facing;
  readonly charge: Charge;
};

/** The facts of a unit that players may be asked for; the others follow from the army and the log. */
export type UnitFactId = keyof Omit<
  EngagedUnit,
  'id' | 'side' | 'wipedOut' | 'rankBonusDenied' | 'surroundingRanks' | 'startingWounds'
>;

/** A fact that an edition's proposals use, and how it is asked for. */
export type UnitFact = {
  readonly id: UnitFactId;
  /** The rulebook's own English words. */
  readonly label: string;
  readonly hint?: string;
  /** A number of ranks without the first. */
  readonly behindTheFirst?: true;
  readonly source: Source;
} & (
  | { readonly input: 'switch' }
  | { readonly input: 'number'; readonly min: number; readonly max: number }
  /** One of several, or none while nobody said. */
  | { readonly input: 'choice'; readonly options: readonly { readonly id: string; readonly label: string }[] }
);

/** A proposal that the rules leave to the players. */
export type OpenProposal = {
  readonly side: Side;
  readonly rowId: RowId;
  /** `bothSurrounded`: units that surround each other; their net ranks depend on an order the players choose. */
  readonly reason: 'bothSurrounded';
  readonly unitIds: readonly string[];
};

/** Answers that follow from the engaged units, both sides'. A row that does not follow from them has none. */
export type ProposedAnswers = {
  readonly a: Answers;
  readonly b: Answers;
  readonly open?: readonly OpenProposal[];
};

/** An edition's own rules of what the engaged units are worth. */
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

/** The contacts in which the side's units fight an enemy's facing. Contacts of units that are no longer there are left out. */
export function meetingsBy(engagement: Engagement, side: Side): readonly Meeting[] {
  return meetings(engagement).filter(({ unit }) => unit.side === side);
}

/** The contacts in which enemies fight that unit in flank or rear. */
export function flankersOf(engagement: Engagement, unitId: string): readonly Meeting[] {
  return meetings(engagement).filter(({ enemy, facing }) => enemy.id === unitId && facing !== 'front');
}

/** The enemies in contact with the unit, whoever's facing it is. */
export function enemiesInContact(engagement: Engagement, unitId: string): readonly EngagedUnit[] {
  return meetings(engagement).flatMap(({ unit, enemy }) => {
    if (unit.id === unitId) return [enemy];
    return enemy.id === unitId ? [unit] : [];
  });
}

/** Whether the unit had enemies in contact and has none left. A unit without any contact entered is taken to have some. */
export function isLeftWithoutEnemy(engagement: Engagement, unitId: string): boolean {
  const entered = engagement.contacts.some(
    (contact) => contact.unitId === unitId || contact.enemyUnitId === unitId,
  );
  return entered && enemiesInContact(engagement, unitId).length === 0;
}

/** How many ranks of at least so many models a formation has, the last one included if it is full enough. */
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
