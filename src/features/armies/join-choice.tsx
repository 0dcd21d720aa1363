import type { Intent } from '@/battle/log/intent';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { hostOf } from '@/battle/state/characters';
import type { UnitId } from '@/battle/state/ids';
import { useBattle } from '@/store/battle/use-battle';
import { SelectField } from '@/ui/field/select-field';
import { battleWords } from '@/words/battle-words';

type JoinChoiceProps = {
  readonly army: ArmyUnit;
  readonly disabled: boolean;
  act(intent: Intent): void;
};

const NONE = '';

/**
 * The choice of the unit that a character has joined. The character fights and flees with it, but keeps its
 * own health and points.
 */
export function JoinChoice({ army, disabled, act }: JoinChoiceProps) {
  const battle = useBattle();
  const { unit } = army;
  if (!unit.marks.includes('character')) return null;
  const host = hostOf(battle, army);
  const hosts = armyOf(battle, unit.side).filter(
    (other) =>
      other.unit.id === host?.unit.id || (other !== army && isOnTable(other) && other.joined === undefined),
  );
  const texts = battleWords.armies;
  return (
    <div>
      <SelectField
        label={texts.joined}
        options={[
          { id: NONE, label: texts.onItsOwn },
          ...hosts.map((other) => ({ id: other.unit.id, label: other.unit.name })),
        ]}
        chosen={host?.unit.id ?? NONE}
        disabled={disabled}
        onChoose={(id) =>
          act({ type: 'joinUnit', unitId: unit.id, hostId: id === NONE ? null : (id as UnitId) })
        }
      />
      <p className="pt-1 text-detail leading-label text-muted">{texts.joinedHint}</p>
    </div>
  );
}
