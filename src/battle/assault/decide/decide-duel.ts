import { healthEvents } from '@/battle/army/army-events';
import { duelGlory, duelRoundOf, duelStage, gambitsFor } from '@/battle/assault/standing/duel';
import {
  duellistFor,
  duellists,
  factsFor,
  focusChances,
  focusLead,
  focusModifiers,
} from '@/battle/assault/standing/focus';
import { armyUnit } from '@/battle/state/army';
import { type AssaultRound, assaultOf } from '@/battle/state/assault-round';
import type { Battle } from '@/battle/state/battle';
import type { Combat, Round } from '@/battle/state/combat';
import type { ChosenGambit, DuelEnd, Focus, FocusFacts } from '@/battle/state/duel';
import { bookOf } from '@/battle/state/edition-of';
import { focusDice } from '@/rules/book-parts';
import {
  accepted,
  formatFraction,
  otherSide,
  refused,
  SIDES,
  type Side,
  type WoundPoolRules,
} from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision } from './refusal';

/** The longest name of a gambit that only the players know. */
export const MAX_GAMBIT_NAME = 40;
/** More than the app cannot see of a duellist ever adds. */
export const MAX_FOCUS_FACT = 20;

type DuelIntent = Extract<
  AssaultIntent,
  { type: 'chooseGambit' | 'rollFocus' | 'strikeDuel' | 'endChallenge' }
>;

/** The events or the refusal of an intent about a challenge that is fought in rounds of its own. */
export function decideDuel(
  battle: Battle,
  combat: Combat,
  round: Round,
  intent: DuelIntent,
): AssaultDecision {
  const book = bookOf(battle);
  const assault = assaultOf(round);
  const place = { combatId: combat.id, round: round.number };
  if (!duelStage(book, assault)) return refused('noChallenge');
  switch (intent.type) {
    case 'chooseGambit':
      return chooseGambit(book, assault, place, intent);
    case 'rollFocus':
      return rollFocus(book, assault, place, intent);
    case 'strikeDuel':
      return strike(battle, assault, place, intent);
    case 'endChallenge':
      return end(book, assault, place, intent);
  }
}

type Place = { readonly combatId: Combat['id']; readonly round: number };

function chooseGambit(
  book: WoundPoolRules,
  round: AssaultRound,
  place: Place,
  { side, gambit, label = '' }: Extract<DuelIntent, { type: 'chooseGambit' }>,
): AssaultDecision {
  const duel = round.challenge?.duel;
  const stage = duelStage(book, round);
  const able = gambitsFor(book, round, side);
  if (!duel || able.length === 0) return refused('noDuelNow');
  const known = able.find(({ id }) => id === gambit);
  const name = known?.label ?? label.trim();
  if (gambit !== null && !known) return refused('noSuchGambit');
  if (name === '' || name.length > MAX_GAMBIT_NAME) return refused('gambitUnnamed', { max: MAX_GAMBIT_NAME });
  const to: ChosenGambit = { id: gambit, label: name };
  const duelRound = duelRoundOf(duel).number + (stage?.kind === 'decide' ? 1 : 0);
  return accepted([{ type: 'gambitChosen', ...place, duelRound, side, from: null, to }]);
}

function rollFocus(
  book: WoundPoolRules,
  round: AssaultRound,
  place: Place,
  { facts: entered, by }: Extract<DuelIntent, { type: 'rollFocus' }>,
): AssaultDecision {
  const duel = round.challenge?.duel;
  const rules = book.challenge;
  if (!duel || !rules || duelStage(book, round)?.kind !== 'focus') return refused('noDuelNow');
  const facts = entered ?? { a: factsFor(book, round, 'a'), b: factsFor(book, round, 'b') };
  if (!SIDES.every((side) => isWhole(facts[side]))) return refused('aboveMaximum', { max: MAX_FOCUS_FACT });
  const both = { a: duellistFor(round, 'a', facts.a), b: duellistFor(round, 'b', facts.b) };
  const modifiers = focusModifiers(book, round, facts);
  const chances = focusChances(book, round, facts);
  if (!chances) return refused('noDuelNow');
  const common = { facts, modifiers, odds: { a: formatFraction(chances.a), b: formatFraction(chances.b) } };
  const done = (to: Focus) =>
    accepted([
      { type: 'focusRolled', ...place, duelRound: duelRoundOf(duel).number, from: null, to } as const,
    ] as const);
  if (by.way === 'said') return done({ ...common, way: 'said', dice: null, advantage: by.advantage });
  const dice = { a: [] as readonly number[], b: [] as readonly number[] };
  for (const side of SIDES) {
    const need = focusDice(rules, both[side].gambit);
    const faces = by.dice[side].slice(0, need);
    if (faces.length < need) return refused('diceMissing', { need });
    if (!faces.every((die) => Number.isInteger(die) && die >= 1 && die <= 6)) {
      return refused('notOnThatDie', { from: 1, to: 6 });
    }
    dice[side] = faces;
  }
  const advantage = focusLead(book, round, facts, dice);
  if (advantage === null) return refused('focusTied');
  return done({ ...common, way: by.byApp ? 'rolled' : 'typed', dice, advantage });
}

function isWhole({ duellistsEdge, outsideSupport, guardUpMisses }: FocusFacts): boolean {
  return [duellistsEdge, outsideSupport, guardUpMisses].every(
    (value) => Number.isInteger(value) && value >= 0 && value <= MAX_FOCUS_FACT,
  );
}

function strike(
  battle: Battle,
  round: AssaultRound,
  place: Place,
  { side, lost }: Extract<DuelIntent, { type: 'strikeDuel' }>,
): AssaultDecision {
  const duel = round.challenge?.duel;
  const struck = duellists(round)?.[otherSide(side)];
  const stage = duelStage(bookOf(battle), round);
  if (!duel || !struck || stage?.kind !== 'strike' || stage.side !== side) return refused('noDuelNow');
  const { group, index, modelId } = struck;
  const from = group.woundsLeft[index] ?? 0;
  if (!Number.isInteger(lost)) return refused('notAWholeNumber');
  if (lost < 0) return refused('belowZero');
  if (lost > from) return refused('aboveMaximum', { max: from });
  return accepted([
    {
      type: 'duelStruck',
      ...place,
      duelRound: duelRoundOf(duel).number,
      side,
      modelId,
      from,
      to: from - lost,
    },
    ...(lost === 0 ? [] : healthEvents(armyUnit(battle, group.unitId), -lost, { cause: 'combat', ...place })),
  ]);
}

function end(
  book: WoundPoolRules,
  round: AssaultRound,
  place: Place,
  { withdraws, inflicted: said }: Extract<DuelIntent, { type: 'endChallenge' }>,
): AssaultDecision {
  const stage = duelStage(book, round);
  if (stage?.kind !== 'decide') return refused('noDuelNow');
  if (withdraws && !stage.mayWithdraw.includes(withdraws)) return refused('noSuchGambit');
  const rounds = round.challenge?.duel?.rounds ?? [];
  const lost = (side: Side) => rounds.reduce((sum, { struck }) => sum + (struck[side] ?? 0), 0);
  const inflicted = said ?? { a: lost('a'), b: lost('b') };
  for (const side of SIDES) {
    if (!Number.isInteger(inflicted[side])) return refused('notAWholeNumber');
    if (inflicted[side] < 0) return refused('belowZero');
    if (inflicted[side] > MAX_FOCUS_FACT) return refused('aboveMaximum', { max: MAX_FOCUS_FACT });
  }
  const { winner, a, b } = duelGlory(book, round, {
    said: inflicted,
    ...(withdraws !== undefined && { withdrew: withdraws }),
  });
  const to: DuelEnd = {
    winner,
    glory: { a, b },
    inflicted,
    ...(withdraws !== undefined && { withdrew: withdraws }),
  };
  return accepted([{ type: 'challengeEnded', ...place, to }]);
}
