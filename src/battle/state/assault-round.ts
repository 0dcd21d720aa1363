import type {
  AllocationModel,
  AllocationState,
  DestroyerBand,
  MoraleReason,
  PenetrationKind,
  Pool,
  ReadingId,
  Reason,
  ResultLine,
  Side,
  SweepingEnd,
} from '@/rules/index';
import { type FighterGroup, modelIdOf, NO_SWITCHES } from './fighters';
import type { GroupId, ModelId, PoolId, StrikeId, UnitKey } from './ids';
import type { ShootingOutcome } from './shooting';

/** Blows with the weapon, the one automatic hit of Hammer of Wrath, or the shots of a shooting attack. */
export const BLOWS = ['weapon', 'hammerOfWrath', 'shot'] as const;
export type BlowKind = (typeof BLOWS)[number];

/** A number that players counted on the table, or that the app rolled: then with all dice, re-rolls last. */
export type Count = {
  readonly count: number;
  readonly rolled: readonly number[] | null;
  /** So many hits besides were taken apart as Precision Strikes, a strike of their own; missing for none. */
  readonly precise?: number;
  /** Shots that got hot: Wounds on those who fired them, or glancing hits on a vehicle; missing for none. */
  readonly hot?: HotShots;
};

/** How many they were; `rolled`: the dice by which the app rolled whether a vehicle is glanced, null where there were none. */
export type HotShots = { readonly count: number; readonly rolled: readonly number[] | null };

/** As what a hit may wound: by the To Wound roll, by a Rending 6, through a vehicle's armour, or by a row of the Destroyer table. */
export type StrikeWoundKind = 'plain' | 'rending' | PenetrationKind | DestroyerBand;
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
  /** The opponent in a challenge, who alone is struck; missing for all other blows. */
  readonly against?: ModelId;
  /** Precision Strikes, of which the attacker names the models; missing for all other blows. */
  readonly precise?: true;
};

/** A challenge of the round: whose character issued it, and what came of it. */
export type Challenge = {
  readonly side: Side;
  readonly challenger: ModelId;
  /** Accepted by that model, or refused, so that that one stands aside; null while nobody has answered. */
  readonly answer: ChallengeAnswer | null;
  /** It was begun in an earlier round. */
  readonly goesOn?: true;
};
export const CHALLENGE_ANSWERS = ['accepted', 'refused'] as const;
export type ChallengeAnswer = {
  readonly by: (typeof CHALLENGE_ANSWERS)[number];
  readonly modelId: ModelId;
};

/** A characteristic of a unit that players may say otherwise for a test. */
export const SAID_CHARACTERISTICS = ['leadership', 'initiative'] as const;
export type SaidCharacteristic = (typeof SAID_CHARACTERISTICS)[number];
/** What players said of it before and now; null: what the rules say. */
export type CharacteristicSaid = {
  readonly unitKey: UnitKey;
  readonly characteristic: SaidCharacteristic;
  readonly from: number | null;
  readonly to: number | null;
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
  /** What the dice showed that were rolled for its Wounds one after the other, in their order. */
  readonly faces: readonly number[];
  readonly state: Omit<AllocationState, 'models' | 'pools'> & {
    readonly models: readonly StruckModel[];
    readonly pools: readonly StrikePool[];
  };
};

/** The Morale check of a losing unit. */
export const MORALE_WAYS = ['rolled', 'said', 'choseToFail'] as const;
export type MoraleWay = (typeof MORALE_WAYS)[number];
export type TakenMorale = {
  /** `rolled` by the app; `said` by the players, with `dice` where they typed them in; `choseToFail`: Our Weapons Are Useless. */
  readonly way: MoraleWay;
  readonly lostBy: number;
  /** To be rolled or less on 2D6; null where the check is passed without a roll. */
  readonly target: number | null;
  /** A fraction in lowest terms, such as "5/18". */
  readonly odds: string;
  readonly reasons: readonly Reason<MoraleReason>[];
  readonly dice: readonly [number, number] | null;
  readonly passed: boolean;
  /** Whose Leadership it was, where one model's of several counted. */
  readonly leader?: string;
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
  /** The winner might not make one, as the players said: the unit got away. Missing where it might. */
  readonly barred?: true;
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
  readonly challenge: Challenge | null;
  /** What players said of a unit's characteristics for the tests after this round. */
  readonly said: Readonly<Partial<Record<UnitKey, Readonly<Partial<Record<SaidCharacteristic, number>>>>>>;
  readonly outcome: AssaultOutcome | null;
  /** The side that shoots, where this is a shooting attack; missing: an assault. */
  readonly shotBy?: Side;
  /** How a shooting attack ended; missing: it has not, or it is an assault. */
  readonly shot?: ShootingOutcome;
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
  challenge: null,
  said: {},
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
  return { ...EMPTY_ASSAULT, groups, modelsBefore, challenge: goingOn(round.challenge, groups) };
}

/** A challenge that was accepted goes on in the next round where both are still there. */
function goingOn(challenge: Challenge | null, groups: readonly FighterGroup[]): Challenge | null {
  if (challenge?.answer?.by !== 'accepted') return null;
  const left = groups.flatMap(({ id, woundsLeft }) =>
    woundsLeft.flatMap((wounds, index) => (wounds > 0 ? [modelIdOf(id, index)] : [])),
  );
  const both = [challenge.challenger, challenge.answer.modelId].every((id) => left.includes(id));
  return both ? { ...challenge, goesOn: true } : null;
}
