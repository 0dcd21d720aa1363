import type { AssaultRound, Challenge, StruckModel } from '@/battle/state/assault-round';
import { type FighterGroup, modelIdOf } from '@/battle/state/fighters';
import type { ModelId } from '@/battle/state/ids';
import type { Strike } from '@/battle/state/strike';
import { type Apart, otherSide, SIDES, type Side, type WoundPoolRules } from '@/rules/index';
import { groupsIn, livingOf } from './units';
import type { Character } from './view';

/*
 * A challenge (Warhammer 40,000 7th edition, Challenges:
 * https://scoolov.github.io/wh40000rules/the-rules/characters/challenges).
 *
 * One character of a combat may challenge the enemy before the first blow of a round; only one challenge
 * is made in a round. A character that accepts fights the challenger apart, each at its own Initiative
 * step: their blows go only against each other, and Wounds of others do not go to them. If the challenge
 * is refused, a character that could have accepted stands aside: it does not strike, and its Leadership
 * does not count. An accepted challenge lasts to the end of the round, whoever falls, and goes on in the
 * next round while both are alive.
 */

/** The side's characters that are left, in the order of their groups, without vehicles. */
export function charactersOf(round: AssaultRound, side: Side): readonly Character[] {
  return modelsLike(round, side, ({ character }) => character !== 'none');
}

function modelsLike(
  round: AssaultRound,
  side: Side,
  may: (group: FighterGroup) => boolean,
): readonly Character[] {
  return groupsIn(round, { side })
    .filter((group) => group.target === 'model' && may(group))
    .flatMap((group) =>
      group.woundsLeft.flatMap((left, index) =>
        left > 0
          ? [
              {
                modelId: modelIdOf(group.id, index),
                group,
                number: group.woundsLeft.length > 1 ? index + 1 : null,
              },
            ]
          : [],
      ),
    );
}

/** The two models of this round's accepted challenge, each mapped to its opponent; empty if there is none. */
export function duel({ challenge }: Pick<AssaultRound, 'challenge'>): ReadonlyMap<ModelId, ModelId> {
  if (challenge?.answer?.by !== 'accepted' || challenge.duel) return new Map();
  const { challenger, answer } = challenge;
  return new Map([
    [challenger, answer.modelId],
    [answer.modelId, challenger],
  ]);
}

/** The character that stands aside because a challenge was refused, or null. */
export function standsAside({ challenge }: Pick<AssaultRound, 'challenge'>): ModelId | null {
  return challenge?.answer?.by === 'refused' && !challenge.duel ? challenge.answer.modelId : null;
}

/**
 * The models that a challenge in rounds of its own keeps out of the blows of the combat, both its own and those of
 * others: also when it is over, until the result.
 */
export function outOfFight({ challenge }: Pick<AssaultRound, 'challenge'>): readonly ModelId[] {
  return challenge?.duel && challenge.answer?.by === 'accepted'
    ? [challenge.challenger, challenge.answer.modelId]
    : [];
}

/** The model that a challenge was declined for, where that halves its Weapon Skill and slows its unit; or null. */
export function disgraced({ challenge }: Pick<AssaultRound, 'challenge'>): ModelId | null {
  return challenge?.duel && challenge.answer?.by === 'refused' ? challenge.answer.modelId : null;
}

/** The models of the side that may issue or accept a challenge. */
export function challengersOf(
  { challenge }: WoundPoolRules,
  round: AssaultRound,
  side: Side,
): readonly Character[] {
  if (!challenge) return charactersOf(round, side);
  return modelsLike(
    round,
    side,
    ({ character, rank, statuses = [] }) =>
      (character !== 'none' || rank !== undefined) && !statuses.some((id) => challenge.barredBy.includes(id)),
  );
}

/**
 * Whether a challenge may still be issued in the round: none was issued, no blow was struck, and both sides
 * have a character.
 */
export function mayChallenge(book: WoundPoolRules, round: AssaultRound): boolean {
  return (
    round.challenge === null &&
    !round.shotBy &&
    hasNotBegun(round) &&
    SIDES.every((side) => challengersOf(book, round, side).length > 0)
  );
}

/** Whether no blow of the round was struck or counted yet. */
export function hasNotBegun({ lastStep, strikes }: AssaultRound): boolean {
  return lastStep === null && strikes.every(({ hits, wounds }) => hits === null && wounds === null);
}

/** The challenge that waits for an answer, with the side that answers; null: none. */
export function openChallenge({
  challenge,
}: AssaultRound): { readonly challenge: Challenge; readonly answers: Side } | null {
  return challenge && challenge.answer === null ? { challenge, answers: otherSide(challenge.side) } : null;
}

/** Whether a challenge waits for an answer, or is fought in rounds that have no end yet: no blow before it. */
export function challengeWaits(round: AssaultRound): boolean {
  return openChallenge(round) !== null || duelWaits(round);
}

/** Whether a challenge in rounds has no end yet. A duellist whose group was taken out fights no more. */
export function duelWaits(round: AssaultRound): boolean {
  const { challenge } = round;
  if (challenge?.answer?.by !== 'accepted' || challenge.duel?.ended !== null) return false;
  const there = round.groups.flatMap(({ id, woundsLeft }) =>
    woundsLeft.map((_, index) => modelIdOf(id, index)),
  );
  return outOfFight(round).every((id) => there.includes(id));
}

/** The characters of the side that may be sent aside: those of units with another model left. */
export function refusers(book: WoundPoolRules, round: AssaultRound, side: Side): readonly Character[] {
  if (book.challenge) return challengersOf(book, round, side);
  return charactersOf(round, side).filter(({ group: { unitKey } }) => {
    const left = groupsIn(round, { unitKey }).flatMap(livingOf);
    return left.length > 1;
  });
}

/**
 * Whether and when Wounds of blows outside its own challenge may go to the model; null: like any other model.
 */
export function apartOf(book: WoundPoolRules, round: AssaultRound, modelId: string): Apart | null {
  const { challengeWounds, refusedCharacter } = book.readings;
  if (outOfFight(round).some((id) => id === modelId)) return 'never';
  if (standsAside(round) === modelId) return refusedCharacter === 'isNotStruck' ? 'never' : null;
  const inDuel = [...duel(round).keys()].some((id) => id === modelId);
  if (!inDuel) return null;
  return challengeWounds === 'goOn' && isLastOfItsSide(round, modelId) ? 'last' : 'never';
}

/**
 * Whether no other unit of the model's side is left. Only then may Wounds without another target go to it.
 */
function isLastOfItsSide(round: AssaultRound, modelId: string): boolean {
  const own = round.groups.find((group) => livingOf(group).some((id) => id === modelId));
  if (!own) return false;
  return groupsIn(round, { side: own.side })
    .filter((group) => livingOf(group).length > 0)
    .every(({ unitKey }) => unitKey === own.unitKey);
}

/** The struck models; the two of a challenge, and the one that stands aside, are marked as apart. */
export function withApart(
  book: WoundPoolRules,
  round: AssaultRound,
  models: readonly StruckModel[],
): readonly StruckModel[] {
  return models.map((model) => {
    const apart = apartOf(book, round, model.id);
    return apart === null ? model : { ...model, apart };
  });
}

/** The models to which Wounds of the strike may go; in a challenge the opponent first. */
export function reachedByStrike(
  book: WoundPoolRules,
  { against }: Pick<Strike, 'against'>,
  models: readonly StruckModel[],
): readonly StruckModel[] {
  const free = models.filter(({ id, apart }) => id !== against && apart === undefined);
  const last = models.filter(({ id, apart }) => id !== against && apart === 'last');
  if (against === undefined) return [...free, ...last];
  const opponent = models.filter(({ id }) => id === against);
  return book.readings.challengeWounds === 'goOn' ? [...opponent, ...free, ...last] : opponent;
}
