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
import { QuestionBoard } from './question-board';
import { useMayFight } from './use-assault';

type WoundQuestion = Extract<Question, { kind: 'wound' }>;

type WoundBoardProps = { readonly combat: Combat; readonly question: WoundQuestion };

/** What a tap on a model means: the defender's choice, Look Out, Sir, or where it stands. */
type TapMode = 'choose' | 'pass' | 'place';

/** How far a model counts from the fight that the players say is not in base contact: all of them the same, so that ties are the defender's. */
const APART_INCHES = 1;

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
  const tapMode: TapMode = mode.of === id || (mode.mode === 'place' && untouched) ? mode.mode : 'choose';
  const struck = 'modelId' in prompt ? unit.models.find((model) => model.id === prompt.modelId) : undefined;
  const on = { combatId: combat.id, unitKey: unit.key };
  const step = (taken: AllocationStep) => act({ type: 'allocate', ...on, step: taken });
  const settled = state.outcomes.filter(({ poolId }) => poolId === pool.id).length;
  const mayPass = 'mayPass' in prompt && prompt.mayPass && unit.modelsLeft > 1;

  const tokens = unit.models.map(
    (model): Token => ({
      ...model,
      inContact: model.place.inContact,
      locked: model.id === state.lockedOn,
      eligible:
        tapMode === 'place' ||
        (tapMode === 'pass'
          ? model.id !== struck?.id
          : prompt.ask === 'chooseModel' && prompt.choices.includes(model.id)),
    }),
  );
  const tap = (modelId: ModelId) => {
    const token = tokens.find((one) => one.id === modelId);
    if (!token) return;
    if (tapMode === 'place') {
      const inContact = !token.inContact;
      act({
        type: 'placeModels',
        combatId: combat.id,
        places: [{ modelId, inContact, distance: inContact ? 0 : APART_INCHES }],
      });
    } else if (tapMode === 'pass') step({ do: 'passTo', modelId });
    else step({ do: 'chooseModel', modelId });
  };
  const switchTo = (wanted: TapMode) => setMode({ of: id, mode: tapMode === wanted ? 'choose' : wanted });
  const faces = assaultWords.allocation.faces(prompt);
  const asked = assaultWords.allocation.asked(prompt, unit.side, struck?.number ?? null, tapMode);
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
            <Button disabled={disabled} pressed={tapMode === 'place'} onPress={() => switchTo('place')}>
              {assaultWords.allocation.contact}
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
    </QuestionBoard>
  );
}
