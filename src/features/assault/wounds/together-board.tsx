import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import { CountControl, rowsFor } from '@/features/assault/question/count-control';
import { CountOdds } from '@/features/assault/question/count-odds';
import { CoverButton } from '@/features/assault/question/cover-choice';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { StepSoFarLines } from '@/features/assault/question/step-so-far';
import { struckName } from '@/features/assault/question/struck-name';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';
import { FallingBoard } from './falling-board';
import { useTogether } from './use-together';

type TogetherQuestion = Extract<Question, { kind: 'together' }>;

type TogetherBoardProps = {
  readonly combat: Combat;
  readonly question: TogetherQuestion;
  /** The players want to settle each Wound separately. */
  onOneByOne(): void;
};

/** A pool on equal models: one roll, one number. */
export function TogetherBoard({ combat, question, onOneByOne }: TogetherBoardProps) {
  const { wounds, pool, together, parts } = question;
  const { unit } = wounds;
  const answer = useTogether(combat, question);
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  if (answer.choosing) return <FallingBoard combat={combat} question={question} answer={answer} />;
  const { draft, picked, left } = answer;
  const part = answer.part ?? parts[0];
  const asked =
    part === undefined ? assaultWords.allocation.noRoll : assaultWords.count.question(part, parts);
  return (
    <QuestionBoard
      side={unit.side}
      doing={assaultWords.allocation.doing(struckName(unit, pool))}
      fact={assaultWords.allocation.togetherFact(left, part ?? null, together, pool)}
      question={asked}
      note={
        pool.hot
          ? assaultWords.allocation.hot(pool.hot.each)
          : assaultWords.allocation.modelsLeft(unit.modelsLeft)
      }
      meaning={
        <>
          <CountOdds combat={combat} question={question} draft={draft} rows={rowsFor(left)} />
          <StepSoFarLines combat={combat} />
        </>
      }
      foot={
        <>
          {part !== undefined && (
            <Button
              disabled={disabled}
              onPress={() => {
                const choice = [1, together.wounds].some((lost) => answer.hasChoice(lost));
                // A character must take the first Wound: the app asks about Look Out, Sir before any roll.
                if (wounds.lookOutSir !== null) onOneByOne();
                else if (choice) picked.roll(true);
                else
                  act({
                    type: 'rollAllocation',
                    combatId: combat.id,
                    unitKey: unit.key,
                    dice: throwDice(3 * together.wounds),
                  });
              }}
            >
              {assaultWords.rollForMe}
            </Button>
          )}
          {combat.shotBy && wounds.untouched && !pool.hot && <CoverButton combat={combat} unit={unit} />}
          <Button disabled={disabled} onPress={onOneByOne}>
            {assaultWords.allocation.oneByOne}
          </Button>
        </>
      }
    >
      {part !== undefined && (
        <CountControl
          question={asked}
          parts={parts}
          dice={together.wounds}
          draft={draft}
          disabled={disabled}
          onAnswer={answer.answer}
        />
      )}
    </QuestionBoard>
  );
}
