import { useState } from 'react';
import { dueCheck } from '@/battle/assault/standing/aftermath';
import type { DueCheck } from '@/battle/assault/standing/points-view';
import { assaultOf } from '@/battle/state/assault-round';
import { type Combat, latestRound } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { MAX_FIGHTER_CHARACTERISTIC } from '@/battle/state/fighters';
import { TypedDice } from '@/features/assault/question/typed-dice';
import { toNumber } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { pairOf } from '@/ui/look/thrown-dice';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';
import { DiceButtons, Rolled } from './test-dice';

type CheckCardProps = {
  readonly combat: Combat;
  readonly check: DueCheck;
  readonly disabled: boolean;
};

/** The one check of the side that lost by points: what it needs, its chance, and its dice. */
export function CheckCard({ combat, check, disabled }: CheckCardProps) {
  const { side, taken } = check;
  const { border, field } = toneClasses[SIDE_TONE[side]];
  const texts = assaultWords.sideCheck;
  return (
    <section
      aria-label={texts.title(side)}
      className={`rounded-xl border-2 px-2.5 py-1.5 ${border} ${field}`}
    >
      {taken ? (
        <>
          <h3 className="text-lead leading-lead">{texts.title(side)}</h3>
          <p className="leading-lead font-bold">
            {texts.taken(taken)} {taken.dice && <Rolled of={`${side} check`} dice={taken.dice} />}
          </p>
        </>
      ) : (
        <OpenCheck combat={combat} check={check} disabled={disabled} />
      )}
    </section>
  );
}

/** What the players enter before the dice: another Leadership, and what lowers it besides the lost points. */
function OpenCheck({ combat, check, disabled }: CheckCardProps) {
  const battle = useBattle();
  const { act, throwDice } = useBattleActions();
  const [entered, setEntered] = useState({ leadership: check.leadership, lowered: check.lowered });
  const [entering, setEntering] = useState(false);
  const round = latestRound(combat);
  const due = (round && dueCheck(bookOf(battle), assaultOf(round), entered)) ?? check;
  const { side } = check;
  const texts = assaultWords.sideCheck;
  const title = texts.title(side);
  const named = (what: string) => assaultWords.morale.control(what, title);
  const on = { type: 'checkSide', combatId: combat.id, ...entered } as const;
  const { two } = assaultWords.dice;
  // The dice of the table take the room of what is entered before them.
  const fields = entering ? [] : (['leadership', 'lowered'] as const);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <div className="min-w-0">
          <h3 className="text-lead leading-lead break-words">{title}</h3>
          <p className="text-label leading-body">{texts.target(due)}</p>
        </div>
        <span className="shrink-0 text-figure leading-number font-bold">
          <span className="text-label font-normal">{assaultWords.morale.holds}</span>{' '}
          {battleWords.percent(toNumber(due.chance))}
        </span>
      </div>
      <div className="grid grid-cols-2 gap-1.5 pt-1.5 big:grid-cols-1">
        {fields.map((id) => (
          <div key={id} className="min-w-0">
            <span className="block pb-0.5 text-detail leading-label text-muted">{texts.entered[id]}</span>
            <NumberField
              label={texts.entered[id]}
              min={0}
              max={MAX_FIGHTER_CHARACTERISTIC}
              value={entered[id]}
              disabled={disabled}
              names={assaultWords.stepper(texts.entered[id])}
              onChange={(value) => setEntered({ ...entered, [id]: value })}
            />
          </div>
        ))}
        {!due.failsUnrolled && !entering && (
          <Button
            name={named(assaultWords.morale.held)}
            disabled={disabled}
            onPress={() => act({ ...on, by: { way: 'said', passed: true } })}
          >
            {assaultWords.morale.held}
          </Button>
        )}
        {!entering && (
          <Button
            name={named(assaultWords.morale.failed)}
            disabled={disabled}
            onPress={() => act({ ...on, by: { way: 'said', passed: false } })}
          >
            {assaultWords.morale.failed}
          </Button>
        )}
        {!due.failsUnrolled && (
          <DiceButtons
            unit={title}
            disabled={disabled}
            entering={entering}
            onEntering={setEntering}
            onRoll={() => act({ ...on, by: { way: 'rolled', dice: pairOf(throwDice(2)), byApp: true } })}
          />
        )}
      </div>
      {entering && (
        <TypedDice
          names={[two.first, two.second]}
          disabled={disabled}
          onThrown={(dice) => act({ ...on, by: { way: 'rolled', dice: pairOf(dice), byApp: false } })}
        />
      )}
    </>
  );
}
