import {
  type BreakTestResult,
  type Outcome,
  type OutcomeId,
  outcomeChances,
  possibleOutcomes,
  type TestRules,
  tellsEachOutcome,
  toNumber,
} from '@/rules/index';
import { battleWords } from '@/words/battle-words';

/** The parts of a test that decide its possible outcomes and their chances. */
export type OpenOutcomes = Pick<BreakTestResult, 'automatic' | 'thresholds' | 'doubleOnePasses' | 'possible'>;

type OutcomeButtonsProps = {
  readonly test: TestRules;
  readonly result: OpenOutcomes;
  /** The name of the unit that tests, for the buttons. */
  readonly name: string;
  readonly disabled: boolean;
  /** Only as wide as the words, for a place beside something else. */
  readonly narrow?: boolean;
  onSay(outcome: Outcome): void;
};

/**
 * One tap enters the result of a test: a button for each possible outcome, with its chance if there are more
 * than two.
 */
export function OutcomeButtons({ test, result, name, disabled, narrow, onSay }: OutcomeButtonsProps) {
  const outcomes = openOutcomes(test, result);
  const chances = outcomeChances(result.thresholds, { doubleOne: result.doubleOnePasses });
  const oddsOf = (id: OutcomeId) => chances.find(({ outcomeId }) => outcomeId === id)?.odds;
  const several = tellsEachOutcome(test, result);
  return outcomes.map((outcome) => {
    const odds = several ? oddsOf(outcome.id) : undefined;
    return (
      <button
        key={outcome.id}
        type="button"
        aria-label={outcomeName(outcome, name)}
        disabled={disabled}
        onClick={() => onSay(outcome)}
        className={`min-h-(--control) rounded-lg border-2 border-outline bg-card font-bold disabled:opacity-45 ${several ? 'px-1 leading-small' : 'px-2.5 text-body'} ${narrow ? `shrink-0 big:flex-1 ${several ? 'big:hidden' : ''}` : `min-w-0 flex-1 ${several ? 'big:basis-full' : ''}`}`}
      >
        <span className={several ? 'block text-small' : ''}>{outcome.label}</span>
        {odds && <span className="block text-label">{battleWords.percent(toNumber(odds))}</span>}
      </button>
    );
  });
}

/** The possible outcomes of the test: one if no roll is needed, all if the players' dice decide. */
function openOutcomes(test: TestRules, result: OpenOutcomes): readonly Outcome[] {
  const { automatic, thresholds } = result;
  const outcomes = possibleOutcomes(test, result);
  if (automatic !== null && outcomes.length > 2) {
    return outcomes.filter(({ id }) => id === automatic);
  }
  if (thresholds.length === 0 || outcomes.length === 2) return outcomes;
  return outcomes.filter(({ id }) => thresholds.some(({ outcomeId }) => outcomeId === id));
}

function outcomeName({ id, label }: Outcome, name: string): string {
  if (id === 'held') return battleWords.breakTest.saidHeld(name);
  return id === 'broke'
    ? battleWords.breakTest.saidBroke(name)
    : battleWords.breakTest.saidOutcome(name, label);
}
