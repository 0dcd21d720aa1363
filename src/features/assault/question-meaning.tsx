import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/battle';
import { CountOdds } from '@/features/assault/question/count-odds';
import { useDraft } from '@/features/assault/question/draft';
import { opponentOf } from '@/features/assault/question/opponent';
import { struckName } from '@/features/assault/question/struck-name';
import { assaultWords } from '@/words/assault/assault-words';

type QuestionMeaningProps = { readonly combat: Combat; readonly question: Question };

/** The meaning of the other side's question, and the expected result of its dice; empty if it rolls none. */
export function QuestionMeaning({ combat, question }: QuestionMeaningProps) {
  if (question.kind !== 'strike' && question.kind !== 'together') return null;
  return <Counted key={question.id} combat={combat} question={question} />;
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
