import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { armyOf, fateOf, healthOf, isOnTable, modelsLeft, woundsOnLast } from '@/battle/army';
import type { ArmyUnit } from '@/battle/battle';
import type { UnitId } from '@/battle/ids';
import { startingHealth } from '@/battle/unit';
import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/use-battle';
import { HealthBar } from '@/ui/health-bar';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';

type UnitsRoomProps = { storyHref(id: UnitId): string };

/** Every unit of both armies as it ended; each leads to its story. */
export function UnitsRoom({ storyHref }: UnitsRoomProps) {
  const battle = useBattle();
  return (
    <div className="px-3 pb-3">
      <h1 className="sr-only">{reviewWords.units.title}</h1>
      {battle.units.length === 0 && (
        <p className="pt-8 text-center text-muted">{reviewWords.replay.noUnits}</p>
      )}
      {SIDES.map((side) => {
        const army = armyOf(battle, side);
        return army.length === 0 ? null : (
          <section key={side} aria-label={reviewWords.replay.army(side)} className="pt-3">
            <h2
              className={`rounded-lg px-2 text-[20px] leading-8 ${toneClasses[SIDE_TONE[side]].device} ${toneClasses[SIDE_TONE[side]].text}`}
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
  const fate = fateOf(army);
  const single = unit.models === 1;
  return (
    <li className="border-b border-line">
      <a href={href} className="flex min-h-(--control) items-center gap-2 py-1.5">
        <span className="min-w-0 flex-1">
          <span
            className={`block font-display text-[19px] leading-[21px] font-bold break-words ${isOnTable(army) ? '' : 'text-muted line-through'}`}
          >
            {unit.name}
          </span>
          <HealthBar tone={SIDE_TONE[unit.side]} now={healthOf(army)} of={startingHealth(unit)} />
          <span className="block text-[16px] leading-[18px] text-muted">
            {battleWords.armies.left(
              single ? healthOf(army) : modelsLeft(army),
              single ? startingHealth(unit) : unit.models,
              single ? 0 : woundsOnLast(army),
            )}
            {fate !== 'fighting' && ` · ${battleWords.fates[fate]}`}
          </span>
        </span>
        <ChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
      </a>
    </li>
  );
});
