export {
  BREAK_TEST_CONDITIONS,
  BREAK_TEST_KINDS,
  type BreakTest,
  type BreakTestAnswer,
  type BreakTestAnswers,
  type BreakTestCondition,
  type BreakTestInput,
  type BreakTestInputId,
  type BreakTestKind,
  type BreakTestReason,
  type BreakTestResult,
  type NumberInput,
  type SwitchInput,
} from './break-test/break-test';
export {
  BREAK_TEST_REFUSALS,
  type BreakTestRefusal,
  effectiveBreakTestAnswers,
  parseBreakTestAnswer,
  proposeBreakTestAnswers,
} from './break-test/break-test-answers';
export { heldWith } from './break-test/break-test-result';
export { isCaught, type Pursuit, pursuitDice } from './break-test/pursuit';
export { atLeast, chances, type Distribution, expectation } from './dice/distribution';
export {
  type Fraction,
  formatFraction,
  parseFraction,
  sum as sumFractions,
  toNumber,
} from './dice/fraction';
export type { Edition, GameStructure } from './edition';
export { EDITIONS, type EditionId, editionOf } from './editions/index';
export { type PlayerTurn, playerTurn } from './game-structure';
export { accepted, assertNever, type Refusal, type RefusalValues, type Result, refused } from './result';
export {
  type Comparison,
  compare,
  type RoundAnswers,
  type RoundResult,
  type SideScore,
} from './score-sheet/compare';
export {
  CHARGES,
  type Charge,
  type Contact,
  type EngagedUnit,
  type Engagement,
  FACINGS,
  type Facing,
  type OpenProposal,
  type Propose,
  type ProposedAnswers,
  type UnitFact,
  type UnitFactId,
} from './score-sheet/engagement';
export { answerTo, type ScoreDetail, type ScoreLine } from './score-sheet/explain';
export {
  ANSWER_REFUSALS,
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
  type UnitStrengthModels,
  type UnitStrengthTable,
  type UnitStrengthType,
  unitStrength,
} from './score-sheet/unit-strength';
export { type Source, STANDINGS, type Standing } from './source';
export {
  type BandEdges,
  type BattlePointLine,
  type BattlePointResult,
  type BattleStanding,
  bandEdges,
  battlePoints,
  SIMPLIFIED_RESULTS,
  type SimplifiedResult,
  simplifiedResult,
} from './victory-points/battle-points';
export {
  MARGIN_REFUSALS,
  MAX_MARGIN_NAME_LENGTH,
  type Margin,
  type MarginRefusal,
  type MarginTable,
  marginOf,
  parseMargins,
} from './victory-points/margins';
export {
  type BattlePointBand,
  type BattlePointRules,
  FATES,
  type Fate,
  type SimplifiedResultRules,
  type Victory,
  type VictoryBonus,
  type VictoryPointRules,
  type VictoryUnit,
  type Weakened,
} from './victory-points/victory';
export {
  BONUS_REFUSALS,
  type BonusAnswers,
  type BonusRefusal,
  isWeakened,
  parseBonusAnswer,
  proposedBonus,
  unitWorth,
  type VictoryLine,
  type VictoryPointTotal,
  type VictoryReason,
  victoryPoints,
} from './victory-points/victory-points';
export {
  ALLOCATION_REFUSALS,
  type AllocationRefusal,
  type AllocationStep,
  allocate,
  beginAllocation,
} from './wound-pools/allocate';
export {
  allocateTogether,
  TOGETHER_REFUSALS,
  type Together,
  type TogetherRefusal,
  togetherAllowed,
} from './wound-pools/allocate-together';
export {
  type AllocationModel,
  type AllocationPrompt,
  type AllocationState,
  type AllocationSummary,
  nextPrompt,
  type PendingWound,
  summarise,
  type WoundOutcome,
  woundsLeft,
} from './wound-pools/allocation-state';
export {
  type AssaultResult,
  assaultResult,
  type DetailedWound,
  type Inflicted,
  RESULT_LINES,
  type ResultLine,
} from './wound-pools/assault-result';
export { type AttacksReason, countAttacks } from './wound-pools/attacks';
export { destroyerEffect } from './wound-pools/destroyer';
export {
  type Fighter,
  type InitiativeLadder,
  initiativeLadder,
  stepOf,
} from './wound-pools/initiative-ladder';
export { hasInstantDeath, removesAtOnce } from './wound-pools/instant-death';
export { type LossOdds, lossOdds, type PoolRef } from './wound-pools/loss-odds';
export { majority } from './wound-pools/majority';
export type { ModelProfile } from './wound-pools/model-profile';
export {
  MORALE_REASONS,
  type MoraleCheck,
  type MoraleReason,
  moraleCheck,
  passesMorale,
} from './wound-pools/morale';
export { destroyerWound, type Pool, splitIntoPools, type Wound } from './wound-pools/pools';
export {
  READING_IDS,
  READING_OPTIONS,
  type ReadingId,
  type Readings,
} from './wound-pools/readings';
export type { Reason } from './wound-pools/reason';
export { bestSave, type SaveReason } from './wound-pools/save';
export {
  ATTACK_RULES,
  FIGHTER_RULES,
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
export { type ToHit, type ToHitReason, toHit } from './wound-pools/to-hit';
export { type ToWound, type ToWoundReason, toWound, woundRoll } from './wound-pools/to-wound';
export {
  type AttackGroup,
  attackVolley,
  expectedWounds,
  poolVolley,
  type Volley,
} from './wound-pools/volley';
export { effectOn, requiredRolls, type WoundEffect } from './wound-pools/wound-effect';
export {
  type ArmourPiercing,
  DESTROYER_BANDS,
  type DestroyerBand,
  type Need,
  type ReadingQuestion,
  type TargetType,
  type WoundPoolRules,
  withReadings,
} from './wound-pools/wound-pool-rules';
