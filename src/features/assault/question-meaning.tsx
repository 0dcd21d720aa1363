import type { DuelView } from '@/battle/assault/standing/duel-view';
import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import { CountOdds } from '@/features/assault/question/count-odds';
import { useDraft } from '@/features/assault/question/draft';
import { opponentOf } from '@/features/assault/question/opponent';
import { struckName } from '@/features/assault/question/struck-name';
import { assaultWords } from '@/words/assault/assault-words';
import { duelWords } from '@/words/assault/duel';

type QuestionMeaningProps = { readonly combat: Combat; readonly question: Question };

/** The meaning of the other side's question, and the expected result of its dice; empty if it rolls none. */
export function QuestionMeaning({ combat, question }: QuestionMeaningProps) {
  if (question.kind === 'duel') return <Challenged duel={question.duel} />;
  if (question.kind !== 'strike' && question.kind !== 'together') return null;
  return <Counted key={question.id} combat={combat} question={question} />;
}

/** Who fights the challenge, and what the other side's answer is about: its blows with what they need, or its odds. */
function Challenged({ duel }: { readonly duel: DuelView }) {
  const { stage, sides } = duel;
  const striker = stage.kind === 'strike' ? sides[stage.side] : null;
  const fact =
    stage.kind === 'focus'
      ? duelWords.focusOdds(duel.odds)
      : stage.kind === 'decide'
        ? duelWords.worth(duel.glory)
        : duelWords.round(duel.round);
  return (
    <div className="grid gap-1.5 px-3 py-1.5 text-center">
      <p className="text-detail leading-label break-words">{duelWords.doing(sides)}</p>
      <p className="text-heading leading-title font-bold">{striker ? duelWords.attacks(striker) : fact}</p>
      {striker && <p className="text-label leading-body">{duelWords.needs(striker)}</p>}
    </div>
  );
}

type CountedProps = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: 'strike' | 'together' }>;
};

function Counted({ combat, question }: CountedProps) {
  const draft = useDraft(question.id);
  const [who, fact] = toldOf(question);
  return (
    <div className="grid gap-1.5 px-3 py-1.5 text-center">
      <p className="text-detail leading-label break-words">{who}</p>
      <p className="text-heading leading-title font-bold">{fact}</p>
      <CountOdds combat={combat} question={question} draft={draft} rows={1} />
    </div>
  );
}

function toldOf(question: CountedProps['question']): readonly [string, string] {
  if (question.kind === 'together') {
    const { wounds, parts, together, pool } = question;
    return [
      assaultWords.allocation.doing(struckName(wounds.unit, pool)),
      assaultWords.allocation.togetherFact(together.wounds, parts[0] ?? null, together, pool),
    ];
  }
  const { shown, target, stage, dice } = question;
  const { strike, group, numbers } = shown;
  return [
    assaultWords.strike.doing(group.name, target?.name ?? null, strike.blow, opponentOf(shown, target)),
    stage === 'hits'
      ? assaultWords.strike.attacksFact(dice, numbers, strike.blow)
      : assaultWords.strike.hitsFact(dice, numbers),
  ];
}
