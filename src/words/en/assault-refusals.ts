import type { AssaultRefusal } from '@/battle/assault/decide/refusal';
import type { RefusalSentences } from '@/words/told-refusal';

/** Why something in an assault was refused, and what to do instead, in English. */

const between = (what: string) => (values: { readonly min: number; readonly max: number }) =>
  `${what} is a whole number from ${values.min} to ${values.max}.`;

export const ASSAULT_REFUSALS: RefusalSentences<AssaultRefusal['code']> = {
  noAssault: () => 'This rulebook counts combats on a score sheet, without wound pools.',
  noSuchGroup: () => 'Those models are not there any more. Choose others.',
  tooManyGroups: ({ max }) => `A fight has ${max} groups at most. Remove one first.`,
  mixedUnit: () => 'A unit is of one side, and has no vehicles among its models.',
  stepUnderWay: () =>
    'Blows of this step are entered: put units together when it is fought, or undo them first.',
  noSuchStrike: () => 'That group does not strike at this step.',
  noSuchTarget: () => 'Nobody is left to strike there. Choose another unit.',
  nothingToRoll: () => 'No dice are needed here.',
  moreThanRolled: ({ max }) => `That is too much: ${max} dice were rolled.`,
  notThatKind: () => 'This strike causes no such Wounds.',
  diceMissing: ({ need }) => `That takes ${need} dice.`,
  woundsWait: () => 'Wounds are waiting: allocate them first, or undo.',
  nothingToAllocate: () => 'No Wounds are waiting for that unit.',
  stepFought: () => 'Every step has been fought. Close the round.',
  nobodyTests: () => 'That unit does not have to test now.',
  onlyCharacters: () => 'Only a character may pass a Wound on.',
  shotAtOnly: () => 'Challenges are for an assault. In a shooting attack nobody is locked in combat.',
  challengeTooLate: () => 'A challenge is issued before the first blow. Undo the blows first.',
  oneChallenge: () => 'One challenge is made in a round. Undo it to issue another.',
  challengeOpen: () => 'A challenge waits for its answer: accept or refuse it first.',
  noChallenge: () => 'No challenge waits for an answer.',
  noSuchCharacter: () => 'That is no character who may be named here. Choose another.',
  nobodyAccepts: () => 'The enemy has no character to accept a challenge.',
  cannotRefuse: () => 'A unit that is a single character cannot refuse. Accept the challenge.',
  inChallenge: () => 'A challenge is fought against the opponent alone.',
  notPrecise: () => 'Precision Strikes are made by characters, against models that are not all alike.',
  mixedPlaces: () => 'Who is closer is said by order or in inches: one way for the whole unit.',
  noSuchReading: () => 'This rulebook does not ask that.',

  fighterNameMissing: () => 'The models need a name.',
  fighterNameTooLong: ({ max }) => `A name has ${max} letters at most. Shorten it.`,
  weaponSkillOutOfRange: between('Weapon Skill'),
  strengthOutOfRange: between('Strength'),
  toughnessOutOfRange: between('Toughness'),
  initiativeOutOfRange: between('Initiative'),
  woundsOutOfRange: between('The number of Wounds or Hull Points'),
  attacksOutOfRange: between('The number of Attacks'),
  leadershipOutOfRange: between('Leadership'),
  saveOutOfRange: ({ min, max }) => `A save is ${min}+ to ${max}+, or none.`,
  weaponStrengthOutOfRange: between('The Strength of the weapon'),
  apOutOfRange: ({ min, max }) => `AP is ${min} to ${max}, or none.`,
  armourOutOfRange: between('An Armour Value'),
  ballisticSkillOutOfRange: between('Ballistic Skill'),
  shotsOutOfRange: between('The number of shots of each model'),
  shotStrengthOutOfRange: between('The Strength of the shots'),
  shotApOutOfRange: ({ min, max }) => `AP is ${min} to ${max}, or none.`,
  groupModelsOutOfRange: between('The number of models'),
  unknownFighterRule: () => 'That rule is not offered here. Take it away.',

  notAskedFor: () => 'Something else comes first: look at what is asked.',
  unknownPool: () => 'That pool is empty. Choose another one.',
  notEligible: () => 'That model cannot take this Wound: it is gone, or another one is closer.',
  notOnThatDie: ({ from, to }) => `That is not on the die: it shows ${from} to ${to}.`,
  rollMatters: () => 'This die decides how much is lost. Roll it.',
  notAlike: () => 'These models are not alike: allocate the Wounds one by one.',
  choiceMissing: () => 'The defender chooses who falls: tap the models first.',
  noSuchRoll: () => 'No such roll is made against this pool.',
  tooMany: ({ wounds }) => `The pool holds ${wounds} Wounds.`,
};
