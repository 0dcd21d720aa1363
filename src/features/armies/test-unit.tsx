import { useState } from 'react';
import { standingUnitTest } from '@/battle/army/unit-test';
import { testJustTaken } from '@/battle/log/test-just-taken';
import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import {
  asSpoken,
  type BreakTestAnswers,
  type BreakTestResult,
  countedFirst,
  outcomeChances,
  rerollWays,
  toNumber,
  type UnitTest,
} from '@/rules/index';
import { useBattle, useBattleActions, useLedger } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { areThrown, type ThrownRoll, totalOf } from '@/ui/look/thrown-dice';
import { battleWords } from '@/words/battle-words';
import { EndedTest } from './ended-test';
import { TestInputs } from './test-inputs';
import { useMayChange, useSheetAct } from './use-unit-acts';

type TestUnitProps = {
  readonly army: ArmyUnit;
  readonly tests: readonly UnitTest[];
  /** The test to begin with; null: the first. */
  readonly first: string | null;
  onDone(): void;
};

/**
 * A test other than the break test: the choice of the test, its target and reasons, its odds, and its result.
 */
export function TestUnit({ army, tests, first, onDone }: TestUnitProps) {
  const [testId, setTestId] = useState(first ?? tests[0]?.id ?? '');
  const [answers, setAnswers] = useState<BreakTestAnswers>({});
  const { id: editionId, healthPoint } = editionOfBattle(useBattle());
  const { throwDice } = useBattleActions();
  const [thrown, setThrown] = useState<readonly ThrownRoll[]>([]);
  const taken = testJustTaken(useLedger(), army.unit.id);
  const { act, refusal } = useSheetAct();
  const disabled = !useMayChange(army.unit.side);
  const test = tests.find(({ id }) => id === testId);
  // The test that the app has just rolled stays on screen until it is undone, so that its dice can be seen
  // before the sheet closes.
  if (taken && areThrown(thrown, taken.rolls))
    return <EndedTest taken={taken} thrown={thrown} onDone={onDone} />;
  if (!test) return null;
  const texts = battleWords.armies.test;
  const asked = new Set(test.inputs.map(({ id }) => id));
  // An entered value also counts for the next test that asks for the same.
  const own = Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
  const { effective, result } = standingUnitTest(test, army, own);
  const chances = outcomeChances(result.thresholds, {
    doubleOne: result.doubleOnePasses,
    dice: result.dice,
    naturals: result.naturals,
    rerollAfter: result.reroll ? (rerollWays(test)[0]?.after ?? []) : [],
  });
  const thrownFor = ({ dice }: BreakTestResult) => {
    const faces = countedFirst(dice, throwDice(dice?.dice ?? 2));
    return { faces, counted: dice?.keep ?? faces.length };
  };
  const place = { type: 'testUnit', unitId: army.unit.id, testId, answers: own } as const;
  const possible = test.outcomes.filter(({ id }) =>
    result.automatic === null
      ? result.thresholds.length === 0 || chances.some(({ outcomeId }) => outcomeId === id)
      : id === result.automatic,
  );
  return (
    <div className="grid gap-3">
      <SegmentedChoice
        label={texts.which}
        columns={tests.length > 2 ? 3 : 2}
        options={tests.map(({ id, label }) => ({ id, label }))}
        chosen={testId}
        disabled={disabled}
        onChoose={setTestId}
      />
      <div>
        {test.hint && <p className="text-detail leading-label text-muted">{test.hint}</p>}
        <p className="text-page font-bold">{battleWords.breakTest.target(result, healthPoint)}</p>
        <ul className="text-detail text-muted">
          {asSpoken(editionId, result.reasons)
            .map((reason) => battleWords.breakTest.reason(reason, healthPoint))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </div>
      <fieldset className="grid min-w-0 auto-cols-fr grid-flow-col gap-2 big:grid-flow-row">
        <legend className="sr-only">{texts.ways}</legend>
        {possible.map((outcome) => {
          const odds = chances.find(({ outcomeId }) => outcomeId === outcome.id)?.odds;
          return (
            <Button
              key={outcome.id}
              disabled={disabled}
              onPress={() => {
                if (act({ ...place, outcomeId: outcome.id })) onDone();
              }}
            >
              <span className="flex flex-col leading-tight">
                <span>
                  {outcome.label}
                  {odds && <span className="pl-1.5">{battleWords.percent(toNumber(odds))}</span>}
                </span>
                {outcome.hint && <span className="text-note font-medium text-muted">{outcome.hint}</span>}
              </span>
            </Button>
          );
        })}
      </fieldset>
      {result.automatic === null && (
        <Button
          kind="primary"
          disabled={disabled}
          onPress={() => {
            const dice = [thrownFor(result), thrownFor(result)] as const;
            if (act({ ...place, rolls: [totalOf(dice[0]), totalOf(dice[1])] })) setThrown(dice);
          }}
        >
          {battleWords.breakTest.roll}
        </Button>
      )}
      <p role="alert" className="text-label text-warn empty:hidden">
        {refusal}
      </p>
      <TestInputs
        test={test}
        side={army.unit.side}
        values={effective}
        disabled={disabled}
        onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
      />
    </div>
  );
}
