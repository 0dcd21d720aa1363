import type { AssaultRound } from '@/battle/state/assault-round';
import type { Duel, DuelRound, FocusFacts } from '@/battle/state/duel';
import type { FighterGroup } from '@/battle/state/fighters';
import {
  type ChallengeRules,
  challengeAttacks,
  focusDice,
  focusModifier,
  type Gambit,
  type Glory,
  gambitOf,
  gloryOf,
  lowered,
} from '@/rules/book-parts';
import { effectOn, otherSide, SIDES, type Side, toHit, type WoundPoolRules } from '@/rules/index';
import { rolledToWoundOf, woundOf } from './attack';
import type { DuelSide, DuelStage, DuelView } from './duel-view';
import { type Duelling, duellistFor, duellists, factsFor, focusChances } from './focus';
import { profileOf } from './units';

/*
 * A challenge that is fought in rounds of its own, before the blows: each side chooses a gambit, who has the higher
 * focus strikes first, then the other if it lives, and who has the Advantage asks for another round or takes the
 * glory, which counts in the result of the combat.
 */

const NO_ROUND: DuelRound = { first: 'a', gambits: {}, focus: null, struck: {} };

/**
 * The round of the challenge that is fought, with its number; if the last one is over and its gambits may be chosen
 * anew, that one.
 */
export function duelRoundOf(duel: Duel): { readonly number: number; readonly now: DuelRound } {
  const now = duel.rounds.at(-1) ?? NO_ROUND;
  return { number: Math.max(1, duel.rounds.length), now };
}

/** What the challenge waits for; null: there is none in rounds. Who falls to the first blows strikes no more. */
export function duelStage(book: WoundPoolRules, round: AssaultRound): DuelStage | null {
  const two = duellists(round);
  const duel = round.challenge?.duel;
  if (!two || !duel || !book.challenge) return null;
  if (duel.ended) return { kind: 'over' };
  const { now } = duelRoundOf(duel);
  const gone = SIDES.some((side) => two[side].group.woundsLeft[two[side].index] === 0);
  if (gone) return { kind: 'decide', goesOn: null, mayWithdraw: [] };
  const first = duel.rounds.length === 0 ? (round.challenge?.side ?? 'a') : now.first;
  const chooser = [first, otherSide(first)].find((side) => now.gambits[side] === undefined);
  if (chooser) return { kind: 'gambit', side: chooser };
  if (!now.focus) return { kind: 'focus', given: givenAdvantage(book.challenge, duel) };
  const { advantage } = now.focus;
  const striker = [advantage, otherSide(advantage)].find((side) => now.struck[side] === undefined);
  if (striker) return { kind: 'strike', side: striker };
  const rules = book.challenge;
  return {
    kind: 'decide',
    goesOn: advantage,
    mayWithdraw: SIDES.filter((side) => gambitOf(rules, now.gambits[side]?.id ?? null)?.mayEnd === true),
  };
}

/** Who has the Advantage by its gambit of the round before. */
function givenAdvantage(rules: ChallengeRules, { rounds }: Duel): Side | null {
  const before = rounds.at(-2);
  return (
    SIDES.find((side) => gambitOf(rules, before?.gambits[side]?.id ?? null)?.nextAdvantage === true) ?? null
  );
}

/** The gambits that the side may choose now: not the other's, and some only for who chooses first. */
export function gambitsFor(book: WoundPoolRules, round: AssaultRound, side: Side): readonly Gambit[] {
  const duel = round.challenge?.duel;
  const stage = duelStage(book, round);
  if (!duel || !book.challenge || !stage) return [];
  const anew = stage.kind === 'decide' && stage.goesOn === side;
  if (!anew && (stage.kind !== 'gambit' || stage.side !== side)) return [];
  const other = anew ? undefined : duelRoundOf(duel).now.gambits[otherSide(side)];
  return book.challenge.gambits.filter(({ id, firstOnly }) => !other || (id !== other.id && !firstOnly));
}

/** The Wounds that the side's model inflicted in the challenge so far. */
function inflicted({ rounds }: Duel, side: Side): number {
  return rounds.reduce((sum, { struck }) => sum + (struck[side] ?? 0), 0);
}

/** What the end of the challenge is worth; `said`: the Wounds that count as inflicted, as the players say. */
export function duelGlory(
  book: WoundPoolRules,
  round: AssaultRound,
  { withdrew, said }: { readonly withdrew?: Side; readonly said?: Readonly<Record<Side, number>> } = {},
): Glory {
  const two = duellists(round);
  const duel = round.challenge?.duel;
  if (!two || !duel || !book.challenge) return { winner: null, a: 0, b: 0 };
  const after = (side: Side) => {
    const { group, index } = two[side];
    const ids = duel.rounds.flatMap(({ gambits }) => gambits[side]?.id ?? []);
    return {
      removed: group.woundsLeft[index] === 0,
      baseWounds: group.wounds,
      ranked: group.rank !== undefined,
      woundsInflicted: said?.[side] ?? inflicted(duel, side),
      chosen: Object.fromEntries(ids.map((id) => [id, ids.filter((other) => other === id).length])),
      withdraws: withdrew === side,
    };
  };
  return gloryOf(book.challenge, after('a'), after('b'));
}

/** A challenge in rounds for the screen; null: there is none, or it was not accepted. */
export function duelOf(book: WoundPoolRules, round: AssaultRound): DuelView | null {
  const duel = round.challenge?.duel;
  const stage = duelStage(book, round);
  const two = duellists(round);
  if (!duel || !stage || !two) return null;
  const facts = { a: factsFor(book, round, 'a'), b: factsFor(book, round, 'b') };
  const odds = focusChances(book, round, facts);
  if (!odds) return null;
  const { number, now } = duelRoundOf(duel);
  const shown = (side: Side) => sideOf(book, round, two, { side, facts: facts[side], now });
  return {
    round: number,
    stage,
    sides: { a: shown('a'), b: shown('b') },
    odds,
    focus: now.focus,
    glory: duel.ended ? { winner: duel.ended.winner, ...duel.ended.glory } : duelGlory(book, round),
    ended: duel.ended,
  };
}

function sideOf(
  book: WoundPoolRules,
  round: AssaultRound,
  two: Readonly<Record<Side, Duelling>>,
  { side, facts, now }: { readonly side: Side; readonly facts: FocusFacts; readonly now: DuelRound },
): DuelSide {
  const { group, index, modelId } = two[side];
  const enemy = two[otherSide(side)].group;
  const rules = book.challenge;
  const gambit = rules ? gambitOf(rules, now.gambits[side]?.id ?? null) : null;
  const { adds } = gambit ?? {};
  const strong = strengthened(group, adds?.strength ?? 0);
  const counted = {
    weapon: group.weaponAttacks ?? ({ kind: 'none' } as const),
    gambit: gambit?.id ?? null,
    d3: null,
    outsideSupport: facts.outsideSupport,
    advantage: now.focus?.advantage === side,
    outnumbered: false,
    duel: true,
    rules: group.bookRules ?? [],
  };
  const attacks = rules
    ? challengeAttacks(rules, { ...counted, attacks: lowered(gambit, group.attacks, enemy.attacks) })
    : group.attacks;
  const own = lowered(gambit, group.weaponSkill, enemy.weaponSkill);
  const theirs = rules ? gambitOf(rules, now.gambits[otherSide(side)]?.id ?? null) : null;
  const hit = toHit(book, {
    attackerWs: own + (adds?.weaponSkill ?? 0),
    targetWs: [skillOf(enemy, group, theirs)],
    rules: [],
  });
  const wound = woundOf(book, strong, 'weapon', 'plain');
  const { save, feelNoPain } = effectOn(book, wound, profileOf(enemy));
  return {
    modelId,
    group,
    number: group.woundsLeft.length > 1 ? index + 1 : null,
    woundsLeft: group.woundsLeft[index] ?? 0,
    gambit: now.gambits[side] ?? null,
    gambits: gambitsFor(book, round, side),
    facts,
    modifier: rules ? focusModifier(rules, duellistFor(round, side, facts)) : 0,
    dice: rules ? focusDice(rules, gambit?.id ?? null) : 1,
    attacks,
    attacksD3: gambit?.attacksD3 === true,
    hit: hit.need,
    wound: rolledToWoundOf(book, strong, enemy),
    damage: gambit?.damage ?? (wound.damage ?? 1) + (adds?.damage ?? 0),
    save: save.need,
    feelNoPain,
    inflicted: round.challenge?.duel ? inflicted(round.challenge.duel, side) : 0,
  };
}

/** The Weapon Skill of the one who is struck, with its own gambit. */
function skillOf(struck: FighterGroup, striker: FighterGroup, gambit: Gambit | null): number {
  return lowered(gambit, struck.weaponSkill, striker.weaponSkill) + (gambit?.adds?.weaponSkill ?? 0);
}

function strengthened(group: FighterGroup, by: number): FighterGroup {
  const { weaponStrength } = group;
  return weaponStrength === 'user'
    ? { ...group, strength: group.strength + by }
    : weaponStrength === 'destroyer'
      ? group
      : { ...group, weaponStrength: weaponStrength + by };
}
