import { memo } from 'react';
import { armyOf, isOnTable, unitOf } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { SIDES } from '@/rules/index';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { UnitLeft } from './unit-left';

type MomentArmiesProps = {
  readonly battle: Battle;
  /** The battle one entry before; null at the start. */
  readonly before: Battle | null;
};

/** Both armies side by side at that moment. The changes of this entry are marked. */
export function MomentArmies({ battle, before }: MomentArmiesProps) {
  if (battle.units.length === 0) {
    return <p className="px-6 pt-4 text-center text-muted">{reviewWords.replay.noUnits}</p>;
  }
  return (
    <div className="grid grid-cols-2 gap-3 px-3 pt-3">
      {SIDES.map((side) => (
        <section key={side} aria-label={reviewWords.replay.army(side)} className="min-w-0">
          <h2
            className={`rounded-lg px-2 text-body leading-page ${toneClasses[SIDE_TONE[side]].device} ${toneClasses[SIDE_TONE[side]].text}`}
          >
            {words.side(side)}
          </h2>
          <ul>
            {armyOf(battle, side).map((army) => (
              <UnitThen
                key={army.unit.id}
                army={army}
                changed={before !== null && unitOf(before, army.unit.id) !== army}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type UnitThenProps = { readonly army: ArmyUnit; readonly changed: boolean };

/** A unit at that moment. It renders only when it changed, because the slider passes hundreds of moments. */
const UnitThen = memo(function UnitThen({ army, changed }: UnitThenProps) {
  const { unit } = army;
  return (
    <li
      className={`border-b border-line py-1 pl-1.5 [contain-intrinsic-size:auto_64px] [content-visibility:auto] ${changed ? 'border-l-4 border-l-gold' : 'border-l-4 border-l-transparent'}`}
    >
      <span
        className={`block text-label leading-label font-bold break-words hyphens-auto ${isOnTable(army) ? '' : 'text-muted line-through'}`}
      >
        {unit.name}
      </span>
      <UnitLeft army={army} type="text-small leading-small" />
    </li>
  );
});
