import { useState } from 'react';
import type { CorrectionQuestion } from '@/battle/log/correction-kinds';
import type { LogIntent } from '@/battle/log/intent';
import { type Answer, answerTo, MAX_COUNT } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { battleWords } from '@/words/battle-words';

/** The most points, positive or negative, that a row may get by hand. */
const MOST_SIGNED = 20;

type CorrectAnswerProps = {
  readonly question: Extract<CorrectionQuestion, { kind: 'answer' }>;
  readonly disabled: boolean;
  onCorrect(instead: Extract<LogIntent, { type: 'correctEntries' }>['instead']): void;
};

/** The form for the right answer in a row of the score. */
export function CorrectAnswer({ question, disabled, onCorrect }: CorrectAnswerProps) {
  const { row, side, was } = question;
  const now = was ?? answerTo(row, {});
  const texts = battleWords.log.correct;
  const say = (answer: Answer) => onCorrect(question.instead(answer));
  const label = battleWords.fight.control(row.label, side);
  switch (row.input) {
    case 'toggle':
      return (
        <Button kind="primary" disabled={disabled} onPress={() => say(now !== true)}>
          {texts.row(label, battleWords.fight.answer(row, now !== true))}
        </Button>
      );
    case 'choice':
      return (
        <SegmentedChoice
          label={label}
          options={row.options.map((option) => ({ id: option.id, label: option.label }))}
          chosen={String(now)}
          disabled={disabled}
          onChoose={say}
        />
      );
    case 'counter':
      return (
        <CountOf
          label={label}
          min={0}
          max={row.max ?? MAX_COUNT}
          was={Number(now)}
          disabled={disabled}
          onCorrect={say}
        />
      );
    case 'signed': {
      const { points, note } = typeof now === 'object' ? now : { points: 0, note: '' };
      return (
        <CountOf
          label={label}
          min={-MOST_SIGNED}
          max={MOST_SIGNED}
          was={points}
          disabled={disabled}
          onCorrect={(to) => say({ points: to, note })}
        />
      );
    }
  }
}

type CountOfProps = {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly was: number;
  readonly disabled: boolean;
  onCorrect(to: number): void;
};

function CountOf({ label, min, max, was, disabled, onCorrect }: CountOfProps) {
  const [count, setCount] = useState(was);
  const texts = battleWords.log.correct;
  return (
    <div className="grid gap-2">
      <span className="font-bold">{label}</span>
      <NumberField
        label={label}
        min={min}
        max={max}
        value={count}
        disabled={disabled}
        names={{ more: texts.oneMore, fewer: texts.oneFewer }}
        onChange={setCount}
      />
      <Button kind="primary" disabled={disabled || count === was} onPress={() => onCorrect(count)}>
        {texts.rowTo(label, count)}
      </Button>
    </div>
  );
}
