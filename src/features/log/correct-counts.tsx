import { useState } from 'react';
import type { CorrectionQuestion } from '@/battle/log/correction-kinds';
import type { LogIntent } from '@/battle/log/intent';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { battleWords } from '@/words/battle-words';

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];
type CorrectCountsProps = {
  readonly question: Extract<CorrectionQuestion, { kind: 'counts' | 'models' }>;
  readonly disabled: boolean;
  onCorrect(instead: Instead): void;
};

const MOST_MODELS = 100;

/**
 * The right counts of an assault's dice, or of the models that fought: a number for each part, corrected
 * together.
 */
export function CorrectCounts({ question, disabled, onCorrect }: CorrectCountsProps) {
  const texts = battleWords.log.correct;
  const rows =
    question.kind === 'counts'
      ? question.parts.map(({ id, was }) => ({ key: id, label: texts.part(id), was, min: 0 }))
      : question.groups.map(({ name, was }, index) => ({
          key: `${index}`,
          label: texts.models(name),
          was,
          min: 1,
        }));
  const [counts, setCounts] = useState<readonly number[]>(rows.map(({ was }) => was));
  const most = (index: number) =>
    question.kind === 'models'
      ? MOST_MODELS
      : counts.reduce((left, count, other) => (other === index ? left : left - count), question.most);
  const correct = () =>
    onCorrect(
      question.kind === 'models'
        ? question.instead(counts)
        : question.instead(
            Object.fromEntries(question.parts.map(({ id }, index) => [id, counts[index] ?? 0])),
          ),
    );
  return (
    <div className="grid gap-2">
      {rows.map(({ key, label, min }, index) => (
        <div key={key} className="grid gap-1">
          <span className="font-bold break-words">{label}</span>
          <NumberField
            label={label}
            min={min}
            max={most(index)}
            value={counts[index] ?? 0}
            disabled={disabled}
            names={{ more: `${label}: ${texts.oneMore}`, fewer: `${label}: ${texts.oneFewer}` }}
            onChange={(count) => setCounts(counts.with(index, count))}
          />
        </div>
      ))}
      <Button
        kind="primary"
        disabled={disabled || rows.every(({ was }, index) => counts[index] === was)}
        onPress={correct}
      >
        {texts.partsTo}
      </Button>
    </div>
  );
}
