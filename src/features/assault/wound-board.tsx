import { useState } from 'react';
import type { Question } from '@/battle/assault/question';
import { lookOutSirNeed } from '@/battle/assault/units';
import type { Combat } from '@/battle/state/battle';
import { bookOf } from '@/battle/state/edition-of';
import type { ModelId } from '@/battle/state/ids';
import type { AllocationStep } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/use-battle';
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
type TapMode = 'choose' | 'lookOut' | 'pass';

type Mode = { readonly of: string; readonly mode: TapMode; readonly rolled: number | null };
const NOT_PASSING: Omit<Mode, 'of'> = { mode: 'choose', rolled: null };

/** One Wound at a time: on whom, and what its dice show. The model that has to take it stands out, and stays until it is gone. */
export function WoundBoard({ combat, question }: WoundBoardProps) {
  const { wounds, pool, prompt, id } = question;
  const { unit, state, untouched } = wounds;
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  const [mode, setMode] = useState<Mode>({ of: '', mode: 'choose', rolled: null });
  const [placing, setPlacing] = useState(false);
  const { mode: tapMode, rolled } = mode.of === id ? mode : NOT_PASSING;
  const struck = 'modelId' in prompt ? unit.models.find((model) => model.id === prompt.modelId) : undefined;
  const on = { combatId: combat.id, unitKey: unit.key };
  const step = (taken: AllocationStep) => act({ type: 'allocate', ...on, step: taken });
  const settled = state.outcomes.filter(({ poolId }) => poolId === pool.id).length;
  const battle = useBattle();
  const need = struck ? lookOutSirNeed(bookOf(battle), unit.groups, struck.id) : null;
  const mayPass = 'mayPass' in prompt && prompt.mayPass && unit.modelsLeft > 1 && need !== null;

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
    step(
      tapMode === 'pass'
        ? { do: 'passTo', modelId, ...(rolled !== null && { roll: rolled }) }
        : { do: 'chooseModel', modelId },
    );
  const lookOut = (die: number) => {
    if (need !== null && die >= need) setMode({ of: id, mode: 'pass', rolled: die });
    else step({ do: 'stay', roll: die });
  };
  const lookingOut = tapMode !== 'choose';
  const faces =
    tapMode === 'lookOut' && need !== null
      ? assaultWords.allocation.lookOutFaces(need)
      : assaultWords.allocation.faces(prompt);
  const asked =
    tapMode === 'lookOut' && need !== null
      ? assaultWords.allocation.lookOutAsked(need)
      : assaultWords.allocation.asked(prompt, unit.side, struck ?? null, tapMode === 'pass');
  return (
    <QuestionBoard
      side={unit.side}
      doing={assaultWords.allocation.doing(unit.name)}
      fact={assaultWords.allocation.fact(pool, settled)}
      question={asked}
      note={assaultWords.allocation.because(prompt)}
      foot={
        <>
          {faces.length > 0 && tapMode !== 'pass' && (
            <Button
              disabled={disabled}
              onPress={() => {
                if (tapMode === 'lookOut') lookOut(throwDice(1)[0] ?? 1);
                else act({ type: 'rollAllocation', ...on, dice: throwDice(3 * pool.wounds) });
              }}
            >
              {assaultWords.rollForMe}
            </Button>
          )}
          {mayPass && (
            <Button
              disabled={disabled}
              pressed={lookingOut}
              onPress={() => setMode({ of: id, mode: lookingOut ? 'choose' : 'lookOut', rolled: null })}
            >
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
      {faces.length > 0 && tapMode !== 'pass' && (
        <DieTiles
          label={asked}
          question={`${id} ${tapMode}`}
          faces={faces}
          disabled={disabled}
          onRolled={(face) => {
            if (tapMode === 'lookOut') lookOut(face);
            else step({ do: 'roll', value: face });
          }}
        />
      )}
      {placing && <PlacesSheet combat={combat} unit={unit} onClose={() => setPlacing(false)} />}
    </QuestionBoard>
  );
}
