import type { StandingTest } from '@/battle/combat/break-test';
import { testOf } from '@/battle/state/battle';
import { LIKELY_VALUES } from '@/battle/state/likely-values';
import type { BreakTest, BreakTestAnswer, BreakTestInput, NumberInput } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { NamedSwitch } from '@/ui/named-switch';
import { NumberChips } from '@/ui/number-chips';
import { NumberField } from '@/ui/number-field';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import type { Tested } from './tested';
import type { ShownRound } from './use-fight';

/** Up to so many values stand side by side to be tapped; more are counted up and down. */
const MOST_CHIPS = 11;

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
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-1 big:grid-cols-1">
      {inOrder(breakTest.inputs).map((input) => {
        const own = given[input.id] ?? null;
        const proposal = standing.proposed[input.id] ?? null;
        const spent = standing.spent.includes(input.id);
        const value = standing.effective[input.id] ?? null;
        const follows = proposal !== null && own === null;
        const answer = (answered: BreakTestAnswer) =>
          void act({
            type: 'answerBreakTest',
            combatId: shown.combat.id,
            side,
            unitId,
            inputId: input.id,
            answer: answered,
          });
        const hint = spent ? battleWords.breakTest.spent : input.hint;
        const isDisabled = disabled || spent;
        const onFollow = proposal !== null && own !== null && !disabled ? () => answer(null) : null;
        return (
          <li
            key={input.id}
            className={`flex min-w-0 flex-col ${input.input === 'number' ? 'border-t border-line pt-1' : ''} ${areChips(input) ? 'col-span-full' : ''}`}
          >
            {input.input === 'number' ? (
              <>
                <div className="flex min-h-5 flex-1 flex-wrap items-center justify-between gap-x-2 pb-1 leading-[1.1875rem]">
                  <span className="min-w-0">
                    <span className="font-display text-[1.0625rem]">{input.label}</span>{' '}
                    {hint && <span className="text-[0.9375rem] text-muted">{hint}</span>}
                  </span>
                  {follows && <Proposed />}
                  {onFollow && <AsProposed onFollow={onFollow} />}
                </div>
                <NumberControl input={input} value={value} disabled={isDisabled} onAnswer={answer} />
              </>
            ) : (
              <>
                <NamedSwitch
                  tone={SIDE_TONE[side]}
                  label={input.label}
                  hint={hint}
                  on={value === true}
                  disabled={isDisabled}
                  onToggle={answer}
                >
                  <span className="block">
                    {value === true ? battleWords.fight.on(0) : battleWords.fight.off}
                  </span>
                  {follows && <Proposed on={value === true} />}
                </NamedSwitch>
                {onFollow && <AsProposed onFollow={onFollow} />}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What follows the armies and nobody said otherwise. */
function Proposed({ on = false }: { readonly on?: boolean }) {
  return (
    <span className={`block shrink-0 text-[0.9375rem] leading-none font-medium ${on ? '' : 'text-gold'}`}>
      {battleWords.breakTest.proposed}
    </span>
  );
}

/** Goes back to the proposal, where the player's own answer stands in its place. */
function AsProposed({ onFollow }: { onFollow(): void }) {
  return (
    <button
      type="button"
      onClick={onFollow}
      className="min-h-(--control) shrink-0 rounded-lg px-2 text-[1rem] text-gold underline underline-offset-4"
    >
      {battleWords.breakTest.asProposed}
    </button>
  );
}

/** Whether its values stand side by side, each one tap: what may be left empty, such as a characteristic. A count goes up and down. */
function areChips(input: BreakTestInput): boolean {
  return input.input === 'number' && input.default === null && input.max - input.min < MOST_CHIPS;
}

/** The prominent ones first, and no half row left empty: values side by side take a whole one. */
function inOrder(inputs: readonly BreakTestInput[]): readonly BreakTestInput[] {
  const rank = (input: BreakTestInput) =>
    (input.prominent ? 0 : 3) + (areChips(input) ? 0 : input.input === 'number' ? 1 : 2);
  return inputs.toSorted((left, right) => rank(left) - rank(right));
}

type NumberControlProps = {
  readonly input: NumberInput;
  readonly value: BreakTestAnswer;
  readonly disabled: boolean;
  onAnswer(answer: BreakTestAnswer): void;
};

function NumberControl({ input, value, disabled, onAnswer }: NumberControlProps) {
  const now = typeof value === 'number' ? value : input.default;
  const { label, min, max } = input;
  if (areChips(input)) {
    return (
      <NumberChips
        label={label}
        min={min}
        max={max}
        value={now}
        likely={LIKELY_VALUES}
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
