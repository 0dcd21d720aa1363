import type { Character, TestedOn } from '@/battle/assault/standing/view';
import type { Challenge, SaidCharacteristic } from '@/battle/state/assault-round';
import { assaultChallenge as sayings } from '@/messages/compiled/assault-challenge';
import { number } from '@/messages/compiled/numbers';
import { otherSide, type Side } from '@/rules/index';
import { side } from '@/words/shared/format';
import { leadershipOf } from './log-details';

/**
 * Characters of an assault: challenges, Precision Strikes, and the model whose characteristic a
 * unit uses.
 */

const nameOf = ({ group, number: count }: Character): string =>
  count === null ? group.name : `${group.name} ${number.format(count)}`;

export const challenge = {
  ...sayings.challenge,
  whoIssues: (which: Side): string => sayings.challenge.whoIssues(side(which)),
  /** A model by the name of its group, with its number if the group has several. */
  model: (name: string, count: number | null): string =>
    count === null ? name : `${name} ${number.format(count)}`,
  issues: (character: Character): string =>
    sayings.challenge.issues({
      character: nameOf(character),
      otherSide: side(otherSide(character.group.side)),
    }),
  doing: (challenger: Character | null): string =>
    challenger === null ? sayings.challenge.doing.nobody : sayings.challenge.doing.issues(nameOf(challenger)),
  question: (answers: Side): string => sayings.challenge.question(side(answers)),
  accepts: (character: Character): string => sayings.challenge.accepts(nameOf(character)),
  aside: (issuer: Side): string => sayings.challenge.aside(side(issuer)),
  standsAside: (character: Character): string => sayings.challenge.standsAside(nameOf(character)),
  /** The challenge as the set-up screen shows it. */
  standing: ({ answer, goesOn }: Challenge, challenger: string, other: string): string =>
    answer === null
      ? sayings.challenge.standing.waits(challenger)
      : answer.by === 'refused'
        ? sayings.challenge.standing.refused(other)
        : sayings.challenge.standing.accepted({ goesOn: goesOn === true, challenger, other }),
};

export const precision = sayings.precision;

export const testedOn = {
  ...sayings.testedOn,
  change: (unit: string, characteristic: SaidCharacteristic): string =>
    sayings.testedOn.change[characteristic](unit),
  leadership: ({ value, of, said }: TestedOn): string => {
    if (of !== null) return leadershipOf(value, of);
    return said ? sayings.testedOn.leadership.said(value) : sayings.testedOn.leadership.own(value);
  },
  initiative: (unit: string, value: number): string => sayings.testedOn.initiative({ unit, value }),
};
