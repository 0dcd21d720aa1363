import { type Combat, latestRound } from '@/battle/battle';
import type { Unit } from '@/battle/unit';
import { FACINGS, type Facing } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { ToggleTile } from '@/ui/toggle-tile';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';

const NONE = 'none';

type ContactRowProps = {
  readonly combat: Combat;
  readonly unit: Unit;
  readonly enemy: Unit;
  readonly disabled: boolean;
};

/** In which facing of the enemy a unit fights it, and whether it charged for this round. */
export function ContactRow({ combat, unit, enemy, disabled }: ContactRowProps) {
  const { act } = useBattleActions();
  const round = latestRound(combat)?.number;
  const contact = combat.contacts.find(
    ({ unitId, enemyUnitId }) => unitId === unit.id && enemyUnitId === enemy.id,
  );
  const charged = contact !== undefined && contact.chargedInRound === round;
  const change = (facing: Facing | null, nowCharged: boolean) =>
    act({
      type: 'changeContact',
      combatId: combat.id,
      unitId: unit.id,
      enemyUnitId: enemy.id,
      contact: facing && { facing, charged: nowCharged },
    });
  return (
    <div className="border-t border-line pt-2">
      <SegmentedChoice<Facing | typeof NONE>
        label={battleWords.fight.against(unit.name, enemy.name)}
        columns={3}
        disabled={disabled}
        options={[
          { id: NONE, label: battleWords.fight.noContact },
          ...FACINGS.map((id) => ({ id, label: battleWords.facings[id] })),
        ]}
        chosen={contact?.facing ?? NONE}
        onChoose={(id) => change(id === NONE ? null : id, charged)}
      />
      {contact && (
        <div className="pt-1.5">
          <ToggleTile
            tone={SIDE_TONE[unit.side]}
            name={battleWords.fight.charged(unit.name, enemy.name)}
            on={charged}
            disabled={disabled}
            onToggle={(on) => change(contact.facing, on)}
          >
            <span className="text-[17px]">{battleWords.fight.chargedShort}</span>
          </ToggleTile>
        </div>
      )}
    </div>
  );
}
