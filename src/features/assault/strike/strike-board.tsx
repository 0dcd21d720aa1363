import { useState } from 'react';
import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import type { GroupId } from '@/battle/state/ids';
import { CountControl, diceLeft, rowsFor } from '@/features/assault/question/count-control';
import { CountOdds } from '@/features/assault/question/count-odds';
import { opponentOf } from '@/features/assault/question/opponent';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { StepSoFarLines } from '@/features/assault/question/step-so-far';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';
import { PrecisionButton } from './precision-button';
import { StrikeOddsSheet } from './strike-odds-sheet';
import { StrikeSheet } from './strike-sheet';
import { useStrikeAnswer } from './use-strike-answer';

type StrikeQuestion = Extract<Question, { kind: 'strike' }>;

type StrikeBoardProps = {
  readonly combat: Combat;
  readonly question: StrikeQuestion;
  /** Another weapon of a shooting attack goes first. */
  onWeapon(groupId: GroupId): void;
};

/**
 * "12 attacks hit on 4+. How many hit?" The players roll on the table and enter the result, or the app rolls.
 */
export function StrikeBoard({ combat, question, onWeapon }: StrikeBoardProps) {
  const { shown, target, stage, dice, parts } = question;
  const { strike, group, numbers } = shown;
  const [next] = question.others;
  const { draft, answer } = useStrikeAnswer(combat, question);
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  const [opened, setOpened] = useState<'odds' | 'change' | null>(null);
  const part = parts[draft.kept.length] ?? parts[0] ?? 'hits';
  const asked = assaultWords.count.question(part, parts, { stage, numbers });
  // Twice as many dice as attacks, because each may be re-rolled once. Dice that are not needed are not
  // recorded.
  const roll = () =>
    act({
      type: stage === 'hits' ? 'rollHits' : 'rollWounds',
      combatId: combat.id,
      strikeId: strike.id,
      dice: throwDice((numbers.penetration || numbers.hot ? 4 : 2) * dice),
    });
  return (
    <>
      <QuestionBoard
        side={group.side}
        doing={assaultWords.strike.doing(
          group.name,
          target?.name ?? null,
          strike.blow,
          opponentOf(shown, target),
        )}
        fact={
          stage === 'hits'
            ? assaultWords.strike.attacksFact(dice, numbers, strike.blow)
            : assaultWords.strike.hitsFact(dice, numbers)
        }
        question={asked}
        note={assaultWords.strike.note(stage, numbers)}
        meaning={
          <>
            <CountOdds
              combat={combat}
              question={question}
              draft={draft}
              rows={rowsFor(diceLeft(dice, draft.kept))}
            />
            <StepSoFarLines combat={combat} />
          </>
        }
        foot={
          <>
            <Button disabled={disabled} onPress={roll}>
              {assaultWords.rollForMe}
            </Button>
            <Button onPress={() => setOpened('odds')}>{assaultWords.odds.title}</Button>
            {next && <Button onPress={() => onWeapon(next)}>{assaultWords.shooting.otherFirst}</Button>}
            {stage === 'wounds' && <PrecisionButton combat={combat} shown={shown} />}
            <Button onPress={() => setOpened('change')}>{assaultWords.strike.change}</Button>
          </>
        }
      >
        <CountControl
          question={asked}
          parts={parts}
          dice={dice}
          draft={draft}
          disabled={disabled}
          onAnswer={answer}
        />
      </QuestionBoard>
      {opened === 'odds' && (
        <StrikeOddsSheet combat={combat} shown={shown} target={target} onClose={() => setOpened(null)} />
      )}
      {opened === 'change' && <StrikeSheet combat={combat} shown={shown} onClose={() => setOpened(null)} />}
    </>
  );
}
