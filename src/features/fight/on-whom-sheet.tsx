import { canLose, engagedUnits } from '@/battle/engagement';
import type { LossTarget } from '@/battle/loss-target';
import type { Side } from '@/rules/index';
import { useBattle } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { ShownRound } from './use-fight';

type OnWhomSheetProps = {
  readonly shown: ShownRound;
  readonly side: Side;
  onChoose(target: LossTarget): void;
  onClose(): void;
};

/** Asked once a round, when several units of a side fight: on which of them its losses fall. */
export function OnWhomSheet({ shown, side, onChoose, onClose }: OnWhomSheetProps) {
  const battle = useBattle();
  return (
    <Sheet title={battleWords.fight.onWhom(side)} closeName={words.close} onClose={onClose}>
      <div className="grid gap-2">
        {engagedUnits(battle, shown.combat, side)
          .filter(canLose)
          .map(({ unit }) => (
            <Button key={unit.id} onPress={() => onChoose(unit.id)}>
              {unit.name}
            </Button>
          ))}
        <Button kind="quiet" onPress={() => onChoose('unassigned')}>
          {battleWords.fight.unassigned}
        </Button>
      </div>
    </Sheet>
  );
}
