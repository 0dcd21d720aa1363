import type { AssaultRound } from '@/battle/state/assault-round';
import { type FighterGroup, modelIdOf } from '@/battle/state/fighters';
import { ORDINARY_WEAPON } from '@/battle/state/shooting';
import { type BlowKind, isAltered, type Strike, type StrikeWoundKind } from '@/battle/state/strike';
import { struckFacing, type VehicleFacing } from '@/battle/state/vehicle-armour';
import {
  armourPenetration,
  kindsByFace,
  type RuleWord,
  rolledToWound,
  type WoundingHits,
  woundingHits,
} from '@/rules/book-parts';
import {
  type AttackGroup,
  afraidSkill,
  destroyerEffect,
  effectOn,
  PENETRATIONS,
  type Penetration,
  penetration,
  removesAtOnce,
  type SpecialRule,
  type ToHit,
  type ToWound,
  toHit,
  toHitShot,
  toWound,
  type WoundPoolRules,
} from '@/rules/index';
import { attackOf, kindsOnFaces, rolledHits, throughDamage, wordsOf, woundOf } from './attack';
import { apartOf, disgraced, outOfFight } from './challenge';
import { hotNumbers } from './hot-shots';
import { snappedBy } from './snap-shots';
import { groupOf, groupsIn, presentAt, profileOf, targetTypeOf } from './units';
import type { SaveNumbers, StrikeBarrier, StrikeNumbers } from './view';

/** The checks to hit and to wound for a strike; null if no model is left to strike. */
export type StrikeChecks = {
  readonly group: FighterGroup;
  readonly target: readonly FighterGroup[];
  readonly hit: ToHit;
  /** Null for Destroyer hits, and if the Strength cannot hurt the target. */
  readonly wound: ToWound | null;
  /** Where natural rolls make the kinds of Wounds; null: they do not. */
  readonly rolled: ReturnType<typeof rolledHits>;
  /** Against a vehicle with Armour Values; null for any other target, and for Destroyer hits. */
  readonly through: (Penetration & { readonly facing: VehicleFacing }) | null;
};

/** The engine's checks for a strike against the models that its target had when the step began. */
export function checksOf(book: WoundPoolRules, round: AssaultRound, strike: Strike): StrikeChecks | null {
  const group = groupOf(round, strike.groupId);
  const struck = struckModels(book, round, strike);
  if (!group || struck.length === 0) return null;
  const { strength, rules } = attackOf(book, group, strike.blow);
  const hit =
    strike.blow === 'shot' ? shotHits(book, group) : blowHits(book, round, group, struck, strike, rules);
  const target = [...new Set(struck)];
  const toughness = struck.flatMap((one) => one.toughness ?? []);
  const rolled = targetTypeOf(target) === 'nonVehicle' ? rolledHits(book, group, strike.blow, struck) : null;
  const wound = rolled
    ? rolledToWound(book, rolled)
    : strength !== null && toughness.length > 0 && targetTypeOf(target) === 'nonVehicle'
      ? toWound(book, { strength, toughness, rules })
      : null;
  const words = wordsOf(book, group, strike.blow);
  const through = strength === null ? null : throughArmour(book, round, target, { strength, rules, words });
  return { group, target, hit, wound, through, rolled };
}

function throughArmour(
  { vehicles, glances }: WoundPoolRules,
  { shotBy }: AssaultRound,
  [struck]: readonly FighterGroup[],
  {
    words,
    ...attack
  }: {
    readonly strength: number;
    readonly rules: readonly SpecialRule[];
    readonly words: readonly RuleWord[];
  },
): StrikeChecks['through'] {
  const armour = struck?.target === 'vehicle' ? struck.armour : undefined;
  if (!armour) return null;
  const facing = shotBy ? (struck?.facing ?? 'front') : struckFacing(armour);
  if (glances) {
    const hit = { strength: attack.strength, armour: armour[facing], damage: 1, rules: words };
    return { ...armourPenetration(glances, hit), facing };
  }
  if (!vehicles) return null;
  return { ...penetration(vehicles, { ...attack, armour: armour[facing] }), facing };
}

function shotHits(book: WoundPoolRules, group: FighterGroup): ToHit {
  const { ballisticSkill, rules } = group.ranged ?? ORDINARY_WEAPON;
  if (!book.shooting) throw new Error('The edition has no shooting');
  const snapShots = group.snapShots ?? snappedBy(book, group) !== undefined;
  return toHitShot(book.shooting, { ballisticSkill, snapShots, rules });
}

/** The group of the model that a challenge was declined for, if it is a group of its own. */
function disgracedGroup(round: AssaultRound): FighterGroup | undefined {
  const model = disgraced(round);
  return round.groups.find(({ id, woundsLeft }) => woundsLeft.length === 1 && modelIdOf(id, 0) === model);
}

function blowHits(
  book: WoundPoolRules,
  round: AssaultRound,
  group: FighterGroup,
  struck: readonly FighterGroup[],
  strike: Strike,
  rules: readonly SpecialRule[],
): ToHit {
  const shamed = disgracedGroup(round);
  const afraid = (one: FighterGroup) => one.failedFear || one.blind;
  const weaponSkill = (one: FighterGroup) => {
    const skill = shamed === one ? Math.ceil(one.weaponSkill / 2) : one.weaponSkill;
    return afraid(one) ? afraidSkill(book, skill) : skill;
  };
  // A Hammer of Wrath hit needs no Weapon Skill: a vehicle without one makes it, too.
  const attackerWs = strike.blow === 'hammerOfWrath' ? Math.max(1, weaponSkill(group)) : weaponSkill(group);
  return toHit(book, {
    attackerWs,
    targetWs: struck.map(weaponSkill),
    rules: struck.every(afraid) ? [...rules, 'fear'] : rules,
  });
}

/**
 * The groups of the struck unit, once for every model that it had when the step began; in a challenge only
 * the opponent. Empty if it cannot hurt any of them.
 */
function struckModels(book: WoundPoolRules, round: AssaultRound, strike: Strike): readonly FighterGroup[] {
  const present = groupsIn(round, { unitKey: strike.target }).flatMap((group) =>
    presentAt(round, group, strike.step).map((id) => ({ id, group })),
  );
  const { against } = strike;
  const out = outOfFight(round);
  if (against !== undefined) return present.filter(({ id }) => id === against).map(({ group }) => group);
  const reached = present.some(({ id }) => apartOf(book, round, id) !== 'never');
  return reached ? present.filter(({ id }) => !out.includes(id)).map(({ group }) => group) : [];
}

/** The target numbers of a strike, with the reasons for them. */
export function strikeNumbers(book: WoundPoolRules, round: AssaultRound, strike: Strike): StrikeNumbers {
  const checks = checksOf(book, round, strike);
  if (!checks) return { ...NOTHING, barrier: hasEnemy(round, strike) ? 'nobodyToStrike' : 'noEnemyYet' };
  const { group, target, hit, wound, rolled } = checks;
  const wounding = rolled && !hit.automatic ? woundingHits(book, rolled, hit) : [];
  const byFace = rolled ? kindsByFace(book, rolled) : [];
  const destroyer = attackOf(book, group, strike.blow).strength === null;
  const kinds = kindsOf(book, checks, destroyer);
  const hot = strike.blow === 'shot' ? hotNumbers(book, group, hit.reroll) : undefined;
  return {
    hit: hit.need,
    automaticHit: hit.automatic,
    hitReroll: hit.reroll,
    ...(hit.againOn !== undefined && { hitAgainOn: hit.againOn }),
    hitReasons: hit.reasons,
    ...(hot && { hot }),
    wound: wound?.need ?? null,
    woundReroll: wound?.rerollFailures ?? false,
    rendingOn: wound?.automaticOn ?? null,
    destroyer,
    ...(checks.through && { penetration: checks.through }),
    woundReasons: wound?.reasons ?? [],
    ...(wounding.length > 0 && { wounding }),
    saves: savedKinds(kinds, wounding).flatMap((kind) =>
      target.map((one) => saveNumbers(book, group, strike.blow, kind, one)),
    ),
    kinds,
    ...(byFace.some((kind) => kind !== null && kind !== 'plain') && { byFace }),
    barrier: barrierOf(checks, strike, savedKinds(kinds, wounding)),
  };
}

/** Whether the round has models against the strikers, even fallen ones. */
function hasEnemy({ groups }: AssaultRound, strike: Strike): boolean {
  const own = groups.find(({ id }) => id === strike.groupId);
  return groups.some(({ side }) => side !== own?.side);
}

const NOTHING: StrikeNumbers = {
  hit: null,
  automaticHit: false,
  hitReroll: null,
  hitReasons: [],
  wound: null,
  woundReroll: false,
  rendingOn: null,
  destroyer: false,
  woundReasons: [],
  saves: [],
  kinds: [],
  barrier: null,
};

/** The kinds that the blows may cause at all, by the roll to wound or without it. */
function savedKinds(
  kinds: readonly StrikeWoundKind[],
  wounding: readonly WoundingHits[],
): readonly StrikeWoundKind[] {
  return [...new Set([...kinds, ...wounding.map(({ kind }) => kind)])];
}

const D6_FACES = [1, 2, 3, 4, 5, 6];

function kindsOf(
  book: WoundPoolRules,
  { target, wound, through, rolled, hit }: StrikeChecks,
  destroyer: boolean,
): readonly StrikeWoundKind[] {
  if (rolled) {
    const made = kindsOnFaces(book, rolled, hit).flatMap((kind) => kind ?? []);
    const plainFirst = made.toSorted((one, other) => Number(isAltered(one)) - Number(isAltered(other)));
    return [...new Set(plainFirst)];
  }
  if (destroyer) {
    const effects = D6_FACES.map((face) => destroyerEffect(book, face, targetTypeOf(target)));
    return [...new Set(effects.filter(({ inflicts }) => inflicts !== 'nothing').map(({ band }) => band))];
  }
  if (through) return PENETRATIONS.filter((kind) => through.chances[kind].numerator > 0n);
  if (!wound) return [];
  const plain: readonly StrikeWoundKind[] = wound.need === null ? [] : ['plain'];
  return wound.automaticOn === null ? plain : [...plain, 'rending'];
}

function barrierOf(
  { hit, target, through }: StrikeChecks,
  { attacks }: Strike,
  kinds: readonly StrikeWoundKind[],
): StrikeBarrier | null {
  if (!hit.canStrike) return 'cannotStrike';
  if (attacks === 0) return 'noAttacks';
  if (kinds.length > 0) return null;
  if (through) return 'cannotPenetrate';
  return targetTypeOf(target) === 'vehicle' ? 'onlyDestroyerHurtsVehicles' : 'cannotWound';
}

function saveNumbers(
  book: WoundPoolRules,
  group: FighterGroup,
  blow: BlowKind,
  kind: StrikeWoundKind,
  struck: FighterGroup,
): SaveNumbers {
  const wound = woundOf(book, group, blow, kind);
  const model = profileOf(struck);
  const { save, feelNoPain } = effectOn(book, wound, model);
  return {
    kind,
    groupId: struck.id,
    name: struck.name,
    need: save.need,
    type: save.type,
    reasons: save.reasons,
    feelNoPain,
    instantDeath: removesAtOnce(book, wound, model),
  };
}

/**
 * The strike as input for the odds: from its attacks, or from its hits if they are known. Null if it cannot
 * hurt.
 */
export function attackGroupOf(book: WoundPoolRules, round: AssaultRound, strike: Strike): AttackGroup | null {
  const checks = checksOf(book, round, strike);
  const { barrier, destroyer } = strikeNumbers(book, round, strike);
  if (!checks || barrier !== null) return null;
  const { group, target, hit, wound, through, rolled } = checks;
  const attack = { ...attackOf(book, group, strike.blow), ...(rolled && { rules: rolled.rules }) };
  const known = strike.hits !== null || hit.automatic;
  return {
    ...attack,
    id: strike.id,
    count: strike.hits?.count ?? strike.attacks,
    start: known ? 'hits' : 'attacks',
    // One Weapon Skill for each side is enough: it gives the same To Hit number as `hit`.
    attackerWs: group.failedFear || group.blind ? afraidSkill(book, group.weaponSkill) : group.weaponSkill,
    targetWs: [hit.targetWs],
    ...(strike.blow === 'shot' && { hit }),
    ...(through && { penetration: through, ...throughDamage(book, group, strike.blow) }),
    targetType: targetTypeOf(target),
    toughness: destroyer ? [] : [wound?.toughness ?? 1],
  };
}
