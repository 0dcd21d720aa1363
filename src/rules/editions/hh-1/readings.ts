import type { Source } from '../../source';
import type { Readings } from '../../wound-pools/readings';
import type { ReadingQuestion } from '../../wound-pools/wound-pool-rules';

/** The default readings. */
export const readings: Readings = {
  lockedModel: 'untilPoolEmpty',
  eternalWarriorAgainstDestroyer: 'losesTheDice',
  instantDeathScores: 'allWoundsLeft',
  spentRules: 'samePool',
  hammerOfWrathScores: 'counts',
  overwatchScores: 'doesNotCount',
  mixedTie: 'highest',
  weaponSkillZero: 'hitAutomatically',
  feelNoPainAgainstNoSaves: 'notAllowed',
  feelNoPainOfEternalWarrior: 'notAllowed',
  challengeWounds: 'goOn',
  refusedCharacter: 'mayBeStruck',
  precisionStrikes: 'everyCharacter',
  slightlyLower: 'five',
  nearlyHalf: 'five',
  tenAgainstFive: 'two',
};

const OWN_READING = 'our reading, see SOURCES.md beside this file';
const BS7 = 'https://github.com/BSData/wh40k-7th-edition';
const HH1 = 'https://github.com/BSData/horus-heresy (The Horus Heresy.gst, Core Rule Book p. 163-175)';

function reading(at: string): Source {
  return { at, standing: 'reading' };
}

/** The open questions of the rule text, in the words that players see. */
export const questions: readonly ReadingQuestion[] = [
  {
    id: 'lockedModel',
    label: 'Wounds stay on the same model',
    options: [
      { id: 'untilPoolEmpty', label: 'until it is removed or the pool is empty' },
      { id: 'wholeStep', label: 'until it is removed or the Initiative step ends' },
    ],
    source: reading(
      'http://bloodskullsfire.blogspot.com/2012/08/wound-allocationno-los-required.html (6th edition)',
    ),
  },
  {
    id: 'eternalWarriorAgainstDestroyer',
    label: 'An Eternal Warrior struck by a Destroyer weapon loses',
    options: [
      { id: 'losesTheDice', label: 'the D3 or D6+6 that was rolled' },
      { id: 'losesOne', label: '1 Wound' },
    ],
    source: reading(BS7),
  },
  {
    id: 'instantDeathScores',
    label: 'For the assault result, Instant Death counts',
    options: [
      { id: 'allWoundsLeft', label: 'all Wounds the model had left' },
      { id: 'one', label: '1 Wound' },
    ],
    source: reading(OWN_READING),
  },
  {
    id: 'spentRules',
    label: 'Wounds that differ only in rules already used, such as Shred',
    options: [
      { id: 'samePool', label: 'go into the same pool' },
      { id: 'ownPool', label: 'go into pools of their own' },
    ],
    source: reading(OWN_READING),
  },
  {
    id: 'hammerOfWrathScores',
    label: 'For the assault result, Wounds from Hammer of Wrath',
    options: [
      { id: 'counts', label: 'count' },
      { id: 'doesNotCount', label: 'do not count' },
    ],
    source: reading(BS7),
  },
  {
    id: 'overwatchScores',
    label: 'For the assault result, Wounds from Overwatch',
    options: [
      { id: 'doesNotCount', label: 'do not count' },
      { id: 'counts', label: 'count' },
    ],
    source: reading(
      'https://scoolov.github.io/wh40000rules/the-rules/the-turn/the-assault-phase (list of contents)',
    ),
  },
  {
    id: 'mixedTie',
    label: 'Of two Weapon Skills or Toughnesses equally common in a unit',
    options: [
      { id: 'highest', label: 'the higher counts' },
      { id: 'lowest', label: 'the lower counts' },
    ],
    source: reading('https://bolterandchainsword.com/topic/255719-wound-allocation-challenge (6th edition)'),
  },
  {
    id: 'weaponSkillZero',
    label: 'A target of Weapon Skill 0',
    options: [
      { id: 'hitAutomatically', label: 'is hit automatically' },
      { id: 'byTheChart', label: 'is hit as if it had Weapon Skill 1' },
    ],
    source: {
      at: 'https://6th.whfb.app/characteristics/0-level-characteristics (sister game)',
      standing: 'recalled',
    },
  },
  {
    id: 'feelNoPainAgainstNoSaves',
    label: 'Feel No Pain against hits that allow no saves of any kind',
    options: [
      { id: 'notAllowed', label: 'is not allowed (Horus Heresy 1.0)' },
      { id: 'allowed', label: 'is allowed (Warhammer 40,000, 7th edition)' },
    ],
    source: { at: HH1, standing: 'text' },
  },
  {
    id: 'feelNoPainOfEternalWarrior',
    label: 'Feel No Pain of an Eternal Warrior against Instant Death',
    options: [
      { id: 'notAllowed', label: 'is not allowed' },
      { id: 'allowed', label: 'is allowed' },
    ],
    source: reading(BS7),
  },
  {
    id: 'challengeWounds',
    label: 'Wounds left over when the loser of a challenge falls, or beside it when nobody else is left',
    options: [
      { id: 'goOn', label: 'go on to the other models of the combat (7th edition)' },
      { id: 'lost', label: 'are lost (6th edition)' },
    ],
    source: {
      at: 'https://2d4chan.org/mediawiki/index.php?action=edit&section=1&title=Warhammer_40%2C000_7th_edition; https://lounge.belloflostsouls.net/archive/index.php/t-64933.html (Outside Forces)',
      standing: 'text',
    },
  },
  {
    id: 'refusedCharacter',
    label: 'A character that stands aside after a refused challenge',
    options: [
      { id: 'mayBeStruck', label: 'may be struck' },
      { id: 'isNotStruck', label: 'is not struck' },
    ],
    source: reading('https://lounge.belloflostsouls.net/archive/index.php/t-65251.html'),
  },
  {
    id: 'precisionStrikes',
    label: 'Precision Strikes, on a To Hit roll of 6',
    options: [
      { id: 'everyCharacter', label: 'are made by every character' },
      { id: 'nobody', label: 'are made by nobody here' },
    ],
    source: reading(
      `http://www.idicbeer.co.uk/2012/07/reading-6th-edition-characters.html (6th edition); ${BS7}`,
    ),
  },
];
