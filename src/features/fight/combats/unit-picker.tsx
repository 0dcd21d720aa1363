import { type ReactNode, useState } from 'react';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { charactersOf, hostOf } from '@/battle/state/characters';
import type { Combat } from '@/battle/state/combat';
import { boundBy } from '@/battle/state/combat-over';
import { titleOf } from '@/battle/state/engaged';
import { regimentOf } from '@/battle/state/unit';
import { called } from '@/features/fight/round/called';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type UnitPickerProps = {
  readonly combat: Combat;
  /** Who charged in what is guessed; null: nobody. */
  readonly charge: Side | null;
  readonly disabled: boolean;
};

/**
 * Both rosters as blocks: a tap sends a unit into the combat or takes it out. Characters stand below the unit
 * they have joined, and below a chosen unit those that may join it. A unit that fights elsewhere shows where.
 */
export function UnitPicker(props: UnitPickerProps) {
  const battle = useBattle();
  return (
    <>
      {battle.units.length === 0 && <p className="pb-3 text-muted">{battleWords.fight.noUnits}</p>}
      <div className="grid grid-cols-2 big:grid-cols-1 gap-3">
        {SIDES.map((side) => (
          <SideUnits key={side} side={side} {...props} />
        ))}
      </div>
    </>
  );
}

function SideUnits({ side, ...props }: UnitPickerProps & { readonly side: Side }) {
  const { combat, disabled } = props;
  const battle = useBattle();
  const offered = offeredOf(battle, combat, side);
  const below = (army: ArmyUnit) => offered.filter((other) => hostOf(battle, other) === army);
  const free = offered.filter((army) => mayJoin(battle, combat, army));
  // Who was bound when the picker opened stands last: no block goes from under the finger.
  const [bound] = useState(
    () =>
      new Set(
        offered
          .map(({ unit }) => unit.id)
          .filter((id) => !combat.unitIds.includes(id) && boundBy(battle, id) !== undefined),
      ),
  );
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={`pb-1 font-display text-name font-bold ${toneClasses[SIDE_TONE[side]].text}`}>
        {words.side(side)}
      </legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {offered
          .filter((army) => !offered.some((other) => hostOf(battle, army) === other))
          .sort((one, other) => Number(bound.has(one.unit.id)) - Number(bound.has(other.unit.id)))
          .map((army) => (
            <div key={army.unit.id} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
              <UnitSwitch army={army} {...props} />
              {below(army).map((character) => (
                <Nested key={character.unit.id} side={side}>
                  <UnitSwitch army={character} {...props} />
                </Nested>
              ))}
              {combat.unitIds.includes(army.unit.id) &&
                free
                  .filter((character) => character !== army)
                  .map((character) => (
                    <Nested key={character.unit.id} side={side}>
                      <JoinButton army={character} host={army} />
                    </Nested>
                  ))}
            </div>
          ))}
      </div>
    </fieldset>
  );
}

/** Indented below its unit, with a line from there. */
function Nested({ side, children }: { readonly side: Side; readonly children: ReactNode }) {
  return (
    <div
      className={`ml-1.5 grid grid-cols-[minmax(0,1fr)] border-l-4 pl-1.5 ${toneClasses[SIDE_TONE[side]].border}`}
    >
      {children}
    </div>
  );
}

type UnitSwitchProps = UnitPickerProps & { readonly army: ArmyUnit };

function UnitSwitch({ combat, charge, army }: UnitSwitchProps) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const { unit } = army;
  const on = combat.unitIds.includes(unit.id);
  const elsewhere = on ? undefined : boundBy(battle, unit.id);
  const host = hostOf(battle, army);
  const joined = host && battleWords.fight.joinedTo(host.unit.name);
  const regiment = regimentOf(unit);
  const detached = regiment === null ? undefined : battleWords.armies.detachmentOf(regiment);
  const { fill } = toneClasses[SIDE_TONE[unit.side]];
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={battleWords.fight.fights(called(battle, unit))}
      aria-description={joined ?? detached}
      onClick={() =>
        act({
          type: 'engageUnits',
          combatId: combat.id,
          unitIds: on ? combat.unitIds.filter((id) => id !== unit.id) : [...combat.unitIds, unit.id],
          charge,
        })
      }
      className={`min-h-(--control) rounded-lg border-2 px-2 py-1 text-left leading-tight font-bold break-words ${on ? fill : elsewhere ? 'border-dashed border-outline text-muted' : 'border-outline bg-card'}`}
    >
      {unit.name}
      {detached && <span className="block text-small leading-small font-medium">{detached}</span>}
      {joined && <span className="block text-small leading-small font-medium">{joined}</span>}
      {elsewhere && (
        <span className="block text-small leading-small font-medium">
          {battleWords.fight.fightsIn(titleOf(battle, elsewhere))}
        </span>
      )}
    </button>
  );
}

/** A character that stands alone joins the unit, and the combat with it. */
function JoinButton({ army, host }: { readonly army: ArmyUnit; readonly host: ArmyUnit }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  return (
    <button
      type="button"
      aria-label={battleWords.fight.joins(called(battle, army.unit), called(battle, host.unit))}
      onClick={() => act({ type: 'joinUnit', unitId: army.unit.id, hostId: host.unit.id })}
      className="flex min-h-(--control) items-center justify-between gap-2 rounded-lg border-2 border-dashed border-outline bg-card px-2 py-1 text-left leading-tight"
    >
      <span className="min-w-0 font-bold break-words">{army.unit.name}</span>
      <span className="shrink-0 text-small text-muted">{battleWords.fight.joinFace}</span>
    </button>
  );
}

function offeredOf(battle: Battle, combat: Combat, side: Side): readonly ArmyUnit[] {
  return armyOf(battle, side).filter((army) => isOnTable(army) || combat.unitIds.includes(army.unit.id));
}

/** A character on its own that fights nowhere, and leads nobody. */
function mayJoin(battle: Battle, combat: Combat, army: ArmyUnit): boolean {
  const { unit, joined } = army;
  return (
    unit.marks.includes('character') &&
    joined === undefined &&
    !combat.unitIds.includes(unit.id) &&
    boundBy(battle, unit.id) === undefined &&
    charactersOf(battle, unit.id).length === 0
  );
}
