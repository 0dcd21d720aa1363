import { challengersOf, hasNotBegun, openChallenge, refusers } from '@/battle/assault/standing/challenge';
import { assaultOf } from '@/battle/state/assault-round';
import type { Combat, Round } from '@/battle/state/combat';
import { accepted, refused, SIDES, type WoundPoolRules } from '@/rules/index';
import type { AssaultIntent } from './intent';
import type { AssaultDecision } from './refusal';

type ChallengeIntent = Extract<AssaultIntent, { type: 'issueChallenge' | 'answerChallenge' }>;

/**
 * The events or the refusal of an intent about a challenge. Only before the first blow of the round, one in a
 * round, and none in a shooting attack.
 */
export function decideChallenge(
  book: WoundPoolRules,
  combat: Combat,
  round: Round,
  intent: ChallengeIntent,
): AssaultDecision {
  const assault = assaultOf(round);
  const place = { combatId: combat.id, round: round.number };
  if (combat.shotBy) return refused('shotAtOnly');
  if (!hasNotBegun(assault)) return refused('challengeTooLate');
  const { modelId } = intent;
  if (intent.type === 'issueChallenge') {
    if (assault.challenge !== null) return refused('oneChallenge');
    const side = SIDES.find((one) => challengersOf(book, assault, one).some((of) => of.modelId === modelId));
    if (side === undefined) return refused('noSuchCharacter');
    const enemies = SIDES.filter((one) => one !== side).flatMap((one) => challengersOf(book, assault, one));
    if (enemies.length === 0) return refused('nobodyAccepts');
    return accepted([
      { type: 'challengeIssued', ...place, side, modelId, ...(book.challenge && { inRounds: true }) },
    ]);
  }
  const open = openChallenge(assault);
  if (!open) return refused('noChallenge');
  const { by } = intent;
  const able =
    by === 'accepted' ? challengersOf(book, assault, open.answers) : refusers(book, assault, open.answers);
  if (!able.some((character) => character.modelId === modelId)) {
    return refused(by === 'refused' && able.length === 0 ? 'cannotRefuse' : 'noSuchCharacter');
  }
  return accepted([{ type: 'challengeAnswered', ...place, by, modelId }]);
}
