import { useState } from 'react';
import { armyOf, isOnTable } from '@/battle/army';
import type { ArmyUnit, Combat } from '@/battle/battle';
import { engagedUnits } from '@/battle/engagement';
import type { UnitId } from '@/battle/ids';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Sheet } from '@/ui/sheet';
import { SIDE_TONE, toneClasses } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { ContactRow } from './contact-row';

type EngageSheetProps = { readonly combat: Combat; onClose(): void };

/** Which units fight in the combat, and who fights whom in which facing: from that the edition proposes the rows. */
export function EngageSheet({ combat, onClose }: EngageSheetProps) {
  const battle = useBattle();
  const disabled = !useMayWrite() || battle.outcome !== null;
  const { act, dismissRefusal } = useBattleActions();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [a, b] = SIDES.map((side) => engagedUnits(battle, combat, side));
  // The sheet covers the frame's own note, so a refusal is said here.
  const engage = (unitIds: readonly UnitId[]) => {
    const done = act({ type: 'engageUnits', combatId: combat.id, unitIds });
    setRefusal(done.ok ? null : battleWords.refusal(done.refusal.code, done.refusal.values));
    if (!done.ok) dismissRefusal();
  };
  return (
    <Sheet title={battleWords.fight.units} closeName={words.close} onClose={onClose}>
      {battle.units.length === 0 && <p className="pb-3 text-muted">{battleWords.fight.noUnits}</p>}
      <div className="grid grid-cols-2 gap-3">
        {SIDES.map((side) => (
          <SideUnits key={side} combat={combat} side={side} disabled={disabled} onEngage={engage} />
        ))}
      </div>
      <p role="alert" className="pt-2 text-[17px] text-warn empty:hidden">
        {refusal}
      </p>
      {a?.flatMap((own) =>
        b?.map((enemy) => (
          <div key={`${own.unit.id} ${enemy.unit.id}`} className="grid gap-2 pt-4">
            <ContactRow combat={combat} unit={own.unit} enemy={enemy.unit} disabled={disabled} />
            <ContactRow combat={combat} unit={enemy.unit} enemy={own.unit} disabled={disabled} />
          </div>
        )),
      )}
    </Sheet>
  );
}

type SideUnitsProps = {
  readonly combat: Combat;
  readonly side: Side;
  readonly disabled: boolean;
  onEngage(unitIds: readonly UnitId[]): void;
};

function SideUnits({ combat, side, disabled, onEngage }: SideUnitsProps) {
  const battle = useBattle();
  const tone = toneClasses[SIDE_TONE[side]];
  const offered = armyOf(battle, side).filter(
    (army) => isOnTable(army) || combat.unitIds.includes(army.unit.id),
  );
  const toggle = ({ unit }: ArmyUnit, on: boolean) =>
    onEngage(on ? [...combat.unitIds, unit.id] : combat.unitIds.filter((id) => id !== unit.id));
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={`pb-1 font-display text-[20px] font-bold ${tone.text}`}>{words.side(side)}</legend>
      <div className="grid gap-1.5">
        {offered.map((army) => {
          const on = combat.unitIds.includes(army.unit.id);
          return (
            <button
              key={army.unit.id}
              type="button"
              role="switch"
              aria-checked={on}
              aria-label={battleWords.fight.fights(army.unit.name)}
              onClick={() => toggle(army, !on)}
              className={`min-h-(--control) rounded-lg border-2 px-2 py-1 text-left leading-tight font-bold break-words ${on ? tone.fill : 'border-outline bg-card'}`}
            >
              {army.unit.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
