import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';
import { ModelTokens } from './model-tokens';
import { awayOf, isVehicle } from './places';
import type { TogetherAnswer } from './use-together';

type FallingBoardProps = {
  readonly combat: Combat;
  readonly question: Extract<Question, { kind: 'together' }>;
  readonly answer: TogetherAnswer;
};

/** Who falls: the defender taps the models, or enters a number for a whole group. */
export function FallingBoard({ combat, question, answer }: FallingBoardProps) {
  const { wounds, together, pool, parts } = question;
  const lastPart = parts.at(-1);
  const { unit, state } = wounds;
  const { draft, picked, unsaid, choices, unsaved, choose } = answer;
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  const living = unit.models.filter(({ woundsLeft }) => woundsLeft > 0);
  const falls = Math.min(unsaved, living.length);
  const groups = unit.groups.map((group) => ({
    group,
    free: living.filter(
      ({ id, groupId }) => groupId === group.id && choices.includes(id) && !picked.ids.includes(id),
    ),
  }));
  const roll = () =>
    act({
      type: 'rollAllocation',
      combatId: combat.id,
      unitKey: unit.key,
      dice: throwDice(3 * together.wounds),
      defenderChoice: picked.ids,
    });
  return (
    <QuestionBoard
      side={unit.side}
      doing={assaultWords.allocation.doing(unit.name)}
      fact={
        picked.rolling ? assaultWords.falling.upTo(together.wounds, pool) : assaultWords.falling.fact(falls)
      }
      question={
        picked.rolling
          ? assaultWords.falling.order(unit.side)
          : assaultWords.falling.question(unit.side, unsaid)
      }
      foot={
        <>
          {picked.rolling && (
            <Button disabled={disabled || picked.ids.length === 0} onPress={roll}>
              {assaultWords.rollForMe}
            </Button>
          )}
          {!picked.rolling && lastPart !== undefined && (
            <Button disabled={disabled} onPress={() => draft.back(parts.length - 1)}>
              {assaultWords.count.change(lastPart, draft.kept.at(-1) ?? 0)}
            </Button>
          )}
          <Button
            disabled={disabled}
            onPress={() => {
              if (picked.rolling) picked.roll(false);
              else picked.pick([]);
            }}
          >
            {picked.rolling ? assaultWords.falling.back : assaultWords.falling.nobody}
          </Button>
        </>
      }
    >
      <div className="flex flex-1 flex-col gap-2 p-1">
        <ul className="mt-auto flex flex-wrap gap-2">
          {groups
            .filter(({ free }) => free.length > 0 && unsaid > 0)
            .map(({ group, free }) => {
              const taken = free.slice(0, unsaid);
              return (
                <li key={group.id}>
                  <button
                    type="button"
                    disabled={disabled}
                    onClick={() => choose([...picked.ids, ...taken.map(({ id }) => id)])}
                    className="min-h-(--control) rounded-full border-2 border-outline bg-card px-3 text-body font-bold"
                  >
                    {assaultWords.falling.ofGroup(taken.length, group.name)}
                  </button>
                </li>
              );
            })}
        </ul>
        <ModelTokens
          side={unit.side}
          label={assaultWords.allocation.models(unit.name)}
          tokens={unit.models.map((model) => ({
            ...model,
            vehicle: isVehicle(unit),
            inContact: model.place.inContact,
            away: awayOf(unit, model),
            locked: model.id === state.lockedOn,
            picked: picked.ids.includes(model.id),
            eligible: picked.ids.includes(model.id) || (unsaid > 0 && choices.includes(model.id)),
          }))}
          chosen={null}
          disabled={disabled}
          onChoose={(id) =>
            choose(picked.ids.includes(id) ? picked.ids.filter((other) => other !== id) : [...picked.ids, id])
          }
        />
      </div>
    </QuestionBoard>
  );
}
