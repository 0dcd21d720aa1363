import type {
  AllocationModel,
  AllocationState,
  DestroyerBand,
  MoraleReason,
  Pool,
  ReadingId,
  Reason,
  ResultLine,
  Side,
  SweepingEnd,
} from '@/rules/index';
import { type FighterGroup, NO_SWITCHES } from './fighters';
import type { GroupId, ModelId, PoolId, StrikeId, UnitKey } from './ids';

/** Blows with the weapon, or the one automatic hit of Hammer of Wrath. */
export const BLOWS = ['weapon', 'hammerOfWrath'] as const;
export type BlowKind = (typeof BLOWS)[number];

/** A number that players counted on the table, or that the app rolled: then with all dice, re-rolls last. */
export type Count = { readonly count: number; readonly rolled: readonly number[] | null };

/** As what a hit may wound: by the To Wound roll, by a Rending 6, or by a row of the Destroyer table. */
export type StrikeWoundKind = 'plain' | 'rending' | DestroyerBand;
export type StrikeWounds = {
  /** How many Wounds of each kind; kinds of none are left out. */
  readonly counts: Readonly<Partial<Record<StrikeWoundKind, number>>>;
  readonly rolled: readonly number[] | null;
};

/** The attacks of one group at one step against one enemy unit. */
export type Strike = {
  /** Unique in its round. */
  readonly id: StrikeId;
  readonly step: number;
  readonly groupId: GroupId;
  readonly blow: BlowKind;
  /** The strike that these attacks were split from; null for the group's first strike with that blow. */
  readonly splitFrom: StrikeId | null;
  /** The unit struck, by its key. */
  readonly target: UnitKey;
  readonly attacks: number;
  readonly hits: Count | null;
  readonly wounds: StrikeWounds | null;
};

/**
 * Where a model stands: in base contact with a model that attacks at this step, or so many inches from the nearest. `by` order: the
 * players said only who is closer than whom, and `distance` is its place in that order, 1 for the closest.
 */
export type ModelPlace = { readonly inContact: boolean; readonly distance: number; readonly by?: 'order' };
/** By model; a model that is not named is in base contact. */
export type Places = Readonly<Partial<Record<ModelId, ModelPlace>>>;

/** A model of the struck unit, and the group it is of. */
export type StruckModel = AllocationModel & { readonly id: ModelId; readonly groupId: GroupId };
/**
 * A pool of Wounds, and the blows that put them on the unit. `hammers`: so many of them, the first, are from Hammer of Wrath hits that
 * joined a pool of blows; missing for none, as `blow` says.
 */
export type StrikePool = Pool & { readonly id: PoolId; readonly blow: BlowKind; readonly hammers?: number };

/** The Wounds of one step on one unit, being allocated or allocated. */
export type Allocation = {
  readonly step: number;
  /** The struck unit by its key, and its side. */
  readonly unitKey: UnitKey;
  readonly side: Side;
  readonly state: Omit<AllocationState, 'models' | 'pools'> & {
    readonly models: readonly StruckModel[];
    readonly pools: readonly StrikePool[];
  };
};

/** The Morale check of a losing unit. */
export const MORALE_WAYS = ['rolled', 'said', 'choseToFail'] as const;
export type MoraleWay = (typeof MORALE_WAYS)[number];
export type TakenMorale = {
  /** `rolled` by the app; `said` by the players; `choseToFail`: Our Weapons Are Useless. */
  readonly way: MoraleWay;
  readonly lostBy: number;
  /** To be rolled or less on 2D6; null where the check is passed without a roll. */
  readonly target: number | null;
  /** A fraction in lowest terms, such as "5/18". */
  readonly odds: string;
  readonly reasons: readonly Reason<MoraleReason>[];
  readonly dice: readonly [number, number] | null;
  readonly passed: boolean;
};

/** A Sweeping Advance. */
export type Sweep = {
  readonly winnerInitiative: number;
  readonly loserInitiative: number;
  /** The D6 of the winner, then of the loser; null where the players said how it ended. */
  readonly dice: readonly [number, number] | null;
  /** Whether the app rolled them. */
  readonly byApp: boolean;
  readonly end: SweepingEnd;
};

/** What a losing unit did after the round. */
export type UnitTest = {
  readonly unitKey: UnitKey;
  readonly morale: TakenMorale | null;
  readonly sweep: Sweep | null;
};

/** A reading that decided something in a round, with the words of the question and the chosen option as they were shown. */
export type UsedReading = {
  readonly readingId: ReadingId;
  readonly label: string;
  readonly option: string;
};

/** One side of a closed round as it was shown. */
export type RecordedAssaultSide = {
  readonly score: number;
  /** What it inflicted, with value `count` and value `points`: what counts, and what does not. */
  readonly lines: readonly Reason<ResultLine>[];
  /** Its units: models at the start of the round, and left. */
  readonly units: readonly {
    readonly unitKey: UnitKey;
    readonly name: string;
    readonly modelsBefore: number;
    readonly modelsLeft: number;
  }[];
};

/** How a round of an assault ended, with everything that was on the screen: later rules fixes never rewrite it. */
export type AssaultOutcome = {
  readonly winner: Side | 'draw';
  readonly because: 'wounds' | 'wipedOut' | 'equal';
  /** By how many Wounds; 0 for a draw or where a side is wiped out. */
  readonly wonBy: number;
  readonly next: 'morale' | 'fightOn' | 'consolidate' | 'nobodyLeft';
  readonly a: RecordedAssaultSide;
  readonly b: RecordedAssaultSide;
  readonly readings: readonly UsedReading[];
};

/** Wounds that fell outside the blows of this round: before them in Overwatch, or by the players' hand. */
export const HURT_CAUSES = ['overwatch', 'byHand'] as const;
export type HurtCause = (typeof HURT_CAUSES)[number];

/** What is fought in one round of an assault. */
export type AssaultRound = {
  /** In the order in which they were added; of both sides. */
  readonly groups: readonly FighterGroup[];
  /** The models each group began the round with. */
  readonly modelsBefore: Readonly<Partial<Record<GroupId, number>>>;
  /** The step at which a model was removed; above the first step for one that fell before the blows. */
  readonly removedAt: Readonly<Partial<Record<ModelId, number>>>;
  /** Wounds that Overwatch inflicted, by the group that lost them. */
  readonly overwatch: Readonly<Partial<Record<GroupId, number>>>;
  /** At the step in hand. */
  readonly places: Places;
  /** Where models stood at earlier steps of the round, as it was said last. It counts for nothing: it is offered again. */
  readonly formerPlaces: Places;
  /** What was entered or changed; every other strike is as the rules propose it. */
  readonly strikes: readonly Strike[];
  readonly allocations: readonly Allocation[];
  /** The attacker's order of the pools on a unit at the step in hand, by the unit's key; emptied when the step ends. */
  readonly poolOrders: Readonly<Partial<Record<UnitKey, readonly PoolId[]>>>;
  /** The lowest step that is fought; null before the first. */
  readonly lastStep: number | null;
  readonly outcome: AssaultOutcome | null;
  readonly tests: readonly UnitTest[];
};

/** A round in which nobody fights yet. */
export const EMPTY_ASSAULT: AssaultRound = {
  groups: [],
  modelsBefore: {},
  removedAt: {},
  overwatch: {},
  places: {},
  formerPlaces: {},
  strikes: [],
  allocations: [],
  poolOrders: {},
  lastStep: null,
  outcome: null,
  tests: [],
};

/** What is fought in the round; an empty fight where no group has joined. */
export function assaultOf({ assault }: { readonly assault: AssaultRound | null }): AssaultRound {
  return assault ?? EMPTY_ASSAULT;
}

/** How many models of the group are left. */
export function livingModels({ woundsLeft }: FighterGroup): number {
  return woundsLeft.filter((left) => left > 0).length;
}

/** Whether the unit has run or was destroyed after losing the round: it fights in no further one. */
export function hasLeft(round: AssaultRound, unitKey: UnitKey): boolean {
  const test = round.tests.find((candidate) => candidate.unitKey === unitKey);
  return test?.morale?.passed === false && test.sweep?.end !== 'locked';
}

/** The fight of the next round: the groups with models left whose units are still there, and nothing of what was so for one round. */
export function nextAssault(
  round: AssaultRound,
  stays: (group: FighterGroup) => boolean,
): AssaultRound | null {
  const groups = round.groups
    .filter((group) => livingModels(group) > 0 && !hasLeft(round, group.unitKey) && stays(group))
    .map((group) => ({ ...group, ...NO_SWITCHES }));
  if (groups.length === 0) return null;
  const modelsBefore = Object.fromEntries(groups.map((group) => [group.id, livingModels(group)]));
  return { ...EMPTY_ASSAULT, groups, modelsBefore };
}
