import type { ScoredRow } from '@/rules/book-parts';
import type {
  AllocationModel,
  AllocationState,
  MoraleReason,
  Pool,
  ReadingId,
  Reason,
  ResultLine,
  Side,
  SweepingEnd,
} from '@/rules/index';
import type { Duel } from './duel';
import { type FighterGroup, modelIdOf, NO_SWITCHES } from './fighters';
import type { GroupId, ModelId, PoolId, UnitKey } from './ids';
import type { ShootingOutcome } from './shooting';
import type { BlowKind, Strike } from './strike';

/** A challenge of the round: which character issued it, and the answer. */
export type Challenge = {
  readonly side: Side;
  readonly challenger: ModelId;
  /** The model that accepted, or the model that refused and stands aside; null: not answered yet. */
  readonly answer: ChallengeAnswer | null;
  /** True if the challenge began in an earlier round. */
  readonly goesOn?: true;
  /** It is fought in rounds of its own, before the blows; missing: with the blows of the combat. */
  readonly duel?: Duel;
};
export const CHALLENGE_ANSWERS = ['accepted', 'refused'] as const;
export type ChallengeAnswer = {
  readonly by: (typeof CHALLENGE_ANSWERS)[number];
  readonly modelId: ModelId;
};

/** The characteristics of a unit for which players may enter another value before a test. */
export const SAID_CHARACTERISTICS = ['leadership', 'initiative'] as const;
export type SaidCharacteristic = (typeof SAID_CHARACTERISTICS)[number];
/** What the players entered before and now; null: the value by the rules. */
export type CharacteristicSaid = {
  readonly unitKey: UnitKey;
  readonly characteristic: SaidCharacteristic;
  readonly from: number | null;
  readonly to: number | null;
};

/**
 * Where a model stands: in base contact with a model that attacks at this step, or so many inches from the
 * nearest one. With `by: order` the players entered only an order: `distance` is the place in it, 1 for the
 * closest.
 */
export type ModelPlace = { readonly inContact: boolean; readonly distance: number; readonly by?: 'order' };
/** By model. A model that is missing here is in base contact. */
export type Places = Readonly<Partial<Record<ModelId, ModelPlace>>>;

/** A model of the struck unit, and its group. */
export type StruckModel = AllocationModel & { readonly id: ModelId; readonly groupId: GroupId };
/**
 * A pool of Wounds, and the blows that caused them. `hammers`: how many of its first Wounds come from Hammer
 * of Wrath hits that joined a pool of other blows; missing: none, or `blow` says it.
 */
export type StrikePool = Pool & { readonly id: PoolId; readonly blow: BlowKind; readonly hammers?: number };

/** The Wounds of one step on one unit, while they are allocated and after. */
export type Allocation = {
  readonly step: number;
  /** The key of the struck unit, and its side. */
  readonly unitKey: UnitKey;
  readonly side: Side;
  /** The dice that were rolled for its Wounds, in the order of the Wounds. */
  readonly faces: readonly number[];
  readonly state: Omit<AllocationState, 'models' | 'pools'> & {
    readonly models: readonly StruckModel[];
    readonly pools: readonly StrikePool[];
  };
};

/** How the Morale check of a losing unit was decided. */
export const MORALE_WAYS = ['rolled', 'said', 'choseToFail'] as const;
export type MoraleWay = (typeof MORALE_WAYS)[number];
export type TakenMorale = {
  /**
   * `rolled`: by the app. `said`: entered by the players; `dice` if they typed them. `choseToFail`: Our
   * Weapons Are Useless.
   */
  readonly way: MoraleWay;
  readonly lostBy: number;
  /** The highest total of 2D6 that passes; null if the check is passed without a roll. */
  readonly target: number | null;
  /** A fraction in lowest terms, such as "5/18". */
  readonly odds: string;
  readonly reasons: readonly Reason<MoraleReason>[];
  readonly dice: readonly [number, number] | null;
  readonly passed: boolean;
  /** Whose Leadership was used, if the unit had several. */
  readonly leader?: string;
};

/** A Sweeping Advance. */
export type Sweep = {
  readonly winnerInitiative: number;
  readonly loserInitiative: number;
  /** The D6 of the winner, then of the loser; null if the players entered only how it ended. */
  readonly dice: readonly [number, number] | null;
  /** Whether the app rolled them. */
  readonly byApp: boolean;
  readonly end: SweepingEnd;
  /**
   * The players entered that the winner may not make a Sweeping Advance: the unit got away. Missing: it may.
   */
  readonly barred?: true;
};

/** The one check of the losing side, where points are counted. */
export type SideCheck = {
  readonly way: 'rolled' | 'said';
  /** The Leadership that was used, and by how much rules lowered it besides the lost points. */
  readonly leadership: number;
  readonly lowered: number;
  readonly lostBy: number;
  /** The highest total of 2D6 that passes; 0: it failed without dice. */
  readonly target: number;
  /** A fraction in lowest terms. */
  readonly odds: string;
  readonly dice: readonly [number, number] | null;
  readonly passed: boolean;
};

/** What a unit did after a combat by points, in the words that were shown. */
export type Aftermath = {
  readonly option: string;
  readonly label: string;
  /** It left the combat; missing: it stayed. */
  readonly leaves?: true;
};

/** What a losing unit did after the round. */
export type UnitTest = {
  readonly unitKey: UnitKey;
  readonly morale: TakenMorale | null;
  readonly sweep: Sweep | null;
};

/**
 * A reading that mattered in a round, with the question and the chosen option in the words that were shown.
 */
export type UsedReading = {
  readonly readingId: ReadingId;
  readonly label: string;
  readonly option: string;
};

/** One side of a closed round, as it was shown. */
export type RecordedAssaultSide = {
  readonly score: number;
  /** The Wounds it inflicted, as lines with `count` and `points`, and lines that do not count. */
  readonly lines: readonly Reason<ResultLine>[];
  /** Its points row by row, where points are counted; missing: Wounds. */
  readonly rows?: readonly ScoredRow[];
  /** Its units, with their models at the start of the round and at its end. */
  readonly units: readonly {
    readonly unitKey: UnitKey;
    readonly name: string;
    readonly modelsBefore: number;
    readonly modelsLeft: number;
  }[];
};

/**
 * How a round of an assault ended, with everything that was on the screen. Later fixes of the rules never
 * rewrite it.
 */
export type AssaultOutcome = {
  readonly winner: Side | 'draw';
  readonly because: 'wounds' | 'wipedOut' | 'equal';
  /** By how many Wounds or points; 0 for a draw, or if a side is wiped out. */
  readonly wonBy: number;
  /** `morale`: the loser tests: each unit by itself, or where points are counted its side once. */
  readonly next: 'morale' | 'fightOn' | 'consolidate' | 'nobodyLeft';
  /** What the scores count, if not Wounds. */
  readonly counted?: 'points';
  readonly a: RecordedAssaultSide;
  readonly b: RecordedAssaultSide;
  readonly readings: readonly UsedReading[];
};

/**
 * How Wounds were lost outside the blows of this round: in Overwatch before the blows, or entered by hand.
 */
export const HURT_CAUSES = ['overwatch', 'byHand'] as const;
export type HurtCause = (typeof HURT_CAUSES)[number];

/** What is fought in one round of an assault. */
export type AssaultRound = {
  /** The groups of both sides, in the order in which they were added. */
  readonly groups: readonly FighterGroup[];
  /** How many models each group had when the round began. */
  readonly modelsBefore: Readonly<Partial<Record<GroupId, number>>>;
  /** The step at which a model was removed. A number above the first step: it fell before the blows. */
  readonly removedAt: Readonly<Partial<Record<ModelId, number>>>;
  /** Wounds that Overwatch inflicted, by the group that lost them. */
  readonly overwatch: Readonly<Partial<Record<GroupId, number>>>;
  /** Where models stand at the current step. */
  readonly places: Places;
  /**
   * Where models stood at earlier steps of the round, as entered last. The rules do not use it: the app
   * proposes it again.
   */
  readonly formerPlaces: Places;
  /** The strikes that were entered or changed. Every other strike is as the rules propose it. */
  readonly strikes: readonly Strike[];
  readonly allocations: readonly Allocation[];
  /**
   * The order that the attacker chose for the pools on a unit at the current step, by the unit's key. Empty
   * again when the step ends.
   */
  readonly poolOrders: Readonly<Partial<Record<UnitKey, readonly PoolId[]>>>;
  /** The lowest step fought so far; null before the first. */
  readonly lastStep: number | null;
  readonly challenge: Challenge | null;
  /** The characteristics that the players entered for tests after this round. */
  readonly said: Readonly<Partial<Record<UnitKey, Readonly<Partial<Record<SaidCharacteristic, number>>>>>>;
  /** What players entered for rows of the result, by side and row; missing: nothing. */
  readonly points?: Readonly<Partial<Record<Side, Readonly<Record<string, number>>>>>;
  readonly outcome: AssaultOutcome | null;
  /** The check of the side that lost by points; missing: not made, or none is due. */
  readonly check?: SideCheck;
  /** What units did after a combat by points; missing: nothing yet. */
  readonly aftermath?: Readonly<Partial<Record<UnitKey, Aftermath>>>;
  /** The side that shoots, if this is a shooting attack; missing: an assault. */
  readonly shotBy?: Side;
  /** How the shooting attack ended; missing: it has not ended, or this is an assault. */
  readonly shot?: ShootingOutcome;
  readonly tests: readonly UnitTest[];
};

/** A round without fighters. */
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
  challenge: null,
  said: {},
  outcome: null,
  tests: [],
};

/** What is fought in the round; an empty fight if no group has joined. */
export function assaultOf({ assault }: { readonly assault: AssaultRound | null }): AssaultRound {
  return assault ?? EMPTY_ASSAULT;
}

/** How many models the group has left. */
export function livingModels({ woundsLeft }: FighterGroup): number {
  return woundsLeft.filter((left) => left > 0).length;
}

/** Whether the unit lost the round and then ran or was destroyed: it fights in no further round. */
export function hasLeft(round: AssaultRound, unitKey: UnitKey): boolean {
  if (round.aftermath?.[unitKey]?.leaves) return true;
  const test = round.tests.find((candidate) => candidate.unitKey === unitKey);
  return test?.morale?.passed === false && test.sweep?.end !== 'locked';
}

/**
 * The fight of the next round: the groups that have models left and whose units are still there, without
 * anything that held for one round only.
 */
export function nextAssault(
  round: AssaultRound,
  stays: (group: FighterGroup) => boolean,
): AssaultRound | null {
  const groups = round.groups
    .filter((group) => livingModels(group) > 0 && !hasLeft(round, group.unitKey) && stays(group))
    .map((group) => ({ ...group, ...NO_SWITCHES }));
  if (groups.length === 0) return null;
  const modelsBefore = Object.fromEntries(groups.map((group) => [group.id, livingModels(group)]));
  return { ...EMPTY_ASSAULT, groups, modelsBefore, challenge: goingOn(round.challenge, groups) };
}

/** An accepted challenge goes on in the next round if both characters are still there. */
function goingOn(challenge: Challenge | null, groups: readonly FighterGroup[]): Challenge | null {
  if (challenge?.answer?.by !== 'accepted' || challenge.duel) return null;
  const left = groups.flatMap(({ id, woundsLeft }) =>
    woundsLeft.flatMap((wounds, index) => (wounds > 0 ? [modelIdOf(id, index)] : [])),
  );
  const both = [challenge.challenger, challenge.answer.modelId].every((id) => left.includes(id));
  return both ? { ...challenge, goesOn: true } : null;
}
