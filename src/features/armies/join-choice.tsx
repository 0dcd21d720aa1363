import type { Intent } from '@/battle/log/intent';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { hostOf } from '@/battle/state/characters';
import type { UnitId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import { useBattle } from '@/store/battle/use-battle';
import { useRememberUnit } from '@/store/page/use-remember-unit';
import { Button } from '@/ui/button/button';
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
  if (!unit.marks.includes('character')) return <MayBeCharacter army={army} disabled={disabled} act={act} />;
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

/** For a single model that is not entered as a character: one tap enters it. */
function MayBeCharacter({ army: { unit }, disabled, act }: JoinChoiceProps) {
  const { editionId } = useBattle();
  const remember = useRememberUnit();
  if (unit.models > 1) return null;
  const { id, side: _, ...draft } = unit;
  const to: UnitDraft = { ...draft, marks: [...unit.marks, 'character'] };
  return (
    <Button
      disabled={disabled}
      onPress={() => {
        act({ type: 'editUnit', unitId: id, unit: to });
        remember(editionId, unit, to);
      }}
    >
      {battleWords.armies.isCharacter}
    </Button>
  );
}
