import type { Question } from '@/battle/assault/question';
import type { Combat } from '@/battle/state/battle';
import { useBattleActions } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { assaultWords } from '@/words/assault-words';
import { CountControl } from './count-control';
import { FallingBoard } from './falling-board';
import { QuestionBoard } from './question-board';
import { useMayFight } from './use-assault';
import { useTogether } from './use-together';

type TogetherQuestion = Extract<Question, { kind: 'together' }>;

type TogetherBoardProps = {
  readonly combat: Combat;
  readonly question: TogetherQuestion;
  /** The table wants each Wound by itself. */
  onOneByOne(): void;
};

/** A pool on models that are all alike: one throw, one number. */
export function TogetherBoard({ combat, question, onOneByOne }: TogetherBoardProps) {
  const { wounds, pool, together, parts } = question;
  const { unit } = wounds;
  const answer = useTogether(question);
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
      doing={assaultWords.allocation.doing(unit.name)}
      fact={assaultWords.allocation.togetherFact(left, part ?? null, together, pool)}
      question={asked}
      note={assaultWords.allocation.modelsLeft(unit.modelsLeft)}
      foot={
        <>
          {part !== undefined && (
            <Button
              disabled={disabled}
              onPress={() => {
                const choice = [1, together.wounds].some((lost) => answer.hasChoice(lost));
                if (choice) picked.roll(true);
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
        />
      )}
    </QuestionBoard>
  );
}
