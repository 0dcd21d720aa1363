export {
  BREAK_TEST_KINDS,
  type BreakTest,
  type BreakTestAnswer,
  type BreakTestAnswers,
  type BreakTestCondition,
  type BreakTestInput,
  type BreakTestInputId,
  type BreakTestKind,
  type BreakTestResult,
  type CounterChange,
  type NumberInput,
  type SwitchInput,
  type TestRules,
} from './break-test/break-test';
export {
  type BreakTestRefusal,
  effectiveBreakTestAnswers,
  parseBreakTestAnswer,
  proposeBreakTestAnswers,
} from './break-test/break-test-answers';
export type { BreakTestReason } from './break-test/break-test-reason';
export { lossByRoll, outcomeWith } from './break-test/break-test-result';
export { changesWith, diceWith } from './break-test/counter-change';
export { NOTHING_PROPOSED, type OpenInputs, type ProposedTest, resolveOpen } from './break-test/open-test';
export {
  brokenOutcomes,
  type Caught,
  type Move,
  type Outcome,
  type OutcomeId,
  outcomeOf,
  possibleOutcomes,
  type RerollWay,
  rerollWays,
  tellsEachOutcome,
  type WinnersMove,
} from './break-test/outcome';
export {
  type Chase,
  chase,
  type FastMove,
  fastMove,
  inchesOf,
  isCaught,
  type Pursuit,
} from './break-test/pursuit';
export {
  countedFirst,
  type NaturalTotal,
  type OutcomeChance,
  outcomeChances,
  type Threshold,
} from './break-test/thresholds';
export type { Due, UnitTest } from './break-test/unit-test';
export { atLeast, binomial, chances, type Distribution, expectation } from './dice/distribution';
export { type Fraction, formatFraction, parseFraction, sum as sumFractions, toNumber } from './dice/fraction';
export { chanceOfNeed } from './dice/one-die';
export type { Edition, GameStructure } from './edition';
export { EDITIONS, type EditionId, editionOf, KNOWN_EDITIONS } from './editions/index';
export {
  type BreakPoint,
  breakPoint,
  endsGame,
  facesThatEnd,
  type PlayerTurn,
  playerTurn,
  type RandomLength,
} from './game-structure';
export { type HealthPoint, healthPointOf } from './health-point';
export type { Characteristic, Profile, ProfileId } from './profile/characteristic';
export { limitOf, PROFILE_IDS } from './profile/characteristic';
export type { CountedProfile, CounterId, Counts, Status, UnitCounter } from './profile/unit-counter';
export { type Halved, halvedBy, isOpenStatus, isRemoved, statusesOf } from './profile/unit-counter';
export type { UnitMark } from './profile/unit-mark';
export type { NoValues, Refusal, RefusalOf, Result } from './result';
export { accepted, assertNever, refused } from './result';
export {
  type Comparison,
  compare,
  type OpenResult,
  type RoundAnswers,
  type RoundResult,
  type SideScore,
} from './score-sheet/compare';
export {
  type Charge,
  type Contact,
  type EngagedUnit,
  type Engagement,
  FACINGS,
  type Facing,
  type OpenRows,
  type Propose,
  type ProposedAnswers,
  type UnitFact,
  type UnitFactId,
} from './score-sheet/engagement';
export { answerTo, type ScoreDetail, type ScoreLine } from './score-sheet/explain';
export { type MaybeLost, maybeLostRows } from './score-sheet/lost-rows';
export { type AttackDice, attackDice, type Directed } from './score-sheet/melee';
export {
  type AnswerRefusal,
  MAX_COUNT,
  MAX_NOTE_LENGTH,
  MAX_SIGNED_POINTS,
  parseAnswer,
} from './score-sheet/parse-answer';
export {
  effectiveAnswers,
  type GivenAnswers,
  overriddenRows,
  proposeRound,
  stillOpen,
} from './score-sheet/propose-round';
export {
  type Answer,
  type Answers,
  type ChoiceOption,
  type ChoiceRow,
  type CountedUnit,
  type CounterRow,
  defaultAnswer,
  otherSide,
  type RowId,
  rowOf,
  type ScoreRow,
  type ScoreSheet,
  SIDES,
  type Side,
  type SignedAnswer,
  type SignedRow,
  sameAnswer,
  type ToggleRow,
} from './score-sheet/score-sheet';
export {
  strengthOfUnit,
  strengthOfUnits,
  type UnitStrengthTable,
  type UnitStrengthType,
} from './score-sheet/unit-strength';
export { type Source, STANDINGS, type Standing } from './source';
export { isDecided, type MissingFact } from './span';
export { asSpoken, bookWords, callWords, formsOf, inEnglish } from './spoken-words';
export {
  type BandEdges,
  type BattlePointLine,
  type BattlePointResult,
  type BattleStanding,
  bandEdges,
  battlePoints,
  needsArmyPoints,
  SIMPLIFIED_RESULTS,
  type SimplifiedResult,
  simplifiedResult,
} from './victory-points/battle-points';
export { type LeadStanding, leadResult, type NamedResult, percentResult } from './victory-points/lead';
export {
  MAX_MARGIN_NAME_LENGTH,
  type Margin,
  type MarginRefusal,
  type MarginTable,
  marginOf,
  parseMargins,
} from './victory-points/margins';
export { type OwnTableRefusal, parseEdges, parseScoreEdges, tableOfEdges } from './victory-points/own-table';
export { scoredPoints, type TournamentScore, tournamentPoints } from './victory-points/tournament-score';
export { type CountedScoring, countedScorings, type MarkerScore } from './victory-points/turn-objectives';
export { controller } from './victory-points/units-left';
export {
  type BattlePointBand,
  type BattlePointRules,
  type BattlePointTable,
  FATES,
  type Fate,
  type HeldPlaces,
  type LeadRules,
  type PercentMargins,
  type SimplifiedResultRules,
  type UnitKind,
  type Victory,
  type VictoryBonus,
  type VictoryPointRules,
  type VictoryUnit,
  type VictoryVariant,
  type Weakened,
} from './victory-points/victory';
export {
  type BonusAnswers,
  type BonusRefusal,
  countsCosts,
  isWeakened,
  type PlacesHeld,
  parseBonusAnswer,
  placePoints,
  proposedBonus,
  unitWorth,
  type VictoryLine,
  type VictoryPointTotal,
  type VictoryReason,
  victoryPoints,
} from './victory-points/victory-points';
export {
  type AllocationRefusal,
  type AllocationStep,
  allocate,
  beginAllocation,
} from './wound-pools/allocate';
export {
  allocateTogether,
  type FallingTogether,
  fallTogether,
  type Together,
  type TogetherRefusal,
  togetherAllowed,
} from './wound-pools/allocate-together';
export {
  type AllocationModel,
  type AllocationState,
  APART,
  type Apart,
  openPools,
  type PendingWound,
  type WoundOutcome,
  woundsLeft,
} from './wound-pools/allocation-state';
export { type AllocationSummary, summarise } from './wound-pools/allocation-summary';
export {
  type AssaultResult,
  assaultResult,
  type DetailedWound,
  type Inflicted,
  RESULT_LINES,
  type ResultLine,
} from './wound-pools/assault-result';
export { type AttacksReason, countAttacks } from './wound-pools/attacks';
export { bestPoolOrder, ORDER_BUDGET } from './wound-pools/best-order';
export { candidates } from './wound-pools/candidates';
export { destroyerEffect } from './wound-pools/destroyer';
export { type HotEffect, hotAmongMisses, hotChance, hotEffect, hotShots } from './wound-pools/gets-hot';
export { type Fighter, initiativeLadder } from './wound-pools/initiative-ladder';
export { removesAtOnce } from './wound-pools/instant-death';
export { type LossOdds, lossOdds, type PoolRef } from './wound-pools/loss-odds';
export { majority } from './wound-pools/majority';
export type { ModelProfile } from './wound-pools/model-profile';
export {
  casualtyCheck,
  MORALE_REASONS,
  type MoraleCheck,
  type MoraleReason,
  moraleCheck,
  passesMorale,
  testsForCasualties,
} from './wound-pools/morale';
export { type AllocationPrompt, nextPrompt } from './wound-pools/next-prompt';
export { destroyerWound, type Pool, splitIntoPools, type Wound } from './wound-pools/pools';
export { reactionsPerTurn } from './wound-pools/reactions';
export { READING_IDS, READING_OPTIONS, type ReadingId, type Readings } from './wound-pools/readings';
export type { Reason } from './wound-pools/reason';
export type { SaveReason, SaveType } from './wound-pools/save';
export { toHitShot } from './wound-pools/shooting';
export {
  ATTACK_RULES,
  SPECIAL_RULES,
  type SpecialRule,
  TARGET_RULES,
  UNIT_RULES,
} from './wound-pools/special-rules';
export {
  SWEEPING_ENDS,
  type SweepingAdvanceQuestion,
  type SweepingEnd,
  sweepingAdvance,
  sweepingChance,
} from './wound-pools/sweeping-advance';
export { afraidSkill, type ToHit, type ToHitReason, toHit } from './wound-pools/to-hit';
export { type ToWound, type ToWoundReason, toWound, woundRoll } from './wound-pools/to-wound';
export { effectOf as penetrationOf, type Penetration, penetration } from './wound-pools/vehicles';
export {
  type AttackGroup,
  attackVolley,
  chanceBesides,
  expectedWounds,
  groupHitChance,
  poolVolley,
  type Volley,
} from './wound-pools/volley';
export { effectOn, type WoundEffect } from './wound-pools/wound-effect';
export type {
  AllocationRules,
  ArmourPiercing,
  DamageResult,
  DestroyerBand,
  Need,
  PenetrationKind,
  ReadingQuestion,
  TargetType,
  WoundPoolRules,
} from './wound-pools/wound-pool-rules';
export { DAMAGE_RESULTS, DESTROYER_BANDS, PENETRATIONS, withReadings } from './wound-pools/wound-pool-rules';
