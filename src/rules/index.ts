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
export { type Fraction, formatFraction, parseFraction, toNumber } from './dice/fraction';
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
