/**
 * The readings from which players may choose if the rule text is unclear; the first of each is the
 * recommended one. The arguments are in the edition's SOURCES.md.
 */
export const READING_OPTIONS = {
  /** Until when Wounds must go to the same model: the pool is empty, or the Initiative step ends. */
  lockedModel: ['untilPoolEmpty', 'wholeStep'],
  /** The loss of an Eternal Warrior by a Destroyer hit that would have been Instant Death. */
  eternalWarriorAgainstDestroyer: ['losesTheDice', 'losesOne'],
  /** What a model removed by Instant Death adds to the assault result. */
  instantDeathScores: ['allWoundsLeft', 'one'],
  /** Whether Wounds that differ only in rules already used, such as Shred, share a pool. */
  spentRules: ['samePool', 'ownPool'],
  /** Whether Wounds of Hammer of Wrath add to the assault result. */
  hammerOfWrathScores: ['counts', 'doesNotCount'],
  /** Whether Wounds of Overwatch add to the assault result. */
  overwatchScores: ['doesNotCount', 'counts'],
  /** Which Weapon Skill or Toughness counts if two values are equally common. */
  mixedTie: ['highest', 'lowest'],
  /** How a target of Weapon Skill 0 is hit: automatically, or as if it had Weapon Skill 1. */
  weaponSkillZero: ['hitAutomatically', 'byTheChart'],
  /**
   * Feel No Pain against hits that allow no saves of any kind: the amendment of Horus Heresy 1.0, or 40k 7th.
   */
  feelNoPainAgainstNoSaves: ['notAllowed', 'allowed'],
  /** Feel No Pain of an Eternal Warrior against a Wound that has Instant Death. */
  feelNoPainOfEternalWarrior: ['notAllowed', 'allowed'],
  /**
   * Wounds of a challenge that are left when its loser falls, and other Wounds without another model: as in
   * 7th, or as in 6th.
   */
  challengeWounds: ['goOn', 'lost'],
  /** Whether a character that refused a challenge may be struck. */
  refusedCharacter: ['mayBeStruck', 'isNotStruck'],
  /** Whose To Hit rolls of 6 are Precision Strikes. */
  precisionStrikes: ['everyCharacter', 'nobody'],
  /** Cells of a chart of which one of three witnesses differs from the two others. */
  slightlyLower: ['five', 'four'],
  nearlyHalf: ['five', 'six'],
  tenAgainstFive: ['two', 'three'],
} as const;

export type ReadingId = keyof typeof READING_OPTIONS;
export const READING_IDS = Object.keys(READING_OPTIONS) as readonly ReadingId[];

/**
 * One answer to every open question of the rule text. A rulebook that does not ask a question has the first option.
 */
export type Readings = { readonly [Id in ReadingId]: (typeof READING_OPTIONS)[Id][number] };
