import type { StandingTest } from '@/battle/combat/standing-test';
import { testOf } from '@/battle/state/combat';
import { LIKELY_VALUES } from '@/battle/state/likely-values';
import type { ShownRound } from '@/features/fight/round/shown-round';
import type { BreakTest, BreakTestAnswer, BreakTestInput } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { areChips, NumberChoice } from '@/ui/field/number-choice';
import { SIDE_TONE } from '@/ui/look/tone';
import { NamedSwitch } from '@/ui/tile/named-switch';
import { battleWords } from '@/words/battle-words';
import type { Tested } from './tested';

type BreakTestInputsProps = {
  readonly shown: ShownRound;
  readonly breakTest: BreakTest;
  readonly tested: Tested;
  readonly standing: StandingTest;
  readonly disabled: boolean;
};

/**
 * Every input of the edition's break test, the prominent ones first. A proposal is marked as one; a tap
 * overrides it.
 */
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
            className={`flex min-w-0 flex-col ${input.input === 'number' ? 'border-t border-line pt-1' : ''} ${input.input === 'number' && areChips(input) ? 'col-span-full' : ''}`}
          >
            {input.input === 'number' ? (
              <>
                <div className="flex min-h-5 flex-1 flex-wrap items-center justify-between gap-x-2 pb-1 leading-label">
                  <span className="min-w-0">
                    <span className="font-display text-label">{input.label}</span>{' '}
                    {hint && <span className="text-small text-muted">{hint}</span>}
                  </span>
                  {follows && <Proposed />}
                  {onFollow && <AsProposed onFollow={onFollow} />}
                </div>
                <NumberChoice
                  label={input.label}
                  numbers={input}
                  value={typeof value === 'number' ? value : null}
                  likely={LIKELY_VALUES}
                  disabled={isDisabled}
                  names={{
                    more: battleWords.breakTest.oneMore(input.label),
                    fewer: battleWords.breakTest.oneFewer(input.label),
                  }}
                  onChoose={answer}
                />
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
                    {value === true
                      ? battleWords.fight.on(0)
                      : battleWords.fight.off(unitId !== null && !spent && own === null && proposal === null)}
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

/** The mark of a proposal that the players have not changed. */
function Proposed({ on = false }: { readonly on?: boolean }) {
  return (
    <span className={`block shrink-0 text-small leading-none font-medium ${on ? '' : 'text-gold'}`}>
      {battleWords.breakTest.proposed}
    </span>
  );
}

/** Returns to the proposal, if the player's own answer replaces it. */
function AsProposed({ onFollow }: { onFollow(): void }) {
  return (
    <button
      type="button"
      onClick={onFollow}
      className="min-h-(--control) shrink-0 rounded-lg px-2 text-detail text-gold underline underline-offset-4"
    >
      {battleWords.breakTest.asProposed}
    </button>
  );
}

/** The prominent ones first, without half-empty rows: values side by side take a whole row. */
function inOrder(inputs: readonly BreakTestInput[]): readonly BreakTestInput[] {
  const rank = (input: BreakTestInput) =>
    (input.prominent ? 0 : 3) + (input.input === 'switch' ? 2 : areChips(input) ? 0 : 1);
  return inputs.toSorted((left, right) => rank(left) - rank(right));
}
