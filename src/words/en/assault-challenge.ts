import type { Character, TestedOn } from '@/battle/assault/standing/view';
import type { Challenge, SaidCharacteristic } from '@/battle/state/assault-round';
import { number } from '@/messages/compiled/numbers';
import { otherSide, type Side } from '@/rules/index';
import { leadershipOf } from './assault-log';
import { side } from './format';
import { counted } from './phrases';

/**
 * Characters of an assault in English: challenges, Precision Strikes, and the model whose characteristic a
 * unit uses.
 */

const nameOf = ({ group, number: count }: Character): string =>
  count === null ? group.name : `${group.name} ${number.format(count)}`;

export const challenge = {
  open: 'Challenge',
  title: 'Challenge',
  hint: 'Before the first blow. Whose turn it is may issue it first; the enemy chooses who accepts.',
  whoIssues: (which: Side): string => `${side(which)}: who steps forward?`,
  /** A model by the name of its group, with its number if the group has several. */
  model: (name: string, count: number | null): string =>
    count === null ? name : `${name} ${number.format(count)}`,
  issues: (character: Character): string =>
    `${nameOf(character)} challenges ${side(otherSide(character.group.side))}`,
  doing: (challenger: Character | null): string =>
    challenger === null ? 'A challenge' : `${nameOf(challenger)} issues a challenge`,
  fact: 'A challenge',
  question: (answers: Side): string => `${side(answers)}: who accepts?`,
  accepts: (character: Character): string => `${nameOf(character)} accepts`,
  refuse: 'Refuse',
  accept: 'Who accepts?',
  aside: (issuer: Side): string => `${side(issuer)} chooses: who stands aside?`,
  asideFact: 'Refused',
  asideNote: 'It does not strike in this round, and its Leadership does not count.',
  standsAside: (character: Character): string => `${nameOf(character)} stands aside`,
  cannotRefuse: 'A unit that is a single character cannot refuse.',
  waiting: 'Accept or refuse',
  /** The challenge as the set-up screen shows it. */
  standing: ({ answer, goesOn }: Challenge, challenger: string, other: string): string =>
    answer === null
      ? `${challenger} waits for an answer`
      : answer.by === 'refused'
        ? `Challenge refused: ${other} stands aside`
        : `${goesOn ? 'The challenge goes on' : 'Challenge'}: ${challenger} against ${other}`,
};

export const precision = {
  open: 'Sixes',
  title: 'Precision Strikes',
  hint: 'Hits rolled with a 6 by a character: roll To Wound for them apart, and choose which models take their Wounds.',
  how: 'Hits with a 6',
  take: (hits: number): string => `${counted(hits, { one: 'Precision Strike', other: 'Precision Strikes' })}`,
};

export const testedOn = {
  change: (unit: string, characteristic: SaidCharacteristic): string =>
    `${unit}: ${characteristic === 'leadership' ? 'Leadership' : 'Initiative'}`,
  leadership: ({ value, of, said }: TestedOn): string => {
    if (of !== null) return leadershipOf(value, of);
    return said
      ? `Leadership ${number.format(value)} as the players say`
      : `Leadership ${number.format(value)}`;
  },
  initiative: (unit: string, value: number): string => `${unit}: Initiative ${number.format(value)}`,
  set: (value: number): string => `Test on ${number.format(value)}`,
  byRule: 'As the rules say',
};
