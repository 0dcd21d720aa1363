import { armyOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Combat } from '@/battle/state/battle';
import { hostOf } from '@/battle/state/characters';
import { boundBy } from '@/battle/state/combat-over';
import { titleOf } from '@/battle/state/engaged';
import { called } from '@/features/fight/round/called';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type UnitPickerProps = { readonly combat: Combat; readonly disabled: boolean };

/**
 * Both rosters as blocks: a tap sends a unit into the combat or takes it out. A unit that fights elsewhere
 * shows where.
 */
export function UnitPicker({ combat, disabled }: UnitPickerProps) {
  const battle = useBattle();
  return (
    <>
      {battle.units.length === 0 && <p className="pb-3 text-muted">{battleWords.fight.noUnits}</p>}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-3">
        {SIDES.map((side) => (
          <SideUnits key={side} combat={combat} side={side} disabled={disabled} />
        ))}
      </div>
    </>
  );
}

function SideUnits({ combat, side, disabled }: UnitPickerProps & { readonly side: Side }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const tone = toneClasses[SIDE_TONE[side]];
  const offered = armyOf(battle, side).filter(
    (army) => isOnTable(army) || combat.unitIds.includes(army.unit.id),
  );
  const toggle = ({ unit }: ArmyUnit, on: boolean) =>
    act({
      type: 'engageUnits',
      combatId: combat.id,
      unitIds: on ? [...combat.unitIds, unit.id] : combat.unitIds.filter((id) => id !== unit.id),
    });
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={`pb-1 font-display text-name font-bold ${tone.text}`}>{words.side(side)}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {offered.map((army) => {
          const on = combat.unitIds.includes(army.unit.id);
          const elsewhere = on ? undefined : boundBy(battle, army.unit.id);
          const host = hostOf(battle, army);
          const joined = host && battleWords.fight.joinedTo(host.unit.name);
          return (
            <button
              key={army.unit.id}
              type="button"
              role="switch"
              aria-checked={on}
              aria-label={battleWords.fight.fights(called(battle, army.unit))}
              aria-description={joined}
              onClick={() => toggle(army, !on)}
              className={`min-h-(--control) rounded-lg border-2 px-2 py-1 text-left leading-tight font-bold break-words ${on ? tone.fill : elsewhere ? 'border-dashed border-outline text-muted' : 'border-outline bg-card'}`}
            >
              {army.unit.name}
              {joined && <span className="block text-small leading-small font-medium">{joined}</span>}
              {elsewhere && (
                <span className="block text-small leading-small font-medium">
                  {battleWords.fight.fightsIn(titleOf(battle, elsewhere))}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
