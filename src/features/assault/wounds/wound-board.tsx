import { useState } from 'react';
import type { Question } from '@/battle/assault/standing/question';
import type { Combat } from '@/battle/state/combat';
import type { ModelId } from '@/battle/state/ids';
import { CoverButton } from '@/features/assault/question/cover-choice';
import { useTapMode } from '@/features/assault/question/draft';
import { QuestionBoard } from '@/features/assault/question/question-board';
import { StepSoFarLines } from '@/features/assault/question/step-so-far';
import { struckName } from '@/features/assault/question/struck-name';
import { useMayFight } from '@/features/assault/question/use-assault';
import { type AllocationStep, otherSide } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { assaultWords } from '@/words/assault/assault-words';
import { DieTiles } from './die-tiles';
import { ModelTokens, type Token } from './model-tokens';
import { awayOf, isClosest, isVehicle } from './places';
import { PlacesSheet } from './places-sheet';

type WoundQuestion = Extract<Question, { kind: 'wound' }>;

type WoundBoardProps = { readonly combat: Combat; readonly question: WoundQuestion };

/**
 * One Wound at a time: on whom, and what its dice show. The model that has to take it stands out, and
 * stays until it is gone.
 */
export function WoundBoard({ combat, question }: WoundBoardProps) {
  const { wounds, pool, prompt, id } = question;
  const { unit, state, untouched } = wounds;
  const disabled = !useMayFight();
  const { act, throwDice } = useBattleActions();
  const { mode: tapMode, rolled, set: setMode } = useTapMode(id);
  const [placing, setPlacing] = useState(false);
  const struck = 'modelId' in prompt ? unit.models.find((model) => model.id === prompt.modelId) : undefined;
  const shot = combat.shotBy !== undefined;
  const on = { combatId: combat.id, unitKey: unit.key };
  const step = (taken: AllocationStep) => act({ type: 'allocate', ...on, step: taken });
  const settled = state.outcomes.filter(({ poolId }) => poolId === pool.id).length;
  const { lookOutSir: need } = wounds;

  const tokens = unit.models.map(
    (model): Token => ({
      ...model,
      inContact: shot ? isClosest(unit, model) : model.place.inContact,
      shot,
      vehicle: isVehicle(unit),
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
    if (need !== null && die >= need) setMode('pass', die);
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
      : assaultWords.allocation.asked(prompt, unit.side, struck ?? null, tapMode === 'pass', isVehicle(unit));
  return (
    <QuestionBoard
      side={prompt.ask === 'chooseModel' && prompt.because === 'precision' ? otherSide(unit.side) : unit.side}
      doing={assaultWords.allocation.doing(struckName(unit, pool))}
      fact={assaultWords.allocation.fact(pool, settled)}
      question={asked}
      note={
        prompt.ask === 'save' || prompt.ask === 'feelNoPain'
          ? assaultWords.dice.odds.single((7 - prompt.need) / 6, prompt.ask)
          : assaultWords.allocation.because(prompt, shot)
      }
      meaning={<StepSoFarLines combat={combat} />}
      foot={
        <>
          {(faces.length > 0 || prompt.ask === 'chooseModel') && tapMode !== 'pass' && (
            <Button
              disabled={disabled || prompt.ask === 'chooseModel'}
              onPress={() => {
                if (tapMode === 'lookOut') lookOut(throwDice(1)[0] ?? 1);
                else
                  act({ type: 'rollAllocation', ...on, dice: throwDice(3 * pool.wounds), staysInHand: true });
              }}
            >
              {assaultWords.rollForMe}
            </Button>
          )}
          {need !== null && (
            <Button
              disabled={disabled}
              pressed={lookingOut}
              onPress={() => setMode(lookingOut ? 'choose' : 'lookOut')}
            >
              {assaultWords.allocation.lookOutSir}
            </Button>
          )}
          {shot && untouched && !pool.hot && <CoverButton combat={combat} unit={unit} />}
          {untouched && !pool.hot && (
            <Button disabled={disabled} onPress={() => setPlacing(true)}>
              {assaultWords.places.open}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-1 flex-col p-1">
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
