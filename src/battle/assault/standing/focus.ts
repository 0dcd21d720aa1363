import type { AssaultRound } from '@/battle/state/assault-round';
import type { FocusFacts } from '@/battle/state/duel';
import type { FighterGroup } from '@/battle/state/fighters';
import type { ModelId } from '@/battle/state/ids';
import {
  type ChallengeRules,
  type Duellist,
  focusDie,
  focusModifier,
  focusOdds,
  outsideSupport,
} from '@/rules/book-parts';
import { otherSide, SIDES, type Side, type WoundPoolRules } from '@/rules/index';
import { outOfFight } from './challenge';
import { groupsIn, livingOf } from './units';

/** One of the two, with its group and its place there. */
export type Duelling = {
  readonly side: Side;
  readonly modelId: ModelId;
  readonly group: FighterGroup;
  readonly index: number;
};

const WHOLE: Omit<FocusFacts, 'outsideSupport'> = {
  heavy: false,
  light: false,
  duellistsEdge: 0,
  guardUpMisses: 0,
};

/** The two models of an accepted challenge in rounds, by side; null: there is none. */
export function duellists(round: AssaultRound): Readonly<Record<Side, Duelling>> | null {
  const found = outOfFight(round).flatMap((modelId) =>
    round.groups.flatMap((group) => {
      const index = group.woundsLeft.findIndex((_, place) => modelId === `${group.id}.${place + 1}`);
      return index < 0 ? [] : [{ side: group.side, modelId, group, index }];
    }),
  );
  const [a, b] = SIDES.map((side) => found.find((one) => one.side === side));
  return a && b ? { a, b } : null;
}

/** What the players entered of the side, or what the app proposes. */
export function factsFor(book: WoundPoolRules, round: AssaultRound, side: Side): FocusFacts {
  const rounds = round.challenge?.duel?.rounds ?? [];
  const entered = rounds.at(-1)?.focus ?? rounds.at(-2)?.focus;
  if (rounds.at(-1)?.focus && entered) return entered.facts[side];
  const support = supportOf(book, round, side);
  return { ...WHOLE, ...entered?.facts[side], guardUpMisses: 0, outsideSupport: support };
}

/** The friends of a duellist in the combat; their standards are the players' to add. */
function supportOf({ challenge }: WoundPoolRules, round: AssaultRound, side: Side): number {
  if (!challenge) return 0;
  const out = outOfFight(round);
  const friends = (of: Side) =>
    groupsIn(round, { side: of }).flatMap((group) =>
      livingOf(group).flatMap((id) => (out.includes(id) ? [] : [group])),
    );
  const isWalker = ({ bookRules = [] }: FighterGroup) => bookRules.includes('walker');
  const enemyHasOthers = friends(otherSide(side)).length > 0;
  const own = friends(side).filter((group) => supports(challenge, group, enemyHasOthers));
  return outsideSupport(challenge, {
    engagedModels: own.filter((group) => !isWalker(group)).length,
    engagedWalkers: own.filter(isWalker).length,
    companyStandards: 0,
    legionStandards: 0,
    enemyHasOthers,
  });
}

/** Whether a model of the group counts: what has a status does only where the enemy has nobody else. */
function supports(
  { support }: ChallengeRules,
  { target, bookRules = [], statuses = [] }: FighterGroup,
  enemyHasOthers: boolean,
): boolean {
  if (target === 'vehicle' || bookRules.some((rule) => support.never.includes(rule))) return false;
  return !enemyHasOthers || statuses.length === 0;
}

/** The side's model as the rules of focus take it. */
export function duellistFor(round: AssaultRound, side: Side, facts: FocusFacts): Duellist {
  const one = duellists(round)?.[side];
  const now = round.challenge?.duel?.rounds.at(-1);
  const group = one?.group;
  const left = one ? (one.group.woundsLeft[one.index] ?? 0) : 0;
  return {
    ...facts,
    initiative: group?.initiative ?? 0,
    weapon: group?.weaponInitiative ?? { kind: 'none' },
    woundsLost: Math.max(0, (group?.wounds ?? 0) - left),
    gambit: now?.gambits[side]?.id ?? null,
  };
}

/** The chances of both to have the Advantage. */
export function focusChances(
  book: WoundPoolRules,
  round: AssaultRound,
  facts: Readonly<Record<Side, FocusFacts>>,
): ReturnType<typeof focusOdds> | null {
  if (!book.challenge) return null;
  const [a, b] = SIDES.map((side) => duellistFor(round, side, facts[side]));
  return a && b ? focusOdds(book.challenge, a, b) : null;
}

/** What is added to the die of each. */
export function focusModifiers(
  book: WoundPoolRules,
  round: AssaultRound,
  facts: Readonly<Record<Side, FocusFacts>>,
): Readonly<Record<Side, number>> {
  const of = (side: Side) =>
    book.challenge ? focusModifier(book.challenge, duellistFor(round, side, facts[side])) : 0;
  return { a: of('a'), b: of('b') };
}

/** Who has the higher total with these dice; null: equal totals, which are rolled again. */
export function focusLead(
  book: WoundPoolRules,
  round: AssaultRound,
  facts: Readonly<Record<Side, FocusFacts>>,
  dice: Readonly<Record<Side, readonly number[]>>,
): Side | null {
  const rules = book.challenge;
  if (!rules) return null;
  const modifiers = focusModifiers(book, round, facts);
  const total = (side: Side) =>
    modifiers[side] + focusDie(rules, duellistFor(round, side, facts[side]).gambit, dice[side]);
  const lead = total('a') - total('b');
  return lead === 0 ? null : lead > 0 ? 'a' : 'b';
}
