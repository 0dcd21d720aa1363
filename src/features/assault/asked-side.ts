import type { Question } from '@/battle/assault/standing/question';
import { otherSide, type Side } from '@/rules/index';

/** The side that answers the question, at its edge of the table; null if both sides or neither may answer. */
export function askedSide(question: Question): Side | null {
  switch (question.kind) {
    case 'challenge':
    case 'duel':
      return question.answers;
    case 'strike':
      return question.shown.group.side;
    case 'order':
      return otherSide(question.wounds.unit.side);
    case 'places':
    case 'together':
      return question.wounds.unit.side;
    case 'wound': {
      const { prompt, wounds } = question;
      const chosenByAttacker = prompt.ask === 'chooseModel' && prompt.because === 'precision';
      return chosenByAttacker ? otherSide(wounds.unit.side) : wounds.unit.side;
    }
    case 'loser':
      return question.loser.unit.side;
    case 'check':
      return question.check.side;
    case 'aftermath':
      return question.unit.side;
    case 'setUp':
    case 'result':
    case 'settled':
      return null;
  }
}
