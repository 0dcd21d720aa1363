import type { StandingTest } from '@/battle/combat/break-test';
import { testOf } from '@/battle/state/battle';
import type { BreakTest, BreakTestAnswer, BreakTestInput, NumberInput, Side } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { NumberChips } from '@/ui/number-chips';
import { NumberField } from '@/ui/number-field';
import { ToggleTile } from '@/ui/toggle-tile';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import type { Tested } from './tested';
import type { ShownRound } from './use-fight';

/** Up to so many values stand side by side to be tapped; more are counted up and down. */
const MOST_CHIPS = 11;
/** The values of a characteristic that units on a table mostly have. */
export const LIKELY = [5, 10] as const;

type BreakTestInputsProps = {
  readonly shown: ShownRound;
  readonly breakTest: BreakTest;
  readonly tested: Tested;
  readonly standing: StandingTest;
  readonly disabled: boolean;
};

/** Every input the edition's break test declares, the prominent ones first. What is proposed says so; a tap overrides it. */
export function BreakTestInputs({ shown, breakTest, tested, standing, disabled }: BreakTestInputsProps) {
  const { side, unitId } = tested;
  const { act } = useBattleActions();
  const given = testOf(shown.round, side, unitId).answers;
  const inputs = breakTest.inputs.toSorted(
    (left, right) => Number(right.prominent ?? false) - Number(left.prominent ?? false),
  );
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1 big:grid-cols-1">
      {inputs.map((input) => {
        const own = given[input.id] ?? null;
        const props = {
          side,
          disabled: disabled || standing.spent.includes(input.id),
          value: standing.effective[input.id] ?? null,
          onAnswer: (answer: BreakTestAnswer) =>
            void act({
              type: 'answerBreakTest',
              combatId: shown.combat.id,
              side,
              unitId,
              inputId: input.id,
              answer,
            }),
        };
        const proposal = standing.proposed[input.id] ?? null;
        return (
          <li
            key={input.id}
            className={`flex min-w-0 flex-col justify-end border-t border-line pt-1 ${input.input === 'number' && input.max - input.min < MOST_CHIPS ? 'col-span-full' : ''}`}
          >
            <InputLabel
              input={input}
              spent={standing.spent.includes(input.id)}
              proposed={proposal !== null && own === null}
              onFollow={proposal !== null && own !== null && !disabled ? () => props.onAnswer(null) : null}
            />
            {input.input === 'number' ? (
              <NumberControl input={input} {...props} />
            ) : (
              <ToggleTile
                tone={SIDE_TONE[side]}
                name={input.label}
                on={props.value === true}
                disabled={disabled}
                onToggle={props.onAnswer}
              >
                {props.value === true ? battleWords.fight.on(0) : battleWords.fight.off}
              </ToggleTile>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type InputLabelProps = {
  readonly input: BreakTestInput;
  /** The unit has used it up in this battle. */
  readonly spent: boolean;
  readonly proposed: boolean;
  /** Goes back to the proposal, where the player's own answer stands in its place. */
  readonly onFollow: (() => void) | null;
};

function InputLabel({ input, spent, proposed, onFollow }: InputLabelProps) {
  return (
    <div className="flex min-h-5 flex-1 flex-wrap items-center justify-between gap-x-2 pb-1 leading-[1.1875rem]">
      <span className="min-w-0">
        <span className="font-display text-[1.0625rem]">{input.label}</span>{' '}
        {(spent || input.hint) && (
          <span className="text-[0.9375rem] text-muted">
            {spent ? battleWords.breakTest.spent : input.hint}
          </span>
        )}
      </span>
      {proposed && (
        <span className="shrink-0 text-[0.9375rem] text-gold">{battleWords.breakTest.proposed}</span>
      )}
      {onFollow && (
        <button
          type="button"
          onClick={onFollow}
          className="min-h-(--control) shrink-0 rounded-lg px-2 text-[1rem] text-gold underline underline-offset-4"
        >
          {battleWords.breakTest.asProposed}
        </button>
      )}
    </div>
  );
}

type NumberControlProps = {
  readonly input: NumberInput;
  readonly side: Side;
  readonly value: BreakTestAnswer;
  readonly disabled: boolean;
  onAnswer(answer: BreakTestAnswer): void;
};

function NumberControl({ input, value, disabled, onAnswer }: NumberControlProps) {
  const now = typeof value === 'number' ? value : input.default;
  const { label, min, max } = input;
  if (max - min + 1 <= MOST_CHIPS) {
    return (
      <NumberChips
        label={label}
        min={min}
        max={max}
        value={now}
        likely={LIKELY}
        disabled={disabled}
        onChoose={onAnswer}
      />
    );
  }
  return (
    <NumberField
      label={label}
      min={min}
      max={max}
      value={now ?? min}
      disabled={disabled}
      names={{ more: battleWords.breakTest.oneMore(label), fewer: battleWords.breakTest.oneFewer(label) }}
      onChange={onAnswer}
    />
  );
}
