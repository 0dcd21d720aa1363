import type { Combat } from '@/battle/battle';
import { useBattleActions } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { woundPoolWords } from '@/words/wound-pool-words';
import { CountControl, diceLeft } from './count-control';
import { useDraft } from './draft';
import type { Question } from './question';
import { QuestionBoard } from './question-board';
import { useMayFight } from './use-assault';

type TogetherQuestion = Extract<Question, { kind: 'together' }>;

type TogetherBoardProps = {
  readonly combat: Combat;
  readonly question: TogetherQuestion;
  /** The table wants each Wound by itself. */
  onOneByOne(): void;
};

/** A pool on models that are all alike: one throw, one number. */
export function TogetherBoard({ combat, question, onOneByOne }: TogetherBoardProps) {
  const { wounds, pool, together, parts, id } = question;
  const { unit } = wounds;
  const draft = useDraft(id);
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  const part = parts[draft.kept.length] ?? parts[0];
  const left = diceLeft(together.wounds, draft.kept);
  const asked =
    part === undefined ? woundPoolWords.allocation.noRoll : woundPoolWords.count.question(part, parts);
  return (
    <QuestionBoard
      side={unit.side}
      doing={woundPoolWords.allocation.doing(unit.name)}
      fact={woundPoolWords.allocation.togetherFact(left, part ?? null, together, pool)}
      question={asked}
      note={woundPoolWords.allocation.modelsLeft(unit.modelsLeft)}
      foot={
        <>
          {part !== undefined && (
            <Button
              disabled={disabled}
              onPress={() =>
                act({
                  type: 'rollAllocation',
                  combatId: combat.id,
                  unitKey: unit.key,
                  dice: throwDice(3 * together.wounds),
                })
              }
            >
              {woundPoolWords.rollForMe}
            </Button>
          )}
          <Button disabled={disabled} onPress={onOneByOne}>
            {woundPoolWords.allocation.oneByOne}
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
