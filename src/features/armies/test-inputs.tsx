import { LIKELY_VALUES } from '@/battle/state/likely-values';
import type { BreakTestAnswer, BreakTestAnswers, BreakTestInput, Side, TestRules } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { NumberChoice } from '@/ui/field/number-choice';
import { SIDE_TONE } from '@/ui/look/tone';
import { ToggleTile } from '@/ui/tile/toggle-tile';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { words } from '@/words/words';

type TestInputsProps = {
  readonly test: TestRules;
  readonly side: Side;
  /** The answers in force, proposals included. */
  readonly values: BreakTestAnswers;
  readonly disabled: boolean;
  onAnswer(id: BreakTestInput['id'], answer: BreakTestAnswer): void;
};

/** All that applies in a test, each with its control; what its source does not have says so. */
export function TestInputs({ test, side, values, disabled, onAnswer }: TestInputsProps) {
  return (
    <>
      <h3 className="text-name">{battleWords.armies.test.inputs}</h3>
      <ul className="grid gap-2">
        {test.inputs.map((input) => {
          const { taps = [] } = input;
          const value = values[input.id] ?? null;
          return (
            <li key={input.id} className="border-t border-line pt-1.5">
              <p className="pb-1">
                <span className="font-display text-body">{input.label}</span>{' '}
                <span className="text-small text-muted">
                  {words.sideBySide([input.hint, input.open && countedWords.openSource])}
                </span>
              </p>
              <Control
                input={input}
                side={side}
                value={value}
                disabled={disabled}
                onAnswer={(answer) => onAnswer(input.id, answer)}
              />
              {input.input === 'number' && taps.length > 0 && (
                <div className="mt-2 grid grid-cols-3 gap-2 big:grid-cols-1">
                  {taps.map(({ label, points }) => {
                    const to = Number(value ?? input.default ?? 0) + points;
                    return (
                      <Button
                        key={label}
                        disabled={disabled || to < input.min || to > input.max}
                        onPress={() => onAnswer(input.id, to)}
                      >
                        {countedWords.taps({ label, points })}
                      </Button>
                    );
                  })}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type ControlProps = {
  readonly input: BreakTestInput;
  readonly side: Side;
  readonly value: BreakTestAnswer;
  readonly disabled: boolean;
  onAnswer(answer: BreakTestAnswer): void;
};

function Control({ input, side, value, disabled, onAnswer }: ControlProps) {
  if (input.input === 'switch') {
    return (
      <ToggleTile
        tone={SIDE_TONE[side]}
        name={input.label}
        on={value === true}
        disabled={disabled}
        onToggle={onAnswer}
      >
        {value === true ? battleWords.armies.on : battleWords.armies.off}
      </ToggleTile>
    );
  }
  return (
    <NumberChoice
      label={input.label}
      numbers={input}
      value={typeof value === 'number' ? value : null}
      likely={LIKELY_VALUES}
      disabled={disabled}
      names={{
        more: battleWords.breakTest.oneMore(input.label),
        fewer: battleWords.breakTest.oneFewer(input.label),
      }}
      onChoose={onAnswer}
    />
  );
}
