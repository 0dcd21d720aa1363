import type { TestDice } from './thresholds';

type NoValues = Readonly<Record<string, never>>;

/**
 * The reasons for the result of a break test, in the order in which the rules apply: keys and values, from
 * which `words` makes sentences.
 */
export type BreakTestReason =
  /** Equal scores: no unit tests. */
  | { readonly key: 'tie'; readonly values: NoValues }
  /** The unit's side won. */
  | { readonly key: 'won'; readonly values: NoValues }
  /** No enemy is left in contact, so the unit counts as a winner. */
  | { readonly key: 'noEnemyInContact'; readonly values: NoValues }
  /** The characteristic has not been entered, so there is no target number yet. */
  | { readonly key: 'valueMissing'; readonly values: NoValues }
  /** The unit tests on its own value. */
  | { readonly key: 'ownValue'; readonly values: { readonly value: number } }
  /** The unit is near the General and tests on his value. */
  | { readonly key: 'generalValue'; readonly values: { readonly value: number } }
  /** The unit tests on the value of a character in it. */
  | { readonly key: 'characterValue'; readonly values: { readonly value: number } }
  /** The difference counts in full; `modifier` is negative. */
  | { readonly key: 'difference'; readonly values: { readonly modifier: number } }
  /** More Full Ranks than each enemy unit: the difference is ignored. */
  | { readonly key: 'steadfast'; readonly values: { readonly own: number; readonly enemy: number } }
  /** It would be Steadfast, but an enemy with so many Full Ranks is in its flank or rear. */
  | { readonly key: 'disrupted'; readonly values: { readonly fullRanks: number } }
  /** Enemies in flank or rear reduce its Proper Ranks from … to …. */
  | { readonly key: 'surrounded'; readonly values: { readonly from: number; readonly to: number } }
  /**
   * More Proper Ranks than each enemy in contact, and not Solid: the difference counts for no more than
   * `limit`.
   */
  | {
      readonly key: 'steady';
      readonly values: { readonly own: number; readonly enemy: number; readonly limit: number };
    }
  /** Steady and Solid: the difference is ignored. */
  | {
      readonly key: 'steadyAndSolid';
      readonly values: { readonly own: number; readonly enemy: number; readonly needed: number };
    }
  /** Stubborn: the difference is ignored. */
  | { readonly key: 'stubborn'; readonly values: NoValues }
  /** A Stubborn character leads a Stubborn unit: the difference is ignored for his value, too. */
  | { readonly key: 'stubbornCharacter'; readonly values: NoValues }
  /** An enemy that causes Fear is in contact; `modifier` is negative. */
  | { readonly key: 'fear'; readonly values: { readonly modifier: number } }
  /** Beaten by an enemy that causes Fear and has more Unit Strength: it breaks without a test. */
  | {
      readonly key: 'fearedAndOutnumbered';
      readonly values: { readonly own: number; readonly enemy: number };
    }
  /** Holds without a roll. */
  | { readonly key: 'unbreakable'; readonly values: NoValues }
  /** Loses one Health Point per point of difference instead of testing. */
  | { readonly key: 'unstable'; readonly values: { readonly healthPoints: number } }
  /** Stubborn Undead lose half, rounded up. */
  | { readonly key: 'undeadStubborn'; readonly values: { readonly from: number; readonly to: number } }
  /** Steadfast Undead lose no more than 12. */
  | { readonly key: 'undeadSteadfast'; readonly values: { readonly from: number; readonly to: number } }
  /** Undead near the Battle Standard lose fewer by their Rank Bonus, at least 1 fewer. */
  | { readonly key: 'undeadBattleStandard'; readonly values: { readonly from: number; readonly to: number } }
  /** The Battle Standard is near: a failed test is re-rolled once. */
  | { readonly key: 'reroll'; readonly values: NoValues }
  /** A natural double 1 passes, by the players' choice. */
  | { readonly key: 'doubleOne'; readonly values: NoValues }
  /** A natural double 1 always passes in this rulebook. */
  | { readonly key: 'insaneCourage'; readonly values: NoValues }
  /** It would break because of Fear, but it is immune to psychology. */
  | { readonly key: 'immuneToPsychology'; readonly values: NoValues }
  /** Beaten by an enemy that causes Fear and has more Unit Strength: only a double 1 saves it. */
  | {
      readonly key: 'fearedUnlessDoubleOne';
      readonly values: { readonly own: number; readonly enemy: number };
    }
  /** Loses as many Wounds as the difference instead of testing. */
  | { readonly key: 'losesTheDifference'; readonly values: { readonly healthPoints: number } }
  /** The same, but fewer, because it would be Steadfast. */
  | { readonly key: 'unstableSteadfast'; readonly values: { readonly from: number; readonly to: number } }
  /** The roll decides how many Wounds are lost. */
  | { readonly key: 'lossByRoll'; readonly values: NoValues }
  /** More ranks than each enemy unit that counts: the difference is ignored. */
  | { readonly key: 'moreRanks'; readonly values: { readonly own: number; readonly enemy: number } }
  /** It would have more ranks, but is disrupted. */
  | { readonly key: 'rankLossDisrupted'; readonly values: NoValues }
  /** It would have more ranks, but skirmishes. */
  | { readonly key: 'skirmishing'; readonly values: NoValues }
  /** It may use neither the General's value nor a re-roll. */
  | { readonly key: 'undisciplined'; readonly values: NoValues }
  /** Its current Rank Bonus is added to the value. */
  | { readonly key: 'warband'; readonly values: { readonly ranks: number } }
  /** An enemy of the winning side causes Terror; `modifier` is negative. */
  | { readonly key: 'terror'; readonly values: { readonly modifier: number } }
  /** The winners have more than twice the Unit Strength: it breaks instead of falling back. */
  | { readonly key: 'overwhelmed'; readonly values: { readonly own: number; readonly enemy: number } }
  /** It refuses its first test of the battle. */
  | { readonly key: 'refusesTest'; readonly values: { readonly outcome: string } }
  /** An outcome without a roll, because it is Unbreakable. */
  | { readonly key: 'unbreakableOutcome'; readonly values: { readonly outcome: string } }
  /** It uses its shields: one outcome becomes another. */
  | { readonly key: 'shieldwall'; readonly values: { readonly from: string; readonly to: string } }
  /** Loses so many Wounds before the test. */
  | { readonly key: 'losesBeforeTest'; readonly values: { readonly healthPoints: number } }
  /** A switch or a number of a test, by its label, changes the value that is tested. */
  | { readonly key: 'modifier'; readonly values: { readonly label: string; readonly modifier: number } }
  /** A switch of a test, by its label, halves the value, rounding up. */
  | {
      readonly key: 'halved';
      readonly values: { readonly label: string; readonly from: number; readonly to: number };
    }
  /** It is taken with other dice than 2D6. */
  | { readonly key: 'otherDice'; readonly values: TestDice }
  /** Supernal: it loses so many Health Points if it fails. */
  | { readonly key: 'supernal'; readonly values: { readonly healthPoints: number } }
  /** A war machine is destroyed if it breaks. */
  | { readonly key: 'warMachine'; readonly values: NoValues }
  /** A switch of a test, by its label, passes or fails it without a roll. */
  | { readonly key: 'decides'; readonly values: { readonly label: string; readonly outcome: string } }
  /** The value against which the dice are rolled, by its name. */
  | { readonly key: 'against'; readonly values: { readonly label: string; readonly value: number } }
  /** The same where a high sum is good. */
  | { readonly key: 'reach'; readonly values: { readonly label: string; readonly value: number } }
  /** A counter or a number, by its name, is added to the dice. */
  | { readonly key: 'added'; readonly values: { readonly label: string; readonly points: number } }
  /** What the unit is, or a switch, by its name, turns one outcome into another. */
  | {
      readonly key: 'becomes';
      readonly values: { readonly label: string; readonly from: string; readonly to: string };
    }
  /** A natural double, by its total, has an outcome of its own. */
  | { readonly key: 'natural'; readonly values: { readonly total: number; readonly outcome: string } }
  /** A switch, by its name, has a failed roll rolled again. */
  | { readonly key: 'rolledAgain'; readonly values: { readonly label: string } };
