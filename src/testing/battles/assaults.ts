import fc from 'fast-check';
import type { AssaultIntent } from '@/battle/assault/decide/intent';
import { assaultView } from '@/battle/assault/standing/assault-now';
import { strikeIdOf } from '@/battle/assault/standing/strikes';
import type { AssaultNow, AssaultView, UnitWounds } from '@/battle/assault/standing/view';
import type { Intent } from '@/battle/log/intent';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import { isClosed, latestRound } from '@/battle/state/combat';
import {
  EMPTY_FIGHTER,
  FIGHTER_RULES_OFFERED,
  type FighterDraft,
  NO_SWITCHES,
} from '@/battle/state/fighters';
import {
  groupId as asGroupId,
  modelId as asModelId,
  unitKey as asUnitKey,
  type CombatId,
  combatId,
  type GroupId,
  type ModelId,
  type PoolId,
  type StrikeId,
  type UnitKey,
} from '@/battle/state/ids';
import { otherSide, READING_IDS, READING_OPTIONS, SIDES, type Side } from '@/rules/index';

type WithoutCombat<One> = One extends { readonly combatId: unknown } ? Omit<One, 'combatId'> : never;

/** The same with plain strings for ids: a test may name what is not there. */
type Plain<One> = One extends GroupId | UnitKey | ModelId | StrikeId | PoolId
  ? string
  : { readonly [Field in keyof One]: Plain<One[Field]> };

/** The intent in the first combat of a test battle. */
export function inAssault(intent: Plain<WithoutCombat<AssaultIntent>>): Intent {
  return { ...intent, combatId: combatId('c1') } as Intent;
}

/** A group of which only what is given is out of the ordinary. */
export function fighters(entered: Partial<FighterDraft>): FighterDraft {
  return {
    ...EMPTY_FIGHTER,
    ...NO_SWITCHES,
    side: 'a',
    models: 1,
    unitId: null,
    unitKey: null,
    ...entered,
    name: entered.name ?? 'Fighters',
  };
}

/** The latest round of the first combat, as it is fought. */
export function assaultNow(ledger: Ledger): AssaultRound {
  const combat = battleOf(ledger).combats[0];
  const round = combat && latestRound(combat);
  if (!round) throw new Error('There is no combat');
  return assaultOf(round);
}

/** What the screen shows of the first combat. */
export function viewOf(ledger: Ledger): AssaultView {
  const battle = battleOf(ledger);
  const combat = battle.combats[0];
  const view = combat ? assaultView(battle, combat) : null;
  if (!view) throw new Error('There is no assault');
  return view;
}

/** The id of the group of that name. Throws where there is none. */
export function groupNamed(ledger: Ledger, name: string): GroupId {
  const group = assaultNow(ledger).groups.find((candidate) => candidate.name === name);
  if (!group) throw new Error(`No group is called "${name}"`);
  return group.id;
}

/** The Wounds that wait on the unit of that name. Throws where none do. */
export function woundsOn(ledger: Ledger, name: string): UnitWounds {
  const { now } = viewOf(ledger);
  const waiting = now.phase === 'allocate' ? now.units.find(({ unit }) => unit.name === name) : undefined;
  if (!waiting) throw new Error(`No Wounds wait on "${name}" while ${now.phase}`);
  return waiting;
}

/** The Wounds each model of that group has left. */
export function woundsLeft(ledger: Ledger, name: string): readonly number[] {
  const id = groupNamed(ledger, name);
  return assaultNow(ledger).groups.find((group) => group.id === id)?.woundsLeft ?? [];
}

/**
 * What a player might do next in an assault: chosen by numbers, so that a wish can be made before the fight
 * is known.
 */
export type AssaultWish = {
  readonly what: number;
  readonly which: number;
  readonly side: Side;
  readonly faces: readonly number[];
  readonly fighters: FighterDraft;
};

const need = fc.option(fc.integer({ min: 2, max: 6 }));

/** Any group that can be entered, in a fight that stays small. */
export const anyFighters: fc.Arbitrary<FighterDraft> = fc
  .record({
    name: fc.constantFrom('Squad', 'Sergeant', 'Monster', 'Walker'),
    side: fc.constantFrom(...SIDES),
    target: fc.constantFrom('model', 'model', 'model', 'vehicle'),
    models: fc.integer({ min: 1, max: 4 }),
    weaponSkill: fc.integer({ min: 0, max: 7 }),
    strength: fc.integer({ min: 2, max: 8 }),
    toughness: fc.integer({ min: 2, max: 7 }),
    initiative: fc.integer({ min: 1, max: 6 }),
    wounds: fc.integer({ min: 1, max: 3 }),
    attacks: fc.integer({ min: 0, max: 3 }),
    leadership: fc.integer({ min: 4, max: 10 }),
    armourSave: need,
    invulnerableSave: need,
    feelNoPain: need,
    weaponStrength: fc.constantFrom('user', 'user', 'destroyer', 9),
    weaponAp: fc.option(fc.integer({ min: 1, max: 6 })),
    secondWeapon: fc.constantFrom('none', 'ordinary', 'specialist'),
    rules: fc.subarray([...FIGHTER_RULES_OFFERED], { maxLength: 3 }),
    charged: fc.boolean(),
    character: fc.constantFrom('none', 'none', 'character', 'independentCharacter'),
    causesFear: fc.boolean(),
    failedFear: fc.boolean(),
  })
  .map((entered) => fighters(entered as Partial<FighterDraft>));

/** More dice than any gesture takes, in an order that the number decides. */
function facesFrom(seed: number): readonly number[] {
  let state = seed;
  return Array.from({ length: 120 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return 1 + (Math.floor(state / 65_536) % 6);
  });
}

export const assaultWish: fc.Arbitrary<AssaultWish> = fc.record({
  what: fc.nat({ max: 50 }),
  which: fc.nat({ max: 11 }),
  side: fc.constantFrom(...SIDES),
  faces: fc.nat({ max: 1_000_000 }).map(facesFrom),
  fighters: anyFighters,
});

/**
 * The wish as an intent for the combat as it stands; mostly what the screen asks for, sometimes out of turn.
 */
export function assaultIntentOf(wish: AssaultWish, ledger: Ledger, id: CombatId): Intent {
  const battle = battleOf(ledger);
  const combat = battle.combats.find((candidate) => candidate.id === id);
  const view = combat ? assaultView(battle, combat) : null;
  const round = combat && latestRound(combat);
  if (!combat || !view || !round) return { type: 'openCombat' };
  const { which } = wish;
  const groups = assaultOf(round).groups;
  const group = groups[which % Math.max(1, groups.length)];
  const groupId = group?.id ?? asGroupId('none');
  const unitKeys = view.units.map(({ key }) => key);
  const unitKey = unitKeys[which % Math.max(1, unitKeys.length)] ?? asUnitKey('none');
  const of = { combatId: id };
  if (wish.what < 24) return { ...asked(wish, view), ...of } as Intent;
  switch (wish.what) {
    case 24:
    case 25: {
      const own = battle.units[which % Math.max(1, battle.units.length)]?.unit;
      const linked = own ? { side: own.side, unitId: own.id, wounds: own.healthPerModel } : {};
      return { type: 'addFighters', ...of, fighters: [{ ...wish.fighters, ...linked, target: 'model' }] };
    }
    case 26:
      return {
        type: 'addFighters',
        ...of,
        fighters: [
          wish.fighters,
          { ...wish.fighters, side: view.units.find(({ key }) => key === unitKey)?.side ?? 'a', unitKey },
        ],
      };
    case 27:
      return { type: 'changeFighters', ...of, groupId, to: { ...wish.fighters, side: group?.side ?? 'a' } };
    case 28:
      return { type: 'removeFighters', ...of, groupId };
    case 29:
      return {
        type: 'hurtModels',
        ...of,
        groupId,
        wounds: which - 4,
        because: which % 2 === 0 ? 'overwatch' : 'byHand',
      };
    case 30: {
      const model = view.units.flatMap(({ models }) => models)[which];
      const places = model ? [{ modelId: model.id, inContact: which % 3 === 0, distance: which % 4 }] : [];
      return { type: 'placeModels', ...of, places };
    }
    case 31:
      return {
        type: 'changeStrike',
        ...of,
        strikeId: strikeIdOf(groupId, 'weapon'),
        attacks: which,
        target: unitKey,
      };
    case 32:
      return {
        type: 'splitStrike',
        ...of,
        strikeId: strikeIdOf(groupId, 'weapon'),
        attacks: 1,
        target: unitKey,
      };
    case 33:
      return { type: 'endStep', ...of };
    case 34: {
      const readingId = READING_IDS[which % READING_IDS.length] ?? 'mixedTie';
      return { type: 'changeReading', readingId, to: READING_OPTIONS[readingId][which % 2] ?? '' };
    }
    case 35:
      return { type: isClosed(round) ? 'beginRound' : 'closeRound', ...of };
    case 36:
      return { type: 'allocate', ...of, unitKey, step: { do: 'roll', value: (which % 6) + 1 } };
    case 37:
      return { type: which === 0 ? 'endCombat' : 'beginRound', ...of };
    case 40:
      return { type: 'mergeUnits', ...of, unitKey, into: unitKeys[which % 2] ?? unitKey };
    case 41:
      return { type: 'splitGroup', ...of, groupId };
    case 42:
      return {
        type: 'changeUnit',
        ...of,
        unitKey,
        to: which % 2 === 0 ? { unitName: wish.fighters.name } : { charged: wish.fighters.charged },
      };
    case 38:
    case 39:
      return { type: wish.what === 38 ? 'undo' : 'redo' };
    case 43: {
      const { a, b } = view.challenge.characters;
      const characters = [...a, ...b];
      const modelId = characters[which % Math.max(1, characters.length)]?.modelId ?? asModelId('none');
      return view.challenge.issued
        ? { type: 'answerChallenge', ...of, by: which % 2 === 0 ? 'accepted' : 'refused', modelId }
        : { type: 'issueChallenge', ...of, modelId };
    }
    case 44:
      return { type: 'sayCharacteristic', ...of, unitKey, characteristic: 'initiative', to: which };
    case 47:
    case 48: {
      const rows = view.result[wish.side].rows ?? [];
      const rowId = rows[which % Math.max(1, rows.length)]?.id ?? 'glory';
      return { type: 'countPoints', ...of, side: wish.side, rowId, to: which === 0 ? null : which % 4 };
    }
    case 49:
      return { type: 'chooseGambit', ...of, side: wish.side, gambit: 'guardUp' };
    case 50:
      return { type: 'strikeDuel', ...of, side: wish.side, lost: which % 3 };
    case 45:
      return { type: 'namePrecise', ...of, strikeId: strikeIdOf(groupId, 'weapon'), hits: which % 3 };
    default:
      return { type: 'answerChallenge', ...of, by: 'refused', modelId: asModelId(`${groupId}.1`) };
  }
}

/** Who answers a challenge: an enemy accepts, or is made to stand aside. */
function challengeWish(
  { which }: AssaultWish,
  { challenge }: AssaultView,
): WithoutCombat<AssaultIntent> | null {
  const { issued, characters, refusers } = challenge;
  if (issued?.answer !== null) return null;
  const able = which % 3 === 0 && refusers.length > 0 ? refusers : characters[otherSide(issued.side)];
  const modelId = able[which % able.length]?.modelId ?? asModelId('none');
  return { type: 'answerChallenge', by: able === refusers ? 'refused' : 'accepted', modelId };
}

/** What a challenge in rounds waits for; null where there is none, or it is over. */
function duelWish(
  { which, side, faces }: AssaultWish,
  { challenge: { duel } }: AssaultView,
): WithoutCombat<AssaultIntent> | null {
  if (!duel) return null;
  const { stage, sides } = duel;
  const chooses = (chooser: Side): WithoutCombat<AssaultIntent> => {
    const { gambits } = sides[chooser];
    const gambit = which === 11 ? null : (gambits[which % Math.max(1, gambits.length)]?.id ?? null);
    return { type: 'chooseGambit', side: chooser, gambit, label: 'Own' };
  };
  switch (stage.kind) {
    case 'gambit':
      return chooses(stage.side);
    case 'focus': {
      const dice = { a: faces.slice(0, sides.a.dice), b: faces.slice(5, 5 + sides.b.dice) };
      const by =
        which % 3 === 0
          ? ({ way: 'said', advantage: side } as const)
          : ({ way: 'rolled', dice, byApp: which % 2 === 0 } as const);
      return { type: 'rollFocus', by };
    }
    case 'strike': {
      const struck = sides[otherSide(stage.side)];
      return { type: 'strikeDuel', side: stage.side, lost: which % (struck.woundsLeft + 1) };
    }
    case 'decide': {
      const [withdraws] = stage.mayWithdraw;
      if (withdraws) return { type: 'endChallenge', withdraws };
      if (stage.goesOn && which % 3 > 0) return chooses(stage.goesOn);
      return { type: 'endChallenge', ...(which === 9 && { inflicted: { a: 1, b: 2 } }) };
    }
    case 'over':
      return null;
  }
}

/** What the screen asks for now, done with the dice of the wish. */
function asked(
  wish: AssaultWish,
  view: AssaultView,
): WithoutCombat<AssaultIntent> | { type: 'closeRound' | 'beginRound' } {
  const { now } = view;
  const answer = now.phase === 'strike' ? challengeWish(wish, view) : null;
  if (answer) return answer;
  const inDuel = duelWish(wish, view);
  if (inDuel) return inDuel;
  switch (now.phase) {
    case 'setUp':
      return { type: 'addFighters', fighters: [{ ...wish.fighters, side: now.missing[0] ?? 'a' }] };
    case 'strike':
      return strikeWish(wish, now);
    case 'allocate':
      return allocationWish(wish, now);
    case 'result':
      return { type: 'closeRound' };
    case 'losers':
      return loserWish(wish, now);
    case 'check':
    case 'aftermath':
    case 'settled':
      return afterPointsWish(wish, view) ?? { type: 'beginRound' };
  }
}

/** The check and the choices after a combat by points; null where there are none. */
function afterPointsWish(
  { which, faces: [first = 1, second = 1] }: AssaultWish,
  { aftermath }: AssaultView,
): WithoutCombat<AssaultIntent> | null {
  if (!aftermath || which === 11) return null;
  if (aftermath.check && !aftermath.check.taken) {
    const by =
      which % 3 === 0
        ? ({ way: 'said', passed: which % 2 === 0 } as const)
        : ({ way: 'rolled', dice: [first, second], byApp: which % 2 === 0 } as const);
    return { type: 'checkSide', by, lowered: which % 2 };
  }
  const open = aftermath.units.filter(({ options, chosen }) => options.length > 0 && !chosen);
  const unit = open[which % Math.max(1, open.length)];
  const option = unit?.options[which % unit.options.length];
  return unit && option ? { type: 'chooseAftermath', unitKey: unit.unitKey, option: option.id } : null;
}

function strikeWish(
  { which, faces }: AssaultWish,
  { step }: Extract<AssaultNow, { phase: 'strike' }>,
): WithoutCombat<AssaultIntent> {
  const open = step.strikes.filter(({ stage }) => stage !== 'settled');
  const { strike, stage, numbers } = open[which % open.length] as (typeof open)[number];
  const strikeId = strike.id;
  const typed = which % 2 === 0;
  if (stage === 'hits') {
    const hits = Math.max(0, strike.attacks - (which % 3));
    const hot = numbers.hot ? strike.attacks - hits : 0;
    return typed ? { type: 'enterHits', strikeId, hits, hot } : { type: 'rollHits', strikeId, dice: faces };
  }
  const kind = numbers.kinds[which % numbers.kinds.length] ?? 'plain';
  const hits = strike.hits?.count ?? strike.attacks;
  return typed
    ? { type: 'enterWounds', strikeId, wounds: { [kind]: Math.max(0, hits - (which % 2)) } }
    : { type: 'rollWounds', strikeId, dice: faces };
}

function allocationWish(
  { which, faces }: AssaultWish,
  { units }: Extract<AssaultNow, { phase: 'allocate' }>,
): WithoutCombat<AssaultIntent> {
  const open = units.filter(({ prompt }) => prompt.ask !== 'nothing');
  const { unit, prompt, together, state, untouched, order } = open[which % open.length] as UnitWounds;
  const unitKey = unit.key;
  const [face = 1] = faces;
  if (untouched && order.length > 1 && which % 4 === 0) {
    return { type: 'orderPools', unitKey, order: order.toReversed() };
  }
  if (together && which % 3 === 0) {
    const saved = together.save === null ? 0 : which % (together.wounds + 1);
    const defenderChoice = which % 2 === 0 ? [] : unit.models.map(({ id }) => id).toReversed();
    return { type: 'allocateTogether', unitKey, saved, discounted: 0, defenderChoice };
  }
  if (which % 5 === 1) return { type: 'rollAllocation', unitKey, dice: faces, staysInHand: which > 5 };
  const choose = <Choice>(choices: readonly Choice[]) => choices[which % choices.length] as Choice;
  switch (prompt.ask) {
    case 'choosePool':
      return { type: 'allocate', unitKey, step: { do: 'choosePool', poolId: choose(prompt.choices) } };
    case 'chooseModel':
      return { type: 'allocate', unitKey, step: { do: 'chooseModel', modelId: choose(prompt.choices) } };
    case 'takeWound':
    case 'nothing':
      return { type: 'allocate', unitKey, step: { do: 'takeWound' } };
    case 'loss': {
      const value = prompt.dice === 'd3' ? Math.ceil(face / 2) : face;
      return { type: 'allocate', unitKey, step: { do: 'roll', value } };
    }
    default:
      if (which === 7)
        return { type: 'allocate', unitKey, step: { do: 'passTo', modelId: choose(state.models).id } };
      return { type: 'allocate', unitKey, step: { do: 'roll', value: face }, byApp: which === 3 };
  }
}

function loserWish(
  { which, faces: [first = 1, second = 1] }: AssaultWish,
  { losers }: Extract<AssaultNow, { phase: 'losers' }>,
): WithoutCombat<AssaultIntent> {
  const open = losers.filter(({ stage }) => stage !== 'done');
  const { unit, stage } = open[which % open.length] as (typeof open)[number];
  const unitKey = unit.key;
  if (stage === 'sweep') {
    if (which % 5 === 4) return { type: 'barSweep', unitKey };
    return which % 3 === 0
      ? { type: 'saySweep', unitKey, end: 'destroyed' }
      : { type: 'sweep', unitKey, dice: [first, second], byApp: true };
  }
  if (which % 4 === 0) return { type: 'takeMorale', unitKey, way: 'choseToFail' };
  if (which % 4 === 1) return { type: 'takeMorale', unitKey, way: 'said', passed: which % 2 === 0 };
  return { type: 'takeMorale', unitKey, way: 'rolled', dice: [first, second], byApp: which % 4 === 2 };
}
