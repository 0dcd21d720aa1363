import { ChevronRight } from 'lucide';
import { memo } from 'react';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import type { UnitId } from '@/battle/state/ids';
import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { UnitLeft } from './unit-left';

type UnitsRoomProps = { storyHref(id: UnitId): string };

/** Every unit of both armies at the end, each with a link to its story. */
export function UnitsRoom({ storyHref }: UnitsRoomProps) {
  const battle = useBattle();
  return (
    <div className="px-3 pb-3 spread:grid spread:grid-cols-2 spread:items-start spread:gap-x-4">
      <h1 className="sr-only">{reviewWords.units.title}</h1>
      {battle.units.length === 0 && (
        <p className="pt-8 text-center text-muted">{reviewWords.replay.noUnits}</p>
      )}
      {SIDES.map((side) => {
        const army = armyOf(battle, side);
        return army.length === 0 ? null : (
          <section key={side} aria-label={reviewWords.replay.army(side)} className="pt-3">
            <h2
              className={`rounded-lg px-2 text-name leading-number ${toneClasses[SIDE_TONE[side]].device} ${toneClasses[SIDE_TONE[side]].text}`}
            >
              {words.side(side)}
            </h2>
            <ul>
              {army.map((unit) => (
                <UnitLink key={unit.unit.id} army={unit} href={storyHref(unit.unit.id)} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type UnitLinkProps = { readonly army: ArmyUnit; readonly href: string };

const UnitLink = memo(function UnitLink({ army, href }: UnitLinkProps) {
  const { unit } = army;
  return (
    <li className="border-b border-line">
      <a href={href} className="flex min-h-(--control) items-center gap-2 py-1.5">
        <span className="min-w-0 flex-1">
          <span
            className={`block font-display text-lead leading-lead font-bold break-words ${isOnTable(army) ? '' : 'text-muted line-through'}`}
          >
            {unit.name}
          </span>
          <UnitLeft army={army} type="text-detail leading-detail" />
        </span>
        <Icon of={ChevronRight} size={20} className="shrink-0 text-muted" />
      </a>
    </li>
  );
});
