import { useState } from 'react';
import type { Question } from '@/battle/assault/standing/question';
import type { Character } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { useMayFight } from '@/features/assault/question/use-assault';
import { otherSide } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';
import { duelWords } from '@/words/assault/duel';

type ChallengeBoardProps = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: 'challenge' }>;
};

/**
 * A challenge that waits for an answer: an enemy accepts, or it is refused and the challenger's player
 * chooses who stands aside.
 */
export function ChallengeBoard({ combat, question }: ChallengeBoardProps) {
  const { answers, challenge } = question;
  const { characters, refusers, issued } = challenge;
  const { act } = useBattleActions();
  const disabled = !useMayFight();
  const [refusing, setRefusing] = useState(false);
  const issuer = otherSide(answers);
  const challenger = characters[issuer].find(({ modelId }) => modelId === issued?.challenger) ?? null;
  const answer = (by: 'accepted' | 'refused', { modelId }: Character) =>
    act({ type: 'answerChallenge', combatId: combat.id, by, modelId });
  const [only, ...others] = refusers;
  const refuse = () => (only && others.length === 0 ? answer('refused', only) : setRefusing(true));
  const texts = assaultWords.challenge;
  return (
    <QuestionBoard
      side={refusing ? issuer : answers}
      doing={texts.doing(challenger)}
      fact={refusing ? texts.asideFact : texts.fact}
      question={refusing ? texts.aside(issuer) : texts.question(answers)}
      note={
        refusing
          ? issued?.duel
            ? duelWords.declinedNote
            : texts.asideNote
          : only
            ? undefined
            : texts.cannotRefuse
      }
      foot={
        only && (
          <Button disabled={disabled} onPress={() => (refusing ? setRefusing(false) : refuse())}>
            {refusing ? texts.accept : texts.refuse}
          </Button>
        )
      }
    >
      <div className="grid min-h-0 flex-1 auto-rows-min content-end-safe gap-1.5 overflow-y-auto p-1 big:flex-none">
        {(refusing ? refusers : characters[answers]).map((character) => (
          <Button
            key={character.modelId}
            disabled={disabled}
            onPress={() => answer(refusing ? 'refused' : 'accepted', character)}
          >
            {refusing ? texts.standsAside(character) : texts.accepts(character)}
          </Button>
        ))}
      </div>
    </QuestionBoard>
  );
}
