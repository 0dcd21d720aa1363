import type { Readings } from '../../wound-pools/readings';
import type { ReadingQuestion } from '../../wound-pools/wound-pool-rules';
import { FIGHT, MELEE } from './sources';

/** The default readings. What the rulebook does not ask has the first option. */
export const readings: Readings = {
  lockedModel: 'untilPoolEmpty',
  eternalWarriorAgainstDestroyer: 'losesTheDice',
  instantDeathScores: 'allWoundsLeft',
  spentRules: 'samePool',
  hammerOfWrathScores: 'counts',
  overwatchScores: 'doesNotCount',
  mixedTie: 'highest',
  weaponSkillZero: 'byTheChart',
  feelNoPainAgainstNoSaves: 'allowed',
  feelNoPainOfEternalWarrior: 'allowed',
  challengeWounds: 'lost',
  refusedCharacter: 'mayBeStruck',
  precisionStrikes: 'nobody',
  slightlyLower: 'five',
  nearlyHalf: 'five',
  tenAgainstFive: 'two',
};

/** The open questions of the rule text, in the words that players see. */
export const questions: readonly ReadingQuestion[] = [
  {
    id: 'slightlyLower',
    label: 'Weapon Skill 4 against 5, 5 against 6, 6 against 7, 7 against 8',
    options: [
      { id: 'five', label: 'hits on 5+ (two of three witnesses)' },
      { id: 'four', label: 'hits on 4+; 4 against 8 on 5+, 9 against 5 on 2+' },
    ],
    source: MELEE,
  },
  {
    id: 'nearlyHalf',
    label: 'Weapon Skill 5 against 9, 6 against 10',
    options: [
      { id: 'five', label: 'hits on 5+ (two of three witnesses)' },
      { id: 'six', label: 'hits on 6+' },
    ],
    source: MELEE,
  },
  {
    id: 'tenAgainstFive',
    label: 'Weapon Skill 10 against 5',
    options: [
      { id: 'two', label: 'hits on 2+ (two of three witnesses)' },
      { id: 'three', label: 'hits on 3+' },
    ],
    source: MELEE,
  },
  {
    id: 'mixedTie',
    label: 'Two Weapon Skills of a unit are as common',
    options: [
      { id: 'highest', label: 'the highest counts' },
      { id: 'lowest', label: 'the lowest counts' },
    ],
    source: { at: `${FIGHT.at}, of Toughness only`, standing: 'reading' },
  },
];
