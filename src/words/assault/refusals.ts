import type { AssaultRefusal } from '@/battle/assault/decide/refusal';
import { assaultRefusals as said } from '@/messages/compiled/assault-refusals';
import type { RefusalSentences } from '@/words/told-refusal';

/** Why something in an assault was refused, and what to do instead. */

export const ASSAULT_REFUSALS: RefusalSentences<AssaultRefusal['code']> = {
  noAssault: () => said.noAssault,
  noSuchGroup: () => said.noSuchGroup,
  tooManyGroups: ({ max }) => said.tooManyGroups(String(max)),
  mixedUnit: () => said.mixedUnit,
  stepUnderWay: () => said.stepUnderWay,
  noSuchStrike: () => said.noSuchStrike,
  noSuchTarget: () => said.noSuchTarget,
  nothingToRoll: () => said.nothingToRoll,
  moreThanRolled: ({ max }) => said.moreThanRolled(String(max)),
  notThatKind: () => said.notThatKind,
  diceMissing: ({ need }) => said.diceMissing(String(need)),
  woundsWait: () => said.woundsWait,
  nothingToAllocate: () => said.nothingToAllocate,
  stepFought: () => said.stepFought,
  nobodyTests: () => said.nobodyTests,
  onlyCharacters: () => said.onlyCharacters,
  shotAtOnly: () => said.shotAtOnly,
  challengeTooLate: () => said.challengeTooLate,
  oneChallenge: () => said.oneChallenge,
  challengeOpen: () => said.challengeOpen,
  noChallenge: () => said.noChallenge,
  noSuchCharacter: () => said.noSuchCharacter,
  nobodyAccepts: () => said.nobodyAccepts,
  cannotRefuse: () => said.cannotRefuse,
  inChallenge: () => said.inChallenge,
  notPrecise: () => said.notPrecise,
  mixedPlaces: () => said.mixedPlaces,
  noSuchReading: () => said.noSuchReading,

  fighterNameMissing: () => said.fighterNameMissing,
  fighterNameTooLong: ({ max }) => said.fighterNameTooLong(String(max)),
  weaponSkillOutOfRange: ({ min, max }) => said.weaponSkillOutOfRange({ min: String(min), max: String(max) }),
  strengthOutOfRange: ({ min, max }) => said.strengthOutOfRange({ min: String(min), max: String(max) }),
  toughnessOutOfRange: ({ min, max }) => said.toughnessOutOfRange({ min: String(min), max: String(max) }),
  initiativeOutOfRange: ({ min, max }) => said.initiativeOutOfRange({ min: String(min), max: String(max) }),
  woundsOutOfRange: ({ min, max }) => said.woundsOutOfRange({ min: String(min), max: String(max) }),
  attacksOutOfRange: ({ min, max }) => said.attacksOutOfRange({ min: String(min), max: String(max) }),
  leadershipOutOfRange: ({ min, max }) => said.leadershipOutOfRange({ min: String(min), max: String(max) }),
  saveOutOfRange: ({ min, max }) => said.saveOutOfRange({ min: String(min), max: String(max) }),
  weaponStrengthOutOfRange: ({ min, max }) =>
    said.weaponStrengthOutOfRange({ min: String(min), max: String(max) }),
  apOutOfRange: ({ min, max }) => said.apOutOfRange({ min: String(min), max: String(max) }),
  armourOutOfRange: ({ min, max }) => said.armourOutOfRange({ min: String(min), max: String(max) }),
  ballisticSkillOutOfRange: ({ min, max }) =>
    said.ballisticSkillOutOfRange({ min: String(min), max: String(max) }),
  shotsOutOfRange: ({ min, max }) => said.shotsOutOfRange({ min: String(min), max: String(max) }),
  shotStrengthOutOfRange: ({ min, max }) =>
    said.shotStrengthOutOfRange({ min: String(min), max: String(max) }),
  shotApOutOfRange: ({ min, max }) => said.shotApOutOfRange({ min: String(min), max: String(max) }),
  groupModelsOutOfRange: ({ min, max }) => said.groupModelsOutOfRange({ min: String(min), max: String(max) }),
  unknownFighterRule: () => said.unknownFighterRule,

  notAskedFor: () => said.notAskedFor,
  unknownPool: () => said.unknownPool,
  notEligible: () => said.notEligible,
  notOnThatDie: ({ from, to }) => said.notOnThatDie({ from: String(from), to: String(to) }),
  rollMatters: () => said.rollMatters,
  notAlike: () => said.notAlike,
  choiceMissing: () => said.choiceMissing,
  noSuchRoll: () => said.noSuchRoll,
  tooMany: ({ wounds }) => said.tooMany(String(wounds)),
};
