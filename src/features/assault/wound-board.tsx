import { useState } from 'react';
import type { Question } from '@/battle/assault/question';
import type { Combat } from '@/battle/state/battle';
import type { ModelId } from '@/battle/state/ids';
import type { AllocationStep } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { assaultWords } from '@/words/assault-words';
import { DieTiles } from './die-tiles';
import { ModelTokens, type Token } from './model-tokens';
import { awayOf } from './places';
import { PlacesSheet } from './places-sheet';
import { QuestionBoard } from './question-board';
import { useMayFight } from './use-assault';

type WoundQuestion = Extract<Question, { kind: 'wound' }>;

type WoundBoardProps = { readonly combat: Combat; readonly question: WoundQuestion };

/** What a tap on a model means: the defender's choice, or Look Out, Sir. */
type TapMode = 'choose' | 'pass';

/** One Wound at a time: on whom, and what its dice show. The model that has to take it stands out, and stays until it is gone. */
export function WoundBoard({ combat, question }: WoundBoardProps) {
  const { wounds, pool, prompt, id } = question;
  const { unit, state, untouched } = wounds;
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  const [mode, setMode] = useState<{ readonly of: string; readonly mode: TapMode }>({
    of: '',
    mode: 'choose',
  });
  const [placing, setPlacing] = useState(false);
  const tapMode: TapMode = mode.of === id ? mode.mode : 'choose';
  const struck = 'modelId' in prompt ? unit.models.find((model) => model.id === prompt.modelId) : undefined;
  const on = { combatId: combat.id, unitKey: unit.key };
  const step = (taken: AllocationStep) => act({ type: 'allocate', ...on, step: taken });
  const settled = state.outcomes.filter(({ poolId }) => poolId === pool.id).length;
  const mayPass = 'mayPass' in prompt && prompt.mayPass && unit.modelsLeft > 1;

  const tokens = unit.models.map(
    (model): Token => ({
      ...model,
      inContact: model.place.inContact,
      away: awayOf(unit, model),
      locked: model.id === state.lockedOn,
      eligible:
        tapMode === 'pass'
          ? model.id !== struck?.id
          : prompt.ask === 'chooseModel' && prompt.choices.includes(model.id),
    }),
  );
  const tap = (modelId: ModelId) =>
    step(tapMode === 'pass' ? { do: 'passTo', modelId } : { do: 'chooseModel', modelId });
  const switchTo = (wanted: TapMode) => setMode({ of: id, mode: tapMode === wanted ? 'choose' : wanted });
  const faces = assaultWords.allocation.faces(prompt);
  const asked = assaultWords.allocation.asked(prompt, unit.side, struck ?? null, tapMode);
  return (
    <QuestionBoard
      side={unit.side}
      doing={assaultWords.allocation.doing(unit.name)}
      fact={assaultWords.allocation.fact(pool, settled)}
      question={asked}
      note={assaultWords.allocation.because(prompt)}
      foot={
        <>
          {faces.length > 0 && (
            <Button
              disabled={disabled}
              onPress={() => act({ type: 'rollAllocation', ...on, dice: throwDice(3 * pool.wounds) })}
            >
              {assaultWords.rollForMe}
            </Button>
          )}
          {mayPass && (
            <Button disabled={disabled} pressed={tapMode === 'pass'} onPress={() => switchTo('pass')}>
              {assaultWords.allocation.lookOutSir}
            </Button>
          )}
          {untouched && (
            <Button disabled={disabled} onPress={() => setPlacing(true)}>
              {assaultWords.places.open}
            </Button>
          )}
        </>
      }
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-1">
        <ModelTokens
          side={unit.side}
          label={assaultWords.allocation.models(unit.name)}
          tokens={tokens}
          chosen={struck?.id ?? null}
          disabled={disabled}
          onChoose={tap}
        />
      </div>
      {faces.length > 0 && tapMode === 'choose' && (
        <DieTiles
          label={asked}
          faces={faces}
          disabled={disabled}
          onRolled={(face) => step({ do: 'roll', value: face })}
        />
      )}
      {placing && <PlacesSheet combat={combat} unit={unit} onClose={() => setPlacing(false)} />}
    </QuestionBoard>
  );
}
