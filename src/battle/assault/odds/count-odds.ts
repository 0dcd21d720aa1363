import type { Question } from '@/battle/assault/standing/question';
import { attackGroupOf } from '@/battle/assault/standing/strike-numbers';
import type { Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { shareBesides, subtract } from '@/rules/book-parts';
import {
  attackVolley,
  binomial,
  chanceBesides,
  chanceOfNeed,
  type Distribution,
  groupHitChance,
  hotAmongMisses,
} from '@/rules/index';
import { roundOf } from './odds';

type CountQuestion = Extract<Question, { kind: 'strike' | 'together' }>;

/**
 * The exact odds of the count that the question asks for now: from 0 to all dice left after the parts already
 * answered (`kept`). Re-rolls are included. Null if nothing is left to ask, or the strike cannot hurt.
 */
export function countOdds(
  battle: Battle,
  combat: Combat,
  question: CountQuestion,
  kept: readonly number[],
): Distribution | null {
  const part = question.parts[kept.length];
  if (part === undefined) return null;
  const dice = question.kind === 'strike' ? question.dice : question.together.wounds;
  const left = kept.reduce((rest, count) => rest - count, dice);
  if (question.kind === 'together') {
    const { save, feelNoPain } = question.together;
    return binomial(left, chanceOfNeed(part === 'saved' ? save : feelNoPain));
  }
  const book = bookOf(battle);
  const round = roundOf(combat);
  const group = round && attackGroupOf(book, round, question.shown.strike);
  if (!group) return null;
  if (question.stage === 'hits') {
    const { wounding = [] } = question.shown.numbers;
    const before = wounding.filter(({ kind }) => question.parts.slice(0, kept.length).includes(kind));
    const counted = before.map(({ chance }) => chance);
    const apart = wounding.find(({ kind }) => kind === part);
    const hits = counted.reduce(subtract, groupHitChance(book, group));
    if (apart || part === 'hits') return binomial(left, shareBesides(apart?.chance ?? hits, counted));
    const { hot, hitReroll } = question.shown.numbers;
    return hot ? binomial(left, hotAmongMisses(book, hot.effect, hits, hitReroll !== null)) : null;
  }
  // The remaining dice show none of the kinds already counted.
  const counted = question.parts.slice(0, kept.length);
  return binomial(left, chanceBesides(attackVolley(book, group), part, counted));
}
