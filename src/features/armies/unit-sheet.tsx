import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { armyOf, fatesOf } from '@/battle/army';
import type { ArmyUnit, Battle } from '@/battle/battle';
import { combatWith } from '@/battle/decide-army';
import { editionOfBattle } from '@/battle/edition-of';
import { duplicateName } from '@/battle/unit';
import { type Edition, otherSide } from '@/rules/index';
import { useBattle } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { ToggleTile } from '@/ui/toggle-tile';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { isApart, setApart, useArmiesRoom } from './armies-room';
import { EditUnit } from './edit-unit';
import { openRoundIn } from './open-round';
import { copyOf, marksNotCopied, unitStanding } from './unit-standing';
import { useMayChange, useSheetAct } from './use-unit-acts';

type UnitSheetProps = { readonly army: ArmyUnit; onClose(): void };

/** A unit in full: what has become of it, where its losses count, and what can be done with it. */
export function UnitSheet({ army, onClose }: UnitSheetProps) {
  const [editing, setEditing] = useState(false);
  const { name } = army.unit;
  return (
    <Sheet
      title={editing ? battleWords.armies.editTitle(name) : name}
      closeName={words.close}
      onClose={onClose}
    >
      {editing ? (
        <EditUnit army={army} onDone={onClose} />
      ) : (
        <UnitPage army={army} onEdit={() => setEditing(true)} onClose={onClose} />
      )}
    </Sheet>
  );
}

function UnitPage({ army, onEdit, onClose }: UnitSheetProps & { onEdit(): void }) {
  const battle = useBattle();
  const edition: Edition = editionOfBattle(battle);
  const { act, refusal } = useSheetAct();
  const mayChange = useMayChange();
  const { unit } = army;
  const standing = unitStanding(edition, army);
  const roster = armyOf(battle, unit.side);
  const place = roster.findIndex((other) => other.unit.id === unit.id) + 1;
  const notCopied = marksNotCopied(unit);
  const names = roster.map((other) => other.unit.name);
  const move = (by: number, name: string, icon: ReactNode) => (
    <Button
      disabled={!mayChange || place + by < 1 || place + by > roster.length}
      onPress={() => act({ type: 'moveUnit', unitId: unit.id, by })}
    >
      {icon}
      {name}
    </Button>
  );
  return (
    <div className="grid gap-3">
      <div className="text-[17px] text-muted">
        <p>
          {battleWords.armies.profile(
            unit.pointCost,
            unit.models,
            unit.healthPerModel,
            edition.healthPoint,
            edition.breakTest?.characteristic ?? null,
            unit.characteristic,
          )}
        </p>
        {standing.worth && (
          <p>
            {battleWords.armies.worth(standing.worth.points, otherSide(unit.side))} ·{' '}
            {battleWords.armies.worthReason(standing.worth.reason)}
          </p>
        )}
      </div>
      <SegmentedChoice
        label={battleWords.armies.fateTitle}
        options={fatesOf(edition).map((id) => ({ id, label: battleWords.armies.fateName(id) }))}
        chosen={standing.fate}
        disabled={!mayChange || standing.health === 0}
        onChoose={(fate) => act({ type: 'changeFate', unitId: unit.id, fate })}
      />
      {standing.health === 0 && <p className="text-[16px] text-muted">{battleWords.armies.noHealthLeft}</p>}
      <ApartSwitch battle={battle} army={army} disabled={!mayChange} />
      <div className="grid grid-cols-2 gap-2">
        <Button disabled={!mayChange} onPress={onEdit}>
          {battleWords.armies.edit}
        </Button>
        <Button
          disabled={!mayChange}
          onPress={() => {
            const copy = copyOf(unit, duplicateName(unit.name, names));
            if (act({ type: 'addUnits', side: unit.side, units: [copy] })) onClose();
          }}
        >
          <span className="flex flex-col leading-tight">
            {battleWords.armies.duplicate}
            {notCopied.length > 0 && (
              <span className="text-[14px] font-medium text-muted">
                {battleWords.armies.duplicateWithout(notCopied)}
              </span>
            )}
          </span>
        </Button>
        {move(-1, battleWords.armies.moveUp, <ArrowUp aria-hidden size={20} />)}
        {move(1, battleWords.armies.moveDown, <ArrowDown aria-hidden size={20} />)}
      </div>
      <p role="status" className="-mt-1 text-center text-[16px] text-muted">
        {battleWords.armies.place(place, roster.length)}
      </p>
      <p role="alert" className="text-[17px] text-warn empty:hidden">
        {refusal}
      </p>
      <Button
        disabled={!mayChange}
        onPress={() => {
          if (act({ type: 'removeUnit', unitId: unit.id })) onClose();
        }}
      >
        {battleWords.armies.remove}
      </Button>
    </div>
  );
}

type ApartSwitchProps = {
  readonly battle: Battle;
  readonly army: ArmyUnit;
  readonly disabled: boolean;
};

/** For a unit in an open round: whether what it loses is a casualty there. */
function ApartSwitch({ battle, army: { unit }, disabled }: ApartSwitchProps) {
  const room = useArmiesRoom();
  const open = openRoundIn(battle, unit.id);
  const combat = combatWith(battle, unit.id);
  if (!open || !combat) return null;
  const apart = isApart(room, unit.id, open);
  const label = battleWords.armies.notFromCombat(combat.number);
  return (
    <div>
      <p className="pb-1.5 text-[16px] leading-[19px] text-muted">{battleWords.armies.notFromCombatHint}</p>
      <ToggleTile
        tone={SIDE_TONE[unit.side]}
        name={label}
        on={apart}
        disabled={disabled}
        onToggle={(on) => setApart(unit.id, open, on)}
      >
        <span className="flex w-full justify-between gap-2 px-3 text-[18px]">
          <span>{label}</span>
          <span>{apart ? battleWords.armies.on : battleWords.armies.off}</span>
        </span>
      </ToggleTile>
    </div>
  );
}
