import type { ProfileId } from '../profile/characteristic';
import type { Source } from '../source';
import { isDecided, type MissingFact, type Span } from '../span';
import type { Answer, Answers, RowId, Side } from './score-sheet';

/**
 * The units of one combat at one moment, and who fights whom where. An edition proposes answers from this. A
 * missing number, type, formation or Fear is not known: what hangs on it is left open. Any other missing
 * fact counts as no.
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
  /** The models that it began the battle with; missing: as many as now. */
  readonly startingModels?: number;
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
  /**
   * The characters in it, whose Unit Strength and Fear are added to its own. Their standards and musicians
   * are its own already; their ranks do not count.
   */
  readonly characters?: readonly EngagedUnit[];
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
export type UnitFactId =
  | ProfileId
  | keyof Omit<
      EngagedUnit,
      | 'id'
      | 'side'
      | 'wipedOut'
      | 'rankBonusDenied'
      | 'surroundingRanks'
      | 'startingWounds'
      | 'startingModels'
      | 'characters'
    >;

/** A fact that an edition's proposals use, and how the form asks for it. */
export type UnitFact = {
  readonly id: UnitFactId;
  /** The rulebook's own English words. */
  readonly label: string;
  readonly hint?: string;
  /** A number of ranks that does not count the first. */
  readonly behindTheFirst?: true;
  /** Where an army list has it: in a column of the profile, or as a rule; missing: lists do not say it. */
  readonly inLists?: { readonly columns: readonly string[] } | { readonly rules: readonly string[] };
  readonly source: Source;
} & (
  | { readonly input: 'switch' }
  | { readonly input: 'number'; readonly min: number; readonly max: number }
  /** One of several options; none: not entered. */
  | { readonly input: 'choice'; readonly options: readonly { readonly id: string; readonly label: string }[] }
);

/** A row without a proposal, and why the players have to answer it or to say more. */
export type OpenProposal = {
  readonly side: Side;
  readonly rowId: RowId;
  readonly unitIds: readonly string[];
} & (
  | {
      /**
       * Units that surround each other: their net ranks depend on an order that the players choose. The
       * proposal is the one without such an order.
       */
      readonly reason: 'bothSurrounded';
    }
  | ({
      /** It hangs on facts that were not entered: nothing is proposed. */
      readonly reason: 'unknown';
    } & OpenAnswer)
);

/** What an answer hangs on, and the lowest and the highest that it may be. */
export type OpenAnswer = {
  readonly missing: readonly MissingFact[];
  readonly from: Answer;
  readonly to: Answer;
};

/** The open answers of a side by row. */
export type OpenRows = Readonly<Partial<Record<RowId, OpenAnswer>>>;

/**
 * Why a unit adds nothing to a row although it has models for it: a key and its values, from which `words`
 * makes a sentence.
 */
export type NothingBecause = {
  readonly side: Side;
  readonly rowId: RowId;
  readonly unitId: string;
} /** It is deeper than wide. */ & (
  | { readonly key: 'deeperThanWide'; readonly values: { readonly wide: number; readonly deep: number } }
  /** It stands in a formation that has none. */
  | { readonly key: 'formation'; readonly values: { readonly formation: string } }
  /** Its ranks have fewer models than count as one. */
  | { readonly key: 'tooNarrow'; readonly values: { readonly wide: number; readonly needed: number } }
  /** Behind its first rank are too few models for another. */
  | { readonly key: 'notFilled'; readonly values: { readonly behind: number; readonly needed: number } }
);

/** The answers of both sides that follow from the engaged units. Other rows have none. */
export type ProposedAnswers = {
  readonly a: Answers;
  readonly b: Answers;
  readonly open?: readonly OpenProposal[];
  /** Missing: nothing is left to explain. */
  readonly nothing?: readonly NothingBecause[];
};

/** An edition's rules for the answers that follow from the engaged units. */
export type Propose = (engagement: Engagement) => ProposedAnswers;

/**
 * Both sides' proposals, from what each row's answer may be: decided rows are proposed, others left open.
 */
export function proposedFrom(rows: Readonly<Record<Side, SpannedAnswers>>): ProposedAnswers {
  const decided = (side: Side): Answers =>
    Object.fromEntries(
      Object.entries(rows[side]).flatMap(([rowId, span]) => (isDecided(span) ? [[rowId, span.low]] : [])),
    );
  const open = (['a', 'b'] as const).flatMap((side) =>
    Object.entries(rows[side]).flatMap(([rowId, { low: from, high: to, missing }]): OpenProposal[] => {
      if (from === to) return [];
      const unitIds = [...new Set(missing.map(({ unitId }) => unitId))];
      return [{ side, rowId, reason: 'unknown', unitIds, missing, from, to }];
    }),
  );
  return { a: decided('a'), b: decided('b'), ...(open.length > 0 ? { open } : {}) };
}

/** What the answer to each row may be. */
export type SpannedAnswers = Readonly<Record<RowId, Span<number> | Span<boolean> | Span<string>>>;

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

function meetings({ units, contacts }: Engagement): readonly Meeting[] {
  const there = (id: string) => units.find((unit) => unit.id === id && unit.wipedOut !== true);
  return contacts.flatMap(({ unitId, enemyUnitId, facing, charge }) => {
    const unit = there(unitId);
    const enemy = there(enemyUnitId);
    return unit && enemy && unit.side !== enemy.side ? [{ unit, enemy, facing, charge }] : [];
  });
}
