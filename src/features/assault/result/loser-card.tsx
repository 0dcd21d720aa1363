import { useState } from 'react';
import type { LoserView } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { TypedDice } from '@/features/assault/question/typed-dice';
import { otherSide, SWEEPING_ENDS, toNumber } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { pairOf } from '@/ui/look/thrown-dice';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Switch } from '@/ui/tile/switch';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';
import { DiceButtons, Rolled } from './test-dice';
import { TestedOnRow } from './tested-on';

type LoserCardProps = { readonly combat: Combat; readonly loser: LoserView; readonly disabled: boolean };

/** A losing unit: its Morale check with the odds, its Sweeping Advance if it failed, and the dice. */
export function LoserCard({ combat, loser, disabled }: LoserCardProps) {
  const { unit, check, test, stage } = loser;
  const { border, field } = toneClasses[SIDE_TONE[unit.side]];
  return (
    <section
      aria-label={assaultWords.morale.title(unit.name)}
      className={`rounded-xl border-2 px-2.5 py-1.5 ${border} ${field}`}
    >
      <div className="flex items-center justify-between gap-2">
        <div className="min-w-0">
          <h3 className="line-clamp-2 text-lead leading-lead break-words">{unit.name}</h3>
          <p className="text-label leading-body">
            {test?.morale ? assaultWords.morale.taken(test.morale) : assaultWords.morale.target(check)}{' '}
            {test?.morale?.dice && (
              <Rolled key={`${unit.key} morale`} of={unit.key} dice={test.morale.dice} />
            )}
          </p>
        </div>
        {stage === 'morale' && (
          <span className="shrink-0 text-figure leading-number font-bold">
            <span className="text-label font-normal">{assaultWords.morale.holds}</span>{' '}
            {battleWords.percent(toNumber(check.chance))}
          </span>
        )}
      </div>
      {test?.sweep && (
        <p className="leading-lead font-bold">
          {assaultWords.sweep.ended(test.sweep)}{' '}
          {test.sweep.dice && (
            <Rolled key={`${unit.key} sweep`} of={`${unit.key} sweep`} dice={test.sweep.dice} />
          )}
        </p>
      )}
      {stage === 'morale' && <MoraleButtons combat={combat} loser={loser} disabled={disabled} />}
      {stage === 'sweep' && <SweepButtons combat={combat} loser={loser} disabled={disabled} />}
      <TestedOnRow combat={combat} loser={loser} disabled={disabled} />
    </section>
  );
}

function MoraleButtons({ combat, loser, disabled }: LoserCardProps) {
  const { act, throwDice } = useBattleActions();
  const [entering, setEntering] = useState(false);
  const on = { type: 'takeMorale', combatId: combat.id, unitKey: loser.unit.key } as const;
  const roll = () => {
    act({ ...on, way: 'rolled', dice: pairOf(throwDice(2)) });
  };
  const { two } = assaultWords.dice;
  const named = (what: string) => assaultWords.morale.control(what, loser.unit.name);
  return (
    <>
      <div className="grid grid-cols-2 gap-1.5 pt-1.5">
        <Button
          name={named(assaultWords.morale.held)}
          disabled={disabled}
          onPress={() => act({ ...on, way: 'said', passed: true })}
        >
          {assaultWords.morale.held}
        </Button>
        {!loser.check.automatic && (
          <>
            <Button
              name={named(assaultWords.morale.failed)}
              disabled={disabled}
              onPress={() => act({ ...on, way: 'said', passed: false })}
            >
              {assaultWords.morale.failed}
            </Button>
            <DiceButtons
              unit={loser.unit.name}
              disabled={disabled}
              entering={entering}
              onEntering={setEntering}
              onRoll={roll}
            />
          </>
        )}
        {!loser.check.naturals && (
          <div className="col-span-2">
            <Button
              name={named(assaultWords.morale.choseToFail)}
              disabled={disabled}
              onPress={() => act({ ...on, way: 'choseToFail' })}
            >
              {assaultWords.morale.choseToFail}
            </Button>
          </div>
        )}
      </div>
      {entering && (
        <TypedDice
          names={[two.first, two.second]}
          disabled={disabled}
          onThrown={(dice) => act({ ...on, way: 'rolled', dice: pairOf(dice), byApp: false })}
        />
      )}
    </>
  );
}

function SweepButtons({ combat, loser, disabled }: LoserCardProps) {
  const { act, throwDice } = useBattleActions();
  const [entering, setEntering] = useState(false);
  const [barred, setBarred] = useState(false);
  const { sweep, unit } = loser;
  if (!sweep) return null;
  const on = { combatId: combat.id, unitKey: unit.key };
  const roll = () => {
    act({ type: 'sweep', ...on, dice: pairOf(throwDice(2)), byApp: true });
  };
  const { two } = assaultWords.dice;
  const named = (what: string) => assaultWords.morale.control(what, unit.name);
  return (
    <>
      {!barred && (
        <p className="text-label leading-body">
          {assaultWords.sweep.rule(sweep.winnerInitiative, sweep.loserInitiative)}
        </p>
      )}
      <div className="grid grid-cols-2 gap-1.5 pt-1.5">
        {!barred && (
          <>
            {SWEEPING_ENDS.filter((end) => sweep.chances[end].numerator > 0n).map((end) => (
              <Button
                name={named(assaultWords.sweep.end(end, toNumber(sweep.chances[end])))}
                key={end}
                disabled={disabled}
                onPress={() => act({ type: 'saySweep', ...on, end })}
              >
                {assaultWords.sweep.end(end, toNumber(sweep.chances[end]))}
              </Button>
            ))}
            <DiceButtons
              unit={loser.unit.name}
              disabled={disabled}
              entering={entering}
              onEntering={setEntering}
              onRoll={roll}
            />
          </>
        )}
        {barred && (
          <Button
            name={named(assaultWords.sweep.getsAway)}
            disabled={disabled}
            onPress={() => act({ type: 'barSweep', ...on })}
          >
            {assaultWords.sweep.getsAway}
          </Button>
        )}
        <Switch
          on={barred}
          name={named(assaultWords.sweep.barred)}
          disabled={disabled}
          onToggle={setBarred}
          className={`min-h-(--control) rounded-lg border-2 px-1 text-label leading-label font-bold disabled:opacity-60 ${barred ? 'border-strong bg-strong text-on-strong' : 'col-span-2 border-outline bg-card'}`}
        >
          {assaultWords.sweep.barred}
        </Switch>
      </div>
      {entering && !barred && (
        <TypedDice
          names={[
            two.of(otherSide(unit.side), sweep.winnerInitiative),
            two.of(unit.side, sweep.loserInitiative),
          ]}
          disabled={disabled}
          onThrown={(dice) => act({ type: 'sweep', ...on, dice: pairOf(dice), byApp: false })}
        />
      )}
    </>
  );
}
