import { divide, type Fraction, fraction, sum } from '../dice/fraction';
import type { Source } from '../source';
import { amountOf, type RuleWord } from './numbered-rules';
import { type WeaponModifier, withWeapon } from './weapon-modifier';

/** What a player may choose for the own model at the start of a round of a challenge. */
export type Gambit = {
  /** Permanent, camelCase: logs refer to it. */
  readonly id: string;
  readonly label: string;
  /** What it does, in a few words. */
  readonly hint: string;
  /** More than one die for the focus, of which one counts. */
  readonly focus?: { readonly dice: number; readonly counts: 'highest' | 'lowest' };
  /** Outside Support adds to the Attacks instead of to the focus. */
  readonly supportStrikes?: true;
  /** It makes this one Attack, whatever else adds some. */
  readonly oneAttack?: true;
  /** The D3 that it adds to the Attacks. */
  readonly attacksD3?: true;
  /** Added to the winner's glory for each time that it was chosen. */
  readonly glory?: number;
  /** Its player may end the challenge without glory, while the own model is there. */
  readonly mayEnd?: true;
  /** Only who chooses first may choose it. */
  readonly firstOnly?: true;
  /** What it adds to its model's characteristics in this round. */
  readonly adds?: { readonly weaponSkill?: number; readonly strength?: number; readonly damage?: number };
  /** The Damage of its blows, whatever the weapon's. */
  readonly damage?: number;
  /** Its model's Weapon Skill and Attacks are no better than the enemy's, and so much lower where they are level. */
  readonly noBetter?: { readonly whereLevel: number };
  /** Its model has the Advantage in the next round. */
  readonly nextAdvantage?: true;
  /** The enemy's misses are added to its model's next focus. */
  readonly countsMisses?: true;
};

/** A challenge fought in rounds before the combat, with a roll for who strikes first. */
export type ChallengeRules = {
  /** Statuses of a unit whose models neither challenge nor accept. */
  readonly barredBy: readonly string[];
  /** After a challenge that was declined: the step of the unit of one model, whose Weapon Skill is halved. */
  readonly declined: { readonly step: number };
  readonly gambits: readonly Gambit[];
  readonly focus: {
    readonly heavy: number;
    readonly light: number;
    readonly woundLost: number;
    /** Attacks for who has the higher focus. */
    readonly advantage: number;
  };
  readonly support: {
    /** For so many engaged friends one more on the focus. */
    readonly models: number;
    readonly each: number;
    /** For so many or a part of them, where the enemy has nobody else in the combat. */
    readonly aloneEach: number;
    /** As how many models a walker counts, and how many more a standard adds. */
    readonly walker: number;
    readonly companyStandard: number;
    readonly legionStandard: number;
    /** Models of these rules are not counted, nor are vehicles. */
    readonly never: readonly RuleWord[];
  };
  readonly glory: { readonly ofRank: number };
  readonly source: Source;
};

/** One of the two in a round of the challenge, before the focus is rolled. */
export type Duellist = {
  readonly initiative: number;
  readonly weapon: WeaponModifier;
  readonly heavy: boolean;
  readonly light: boolean;
  readonly woundsLost: number;
  readonly duellistsEdge: number;
  /** What its friends in the combat add. */
  readonly outsideSupport: number;
  /** Attacks of the enemy that missed it while it kept its guard up in the round before. */
  readonly guardUpMisses: number;
  /** The id of its gambit; null: none, or one that does nothing to the dice. */
  readonly gambit: string | null;
};

/** What is added to the duellist's die. */
export function focusModifier(rules: ChallengeRules, duellist: Duellist): number {
  const { heavy, light, woundLost } = rules.focus;
  const support = gambitOf(rules, duellist.gambit)?.supportStrikes ? 0 : duellist.outsideSupport;
  return (
    withWeapon(duellist.initiative, duellist.weapon) +
    (duellist.heavy ? heavy : 0) +
    (duellist.light ? light : 0) +
    woundLost * duellist.woundsLost +
    duellist.duellistsEdge +
    support +
    duellist.guardUpMisses
  );
}

/** The chances of either to have the higher total. Equal totals are rolled again. */
export function focusOdds(
  rules: ChallengeRules,
  a: Duellist,
  b: Duellist,
): { readonly a: Fraction; readonly b: Fraction } {
  const lead = focusModifier(rules, a) - focusModifier(rules, b);
  const dice = { a: dieCounts(rules, a.gambit), b: dieCounts(rules, b.gambit) };
  let ahead = 0n;
  let behind = 0n;
  dice.a.forEach((waysA, faceA) => {
    dice.b.forEach((waysB, faceB) => {
      const difference = lead + faceA - faceB;
      if (difference > 0) ahead += waysA * waysB;
      if (difference < 0) behind += waysA * waysB;
    });
  });
  const decided = sum([fraction(ahead), fraction(behind)]);
  return { a: divide(fraction(ahead), decided), b: divide(fraction(behind), decided) };
}

/** A characteristic of a model with that gambit, against the enemy's. */
export function lowered(gambit: Gambit | null, own: number, enemy: number): number {
  if (!gambit?.noBetter || own < enemy) return own;
  return own > enemy ? enemy : Math.max(Math.min(own, 1), own + gambit.noBetter.whereLevel);
}

/** How many Attacks the model makes; with `duel` in a challenge. */
export function challengeAttacks(
  rules: ChallengeRules,
  question: {
    readonly attacks: number;
    readonly weapon: WeaponModifier;
    readonly gambit: string | null;
    /** The die of a gambit that adds one; null: not rolled. */
    readonly d3: number | null;
    readonly outsideSupport: number;
    readonly advantage: boolean;
    readonly outnumbered: boolean;
    readonly duel: boolean;
    readonly rules: readonly RuleWord[];
  },
): number {
  const own = withWeapon(question.attacks, question.weapon);
  if (own === 0) return 0;
  const gambit = question.duel ? gambitOf(rules, question.gambit) : null;
  if (gambit?.oneAttack) return 1;
  const reaping = question.outnumbered && !question.duel ? amountOf(question.rules, 'reapingBlow') : 0;
  return (
    own +
    reaping +
    (gambit?.attacksD3 ? (question.d3 ?? 0) : 0) +
    (gambit?.supportStrikes ? question.outsideSupport : 0) +
    (question.duel && question.advantage ? rules.focus.advantage : 0)
  );
}

/** What the friends of a duellist in the combat add to its focus. */
export function outsideSupport(
  { support }: ChallengeRules,
  friends: {
    readonly engagedModels: number;
    readonly engagedWalkers: number;
    readonly companyStandards: number;
    readonly legionStandards: number;
    /** The enemy has others in the combat, too. */
    readonly enemyHasOthers: boolean;
  },
): number {
  const models =
    friends.engagedModels +
    friends.engagedWalkers * support.walker +
    friends.companyStandards * support.companyStandard +
    friends.legionStandards * support.legionStandard;
  return friends.enemyHasOthers
    ? support.each * Math.floor(models / support.models)
    : support.aloneEach * Math.ceil(models / support.models);
}

/** A duellist when the challenge is over. */
export type DuellistAfter = {
  readonly removed: boolean;
  readonly baseWounds: number;
  /** Its rank is worth more glory to who removes it. */
  readonly ranked: boolean;
  readonly woundsInflicted: number;
  /** How often it chose each gambit, by its id. */
  readonly chosen: Readonly<Record<string, number>>;
  /** Its player ends the challenge by a gambit that allows it. */
  readonly withdraws: boolean;
};

/** Who won the challenge, and its points for the result of the combat. */
export type Glory = { readonly winner: 'a' | 'b' | null; readonly a: number; readonly b: number };

/**
 * The glory of the challenge: for an opponent that was removed its base Wounds and what its rank adds, else for
 * more Wounds inflicted as many. Nothing for either where both are gone, or level, or one withdrew.
 */
export function gloryOf(rules: ChallengeRules, a: DuellistAfter, b: DuellistAfter): Glory {
  const nobody: Glory = { winner: null, a: 0, b: 0 };
  if ((a.withdraws && !a.removed) || (b.withdraws && !b.removed)) return nobody;
  if (a.removed && b.removed) return nobody;
  const fallen = a.removed ? a : b.removed ? b : null;
  if (!fallen && a.woundsInflicted === b.woundsInflicted) return nobody;
  const aWins = fallen ? fallen === b : a.woundsInflicted > b.woundsInflicted;
  const winner = aWins ? a : b;
  const won = fallen ? fallen.baseWounds + (fallen.ranked ? rules.glory.ofRank : 0) : winner.woundsInflicted;
  const points =
    won + rules.gambits.reduce((total, { id, glory = 0 }) => total + glory * (winner.chosen[id] ?? 0), 0);
  return aWins ? { winner: 'a', a: points, b: 0 } : { winner: 'b', a: 0, b: points };
}

/** The die that counts for the focus of who chose that gambit. */
export function focusDie(rules: ChallengeRules, gambit: string | null, dice: readonly number[]): number {
  return gambitOf(rules, gambit)?.focus?.counts === 'lowest' ? Math.min(...dice) : Math.max(...dice);
}

/** How many dice the focus of who chose that gambit is rolled with. */
export function focusDice(rules: ChallengeRules, gambit: string | null): number {
  return gambitOf(rules, gambit)?.focus?.dice ?? 1;
}

/** The gambit of that id; null: none of the rulebook. */
export function gambitOf({ gambits }: ChallengeRules, id: string | null): Gambit | null {
  return gambits.find((gambit) => gambit.id === id) ?? null;
}

/** The ways in which each face is the one that counts, by the face. */
function dieCounts(rules: ChallengeRules, gambit: string | null): ReadonlyMap<number, bigint> {
  const { dice, counts } = gambitOf(rules, gambit)?.focus ?? { dice: 1, counts: 'highest' };
  const ways = new Map<number, bigint>();
  for (let face = 1; face <= 6; face += 1) {
    const upTo = counts === 'highest' ? face : 7 - face;
    ways.set(face, BigInt(upTo) ** BigInt(dice) - BigInt(upTo - 1) ** BigInt(dice));
  }
  return ways;
}
