import type { Places } from '@/battle/state/assault-round';
import type { GroupId, UnitKey } from '@/battle/state/ids';
import { isAltered, type StrikeWoundKind } from '@/battle/state/strike';
import {
  type AllocationPrompt,
  assertNever,
  otherSide,
  type Pool,
  SIDES,
  type Side,
  type Together,
} from '@/rules/index';
import type { DuelView } from './duel-view';
import type { AftermathUnit, DueCheck } from './points-view';
import type { AssaultUnit, AssaultView, ChallengeView, LoserView, StrikeView, UnitWounds } from './view';

/**
 * One number that the screen asks for. The parts of a question are counted from the same dice: together they
 * are never more than the dice.
 */
export type CountPart = 'hits' | HotPart | StrikeWoundKind | 'saved' | 'discounted';
/** Shots that got hot, besides the hits: those with a 1, or, for a vehicle, those that glance it. */
type HotPart = 'hot' | 'hotGlancing';

/** The prompts of the engine for a single pool. */
export type WoundPrompt = Exclude<AllocationPrompt, { ask: 'choosePool' | 'nothing' }>;

/** What the screen asks now: one thing at a time. Different questions have different `id`s. */
export type Question =
  | { readonly kind: 'setUp'; readonly missing: readonly Side[] }
  /** A challenge was issued: does a character of the enemy accept, or who stands aside? */
  | {
      readonly kind: 'challenge';
      readonly id: string;
      readonly answers: Side;
      readonly challenge: ChallengeView;
    }
  /** A challenge in rounds waits for a gambit, the focus, blows or its end. */
  | { readonly kind: 'duel'; readonly id: string; readonly answers: Side; readonly duel: DuelView }
  | {
      readonly kind: 'strike';
      readonly id: string;
      readonly shown: StrikeView;
      readonly target: AssaultUnit | null;
      readonly stage: 'hits' | 'wounds';
      readonly dice: number;
      readonly parts: readonly CountPart[];
      /**
       * The other groups that might shoot first, while nothing of this one is entered; empty in an assault.
       */
      readonly others: readonly GroupId[];
    }
  /** The places of models at an earlier step are no longer valid: the same as before, or others? */
  | { readonly kind: 'places'; readonly id: string; readonly wounds: UnitWounds; readonly former: Places }
  | { readonly kind: 'order'; readonly id: string; readonly wounds: UnitWounds }
  | {
      readonly kind: 'together';
      readonly id: string;
      readonly step: number;
      readonly wounds: UnitWounds;
      readonly pool: Pool;
      readonly together: Together;
      readonly parts: readonly CountPart[];
    }
  | {
      readonly kind: 'wound';
      readonly id: string;
      readonly wounds: UnitWounds;
      readonly pool: Pool;
      readonly prompt: WoundPrompt;
    }
  | { readonly kind: 'result' }
  | { readonly kind: 'loser'; readonly id: string; readonly loser: LoserView }
  /** The one check of the side that lost by points. */
  | { readonly kind: 'check'; readonly id: string; readonly check: DueCheck }
  /** What a unit does after a combat by points; others may choose before it. */
  | { readonly kind: 'aftermath'; readonly id: string; readonly unit: AftermathUnit; readonly name: string }
  /** `over`: a side has no models left in the fight, so the combat ends. */
  | { readonly kind: 'settled'; readonly over: boolean };

/** How the players want to be asked. */
export type Manner = {
  /** They have seen the fighters and want to roll. */
  readonly begun: boolean;
  /** They want to settle each Wound separately, even if the pool could be rolled at once. */
  oneByOne(unitKey: UnitKey, step: number): boolean;
  /** The group that they want to shoot next in a shooting attack; null or missing: the first. */
  readonly weapon?: string | null;
};

/** The one question to ask now. */
export function questionOf(view: AssaultView, { begun, oneByOne, weapon }: Manner): Question {
  const { now, challenge } = view;
  const { issued } = challenge;
  if (issued?.answer === null && (now.phase === 'setUp' || now.phase === 'strike')) {
    return {
      kind: 'challenge',
      id: `${issued.challenger} challenges`,
      answers: otherSide(issued.side),
      challenge,
    };
  }
  const { duel } = challenge;
  if (issued && duel && duel.stage.kind !== 'over') {
    return {
      kind: 'duel',
      id: `challenge ${duel.round} ${duel.stage.kind}`,
      answers: duelAnswers(duel, issued.side),
      duel,
    };
  }
  switch (now.phase) {
    case 'setUp':
      return { kind: 'setUp', missing: now.missing };
    case 'strike': {
      const waiting = now.step.strikes.filter(({ stage }) => stage !== 'settled');
      const open = waiting.find(({ group }) => group.id === weapon) ?? waiting[0];
      if (!begun || !open) return { kind: 'setUp', missing: [] };
      return strikeQuestion(view, open, waiting);
    }
    case 'allocate': {
      const open = now.units.find(({ prompt }) => prompt.ask !== 'nothing');
      return open ? woundQuestion(open, now.step, oneByOne(open.unit.key, now.step)) : { kind: 'result' };
    }
    case 'losers': {
      const open = now.losers.find(({ stage }) => stage !== 'done');
      if (!open) return settled(view);
      return { kind: 'loser', id: `${open.unit.key} ${open.stage}`, loser: open };
    }
    case 'check':
      return { kind: 'check', id: `${now.check.side} check`, check: now.check };
    case 'aftermath': {
      const [unit] = now.units;
      if (!unit) return settled(view);
      const name = view.units.find(({ key }) => key === unit.unitKey)?.name ?? '';
      return { kind: 'aftermath', id: `${unit.unitKey} aftermath`, unit, name };
    }
    case 'result':
      return { kind: 'result' };
    case 'settled':
      return settled(view);
    default:
      return assertNever(now);
  }
}

/** Who enters what a challenge in rounds waits for; what both do, who has the Advantage or issued it. */
function duelAnswers({ stage, focus }: DuelView, issuer: Side): Side {
  if (stage.kind === 'gambit' || stage.kind === 'strike') return stage.side;
  return stage.kind === 'decide' ? (stage.goesOn ?? focus?.advantage ?? issuer) : issuer;
}

function settled({ units, losers, aftermath }: AssaultView): Question {
  const left = aftermath?.units.filter(({ chosen }) => chosen?.leaves).map(({ unitKey }) => unitKey) ?? [];
  const gone = ({ key, modelsLeft }: AssaultUnit) => {
    if (left.includes(key)) return true;
    const sweep = losers.find(({ unit }) => unit.key === key)?.test?.sweep ?? null;
    return modelsLeft === 0 || (sweep !== null && sweep.end !== 'locked');
  };
  const over = SIDES.some((side) => units.filter((unit) => unit.side === side).every(gone));
  return { kind: 'settled', over };
}

function strikeQuestion(view: AssaultView, shown: StrikeView, waiting: readonly StrikeView[]): Question {
  const { strike, numbers } = shown;
  const target = view.units.find(({ key }) => key === strike.target) ?? null;
  const others =
    strike.blow === 'shot'
      ? waiting.flatMap(({ group }) => (group.id === shown.group.id ? [] : [group.id]))
      : [];
  const common = { kind: 'strike', id: `${strike.id} ${shown.stage}`, shown, target, others } as const;
  return shown.stage === 'hits'
    ? {
        ...common,
        stage: 'hits',
        dice: strike.attacks,
        parts: [...woundingParts(shown), 'hits', ...hotParts(shown)],
      }
    : {
        ...common,
        stage: 'wounds',
        dice: strike.hits?.count ?? strike.attacks,
        parts: inAskedOrder(numbers.kinds),
      };
}

/** The hits that wound without a die, counted before the others: the highest rolls first. */
export function woundingParts({ numbers }: Pick<StrikeView, 'numbers'>): readonly StrikeWoundKind[] {
  return (numbers.wounding ?? []).map(({ kind }) => kind).toReversed();
}

/** The extra count of a weapon that Gets Hot. */
export function hotParts({ numbers }: Pick<StrikeView, 'numbers'>): readonly HotPart[] {
  if (!numbers.hot) return [];
  return [numbers.hot.effect.kind === 'glance' ? 'hotGlancing' : 'hot'];
}

/** The sixes come first: players pick them out of the dice before they count the others. */
function inAskedOrder(kinds: readonly StrikeWoundKind[]): readonly StrikeWoundKind[] {
  const sixes: readonly StrikeWoundKind[] = ['rending', 'penetrating', 'deathblow', 'devastatingHit'];
  const isPicked = (kind: StrikeWoundKind) => Number(sixes.includes(kind) || isAltered(kind));
  return kinds.toSorted((left, right) => isPicked(right) - isPicked(left));
}

function woundQuestion(wounds: UnitWounds, step: number, oneByOne: boolean): Question {
  const { prompt, state, together, unit, lookOutSir, untouched } = wounds;
  if (prompt.ask === 'nothing') return { kind: 'result' };
  const { poolOrder, outcomes, pending } = state;
  if (wounds.formerPlaces) {
    return { kind: 'places', id: `${step} ${unit.key} places`, wounds, former: wounds.formerPlaces };
  }
  const inHand = pending ? `${pending.modelId} ${pending.rollsMade}${pending.stays ? ' stays' : ''}` : '';
  const id = `${step} ${unit.key} ${poolOrder.length} ${outcomes.length} ${inHand}`;
  if (prompt.ask === 'choosePool') return { kind: 'order', id: `${id} order`, wounds };
  const pool = state.pools.find((one) => one.id === prompt.poolId);
  if (!pool) throw new Error(`The allocation has no pool "${prompt.poolId}"`);
  // Once Wounds are being allocated, the Wound that a character must take is asked about separately.
  if (together && !oneByOne && (untouched || lookOutSir === null)) {
    const parts: CountPart[] = [];
    if (together.save !== null) parts.push('saved');
    if (together.feelNoPain !== null) parts.push('discounted');
    return { kind: 'together', id: `${id} together`, step, wounds, pool, together, parts };
  }
  return { kind: 'wound', id: `${id} ${prompt.ask}`, wounds, pool, prompt };
}
