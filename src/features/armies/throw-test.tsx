import { useState } from 'react';
import { offeredTests } from '@/battle/army/offered-tests';
import { answersFor, chancesNow, holding } from '@/battle/army/test-ahead';
import { standingUnitTest } from '@/battle/army/unit-test';
import { testJustTaken } from '@/battle/log/test-just-taken';
import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { combatWith } from '@/battle/state/engaged';
import { asSpoken, type BreakTestAnswers, otherSide, rerollWays, toNumber } from '@/rules/index';
import { useBattle, useBattleActions, useLedger } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { allCounted, type ThrownRoll, totalOf } from '@/ui/look/thrown-dice';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { EndedTest } from './ended-test';
import { OwedDice } from './owed-dice';
import { TestInputs } from './test-inputs';
import { useMayChange, useSheetAct } from './use-unit-acts';

type ThrowTestProps = {
  readonly army: ArmyUnit;
  /** The test to begin with; null: the first. */
  readonly first: string | null;
  onDone(): void;
};

/**
 * A test that is taken throw by throw: what it holds on and why, the total of the dice, the second throw where
 * the first must be thrown again, and the dice that its outcome adds.
 */
export function ThrowTest({ army, first, onDone }: ThrowTestProps) {
  const battle = useBattle();
  const combat = combatWith(battle, army.unit.id);
  const tests = offeredTests(battle, army);
  const [testId, setTestId] = useState(army.thrown?.testId ?? first ?? tests[0]?.id ?? '');
  const [answers, setAnswers] = useState<BreakTestAnswers>({});
  const [thrown, setThrown] = useState<readonly ThrownRoll[]>([]);
  const [total, setTotal] = useState<number | null>(null);
  const { throwDice } = useBattleActions();
  const taken = testJustTaken(useLedger(), army.unit.id);
  const { act, refusal } = useSheetAct();
  const disabled = !useMayChange(army.unit.side);
  const { id: editionId, healthPoint } = editionOfBattle(battle);
  const test = tests.find(({ id }) => id === testId) ?? tests[0];
  if (army.owed) return <OwedDice army={army} owed={army.owed} onDone={onDone} />;
  // What was thrown here stays on screen until it is undone, so that its outcome can be read.
  if (taken && total !== null && taken.rolls?.at(-1) === total)
    return <EndedTest taken={taken} thrown={thrown} onDone={onDone} />;
  if (!test) return null;
  const own = answersFor(test, answers);
  const { effective, result } = standingUnitTest(test, army, own);
  const held = holding(test, result);
  const chances = chancesNow(test, result);
  const waits = army.thrown?.testId === test.id ? army.thrown : null;
  const way = rerollWays(test).find(({ must }) => must);
  const possible = test.outcomes.filter(({ id }) =>
    result.automatic === null
      ? result.thresholds.length > 0 &&
        chances.some(({ outcomeId, odds }) => outcomeId === id && toNumber(odds) > 0)
      : id === result.automatic,
  );
  const of = { unitId: army.unit.id, answers: own };
  const leaves = test.when === 'order' && combat ? combat.id : null;
  const enter = (shown: number, dice: ThrownRoll | null) => {
    const isDone =
      leaves === null
        ? act({ type: 'throwTest', ...of, testId: test.id, total: shown })
        : act({ type: 'withdraw', ...of, combatId: leaves, total: shown });
    if (!isDone) return;
    setTotal(shown);
    setThrown([...(waits ? thrown : []), ...(dice ? [dice] : [])]);
  };
  const say = (outcomeId: string) =>
    leaves === null
      ? act({ type: 'testUnit', ...of, testId: test.id, outcomeId })
      : act({ type: 'withdraw', ...of, combatId: leaves, outcomeId });
  return (
    <div className="grid gap-3">
      {waits === null && tests.length > 1 && (
        <SegmentedChoice
          label={battleWords.armies.test.which}
          columns={tests.length > 2 ? 3 : 2}
          options={tests.map(({ id, label }) => ({ id, label }))}
          chosen={test.id}
          disabled={disabled}
          onChoose={setTestId}
        />
      )}
      <div>
        <p className="flex items-baseline justify-between gap-3 text-page font-bold">
          <span>
            {result.automatic === null
              ? countedWords.holds({ test, result, ...held })
              : test.outcomes.find(({ id }) => id === result.automatic)?.label}
          </span>
          {result.automatic === null && held.odds !== null && <span>{battleWords.percent(held.odds)}</span>}
        </p>
        <p className="text-detail text-muted">{countedWords.rolls(otherSide(army.unit.side))}</p>
        <ul className="text-detail text-muted">
          {asSpoken(editionId, result.reasons)
            .map((reason) => battleWords.breakTest.reason(reason, healthPoint))
            .map((text) => (
              <li key={text}>{text}</li>
            ))}
        </ul>
      </div>
      {waits && (
        <p role="status" className="rounded-xl border-2 border-gold p-2.5 font-bold">
          {countedWords.thrown({ total: waits.total, label: way?.label ?? '' })}
        </p>
      )}
      {result.automatic === null && result.thresholds.length > 0 && (
        <>
          <div>
            <p className="pb-1 text-detail text-muted">{countedWords.total}</p>
            <NumberChips
              key={waits ? 'second' : 'first'}
              label={countedWords.total}
              min={2}
              max={12}
              value={null}
              disabled={disabled}
              onChoose={(shown) => enter(shown, null)}
            />
          </div>
          <Button
            kind="primary"
            disabled={disabled}
            onPress={() => {
              const dice = allCounted(throwDice(2));
              enter(totalOf(dice), dice);
            }}
          >
            {battleWords.breakTest.roll}
          </Button>
        </>
      )}
      <p role="alert" className="text-label text-warn empty:hidden">
        {refusal}
      </p>
      {waits === null && (
        <fieldset className="grid min-w-0 auto-cols-fr grid-flow-col gap-2 big:grid-flow-row">
          <legend className="pb-1 text-detail text-muted">{battleWords.armies.test.ways}</legend>
          {possible.map(({ id, label, hint }) => {
            const odds = chances.find(({ outcomeId }) => outcomeId === id)?.odds;
            return (
              <Button
                key={id}
                disabled={disabled}
                onPress={() => {
                  if (say(id)) onDone();
                }}
              >
                <span className="flex flex-col leading-tight">
                  <span>
                    {label}
                    {odds && result.automatic === null && (
                      <span className="pl-1.5">{battleWords.percent(toNumber(odds))}</span>
                    )}
                  </span>
                  {hint && <span className="text-note font-medium text-muted">{hint}</span>}
                </span>
              </Button>
            );
          })}
        </fieldset>
      )}
      {waits === null && (
        <TestInputs
          test={test}
          side={army.unit.side}
          values={effective}
          disabled={disabled}
          onAnswer={(id, answer) => setAnswers({ ...answers, [id]: answer })}
        />
      )}
    </div>
  );
}
