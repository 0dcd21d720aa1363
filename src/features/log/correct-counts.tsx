import { useState } from 'react';
import type { CorrectionQuestion } from '@/battle/log/correction-kinds';
import type { LogIntent } from '@/battle/log/intent';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { battleWords } from '@/words/battle-words';

type Instead = Extract<LogIntent, { type: 'correctEntries' }>['instead'];
type CorrectCountsProps = {
  readonly question: Extract<CorrectionQuestion, { kind: 'counts' | 'models' | 'throws' }>;
  readonly disabled: boolean;
  onCorrect(instead: Instead): void;
};

const MOST_MODELS = 100;

/**
 * The right counts of an assault's dice, or of the models that fought, or what the dice of a test showed: a number for
 * each part, corrected together.
 */
export function CorrectCounts({ question, disabled, onCorrect }: CorrectCountsProps) {
  const texts = battleWords.log.correct;
  const rows = rowsOf(question);
  // The same dice may end a test otherwise, where the damage was corrected before.
  const decidesAnew = question.kind === 'throws';
  const [counts, setCounts] = useState<readonly number[]>(rows.map(({ was }) => was));
  const most = (index: number) => {
    if (question.kind === 'models') return MOST_MODELS;
    if (question.kind === 'throws') return question.max;
    return counts.reduce((left, count, other) => (other === index ? left : left - count), question.most);
  };
  const correct = () => onCorrect(insteadOf(question, counts));
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
        disabled={disabled || (!decidesAnew && rows.every(({ was }, index) => counts[index] === was))}
        onPress={correct}
      >
        {texts.partsTo}
      </Button>
    </div>
  );
}

type Asked = CorrectCountsProps['question'];

type Row = {
  readonly key: string;
  readonly label: string;
  readonly was: number;
  readonly min: number;
};

function rowsOf(question: Asked): readonly Row[] {
  const texts = battleWords.log.correct;
  switch (question.kind) {
    case 'counts':
      return question.parts.map(({ id, was }) => ({ key: id, label: texts.part(id), was, min: 0 }));
    case 'models':
      return question.groups.map(({ name, was }, index) => ({
        key: `${index}`,
        label: texts.models(name),
        was,
        min: 1,
      }));
    case 'throws': {
      const [first, second] = question.was;
      const { min } = question;
      return [
        { key: 'first', label: texts.dice, was: first, min },
        ...(question.again ? [{ key: 'second', label: texts.diceAgain, was: second, min }] : []),
      ];
    }
  }
}

function insteadOf(question: Asked, counts: readonly number[]): Instead {
  switch (question.kind) {
    case 'counts':
      return question.instead(
        Object.fromEntries(question.parts.map(({ id }, index) => [id, counts[index] ?? 0])),
      );
    case 'models':
      return question.instead(counts);
    case 'throws': {
      const [first = question.min, second = first] = counts;
      return question.instead([first, second]);
    }
  }
}
