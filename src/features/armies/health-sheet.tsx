import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { MAX_MODELS } from '@/battle/state/unit';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Keypad } from '@/ui/field/keypad';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { isApart, useArmiesRoom } from './armies-room';
import { openRoundIn } from './open-round';
import { unitStanding } from './unit-standing';

/** A keypad for a large loss: the number of Health Points lost, or the number that is left. */
export function HealthSheet({ army, onClose }: { readonly army: ArmyUnit; onClose(): void }) {
  const battle = useBattle();
  const room = useArmiesRoom();
  const { act } = useBattleActions();
  const { unit } = army;
  const { health, lost, start, left } = unitStanding(editionOfBattle(battle), army);
  const isUnsaid = left === null;
  const apart = isApart(room, unit.id, openRoundIn(battle, unit.id));
  const change = (by: number) => {
    if (by !== 0) act({ type: 'changeHealth', unitId: unit.id, by, cause: apart ? 'other' : undefined });
    onClose();
  };
  return (
    <Sheet title={battleWords.armies.keypad(unit.name, lost)} closeName={words.close} onClose={onClose}>
      <Keypad
        max={isUnsaid ? MAX_MODELS : start}
        deleteName={battleWords.armies.keypadDelete}
        all={isUnsaid ? null : { label: battleWords.fight.keypadAll, count: health }}
        actions={[
          {
            label: (entered) => battleWords.armies.keypadLose(entered, isUnsaid ? MAX_MODELS : health),
            run: (entered) => change(-entered),
          },
          { label: battleWords.armies.keypadSet, run: (entered) => change(lost - entered) },
        ]}
      />
    </Sheet>
  );
}
