import { useState } from 'react';
import type { Question } from '@/battle/assault/question';
import type { Combat } from '@/battle/state/battle';
import { useBattleActions } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { assaultWords } from '@/words/assault-words';
import { CountControl } from './count-control';
import { useDraft } from './draft';
import { QuestionBoard } from './question-board';
import { StrikeOddsSheet } from './strike-odds-sheet';
import { StrikeSheet } from './strike-sheet';
import { useMayFight } from './use-assault';

type StrikeQuestion = Extract<Question, { kind: 'strike' }>;

type StrikeBoardProps = { readonly combat: Combat; readonly question: StrikeQuestion };

/** "12 attacks hit on 4+. How many hit?" The dice lie on the table; the phone is told what they show, or rolls when asked. */
export function StrikeBoard({ combat, question }: StrikeBoardProps) {
  const { shown, target, stage, dice, parts, id } = question;
  const { strike, group, numbers } = shown;
  const draft = useDraft(id);
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  const [opened, setOpened] = useState<'odds' | 'change' | null>(null);
  const part = parts[draft.kept.length] ?? parts[0] ?? 'hits';
  const asked = assaultWords.count.question(part, parts);
  // Twice as many faces as there are dice: each may be rolled again once. What is not needed is not recorded.
  const roll = () =>
    act({
      type: stage === 'hits' ? 'rollHits' : 'rollWounds',
      combatId: combat.id,
      strikeId: strike.id,
      dice: throwDice(2 * dice),
    });
  return (
    <>
      <QuestionBoard
        side={group.side}
        doing={assaultWords.strike.doing(group.name, target?.name ?? null)}
        fact={
          stage === 'hits'
            ? assaultWords.strike.attacksFact(dice, numbers)
            : assaultWords.strike.hitsFact(dice, numbers)
        }
        question={asked}
        note={assaultWords.strike.note(stage, numbers)}
        foot={
          <>
            <Button disabled={disabled} onPress={roll}>
              {assaultWords.rollForMe}
            </Button>
            <Button onPress={() => setOpened('odds')}>{assaultWords.odds.title}</Button>
            <Button onPress={() => setOpened('change')}>{assaultWords.strike.change}</Button>
          </>
        }
      >
        <CountControl question={asked} parts={parts} dice={dice} draft={draft} disabled={disabled} />
      </QuestionBoard>
      {opened === 'odds' && (
        <StrikeOddsSheet combat={combat} shown={shown} target={target} onClose={() => setOpened(null)} />
      )}
      {opened === 'change' && <StrikeSheet combat={combat} shown={shown} onClose={() => setOpened(null)} />}
    </>
  );
}
