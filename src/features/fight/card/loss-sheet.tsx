import { unitOf } from '@/battle/state/army';
import { engagedUnits } from '@/battle/state/engaged';
import type { LossTarget } from '@/battle/state/loss-target';
import { called } from '@/features/fight/round/called';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { type CounterRow, MAX_COUNT, rowOf, type Side } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Keypad } from '@/ui/field/keypad';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { lossOf } from './loss-standing';
import { useCasualties } from './use-casualties';

type LossSheetProps = {
  readonly shown: ShownRound;
  readonly side: Side;
  /** Whose losses: a unit's, or those of no particular unit. */
  readonly target: LossTarget;
  onClose(): void;
};

/** A keypad for many losses at once: the number to add, or the new total. */
export function LossSheet({ shown, side, target, onClose }: LossSheetProps) {
  const battle = useBattle();
  const { count } = useCasualties(shown.combat.id, shown.sheet.casualties, side);
  const row = rowOf(shown.sheet, shown.sheet.casualties) as CounterRow;
  const army = target === 'unassigned' ? undefined : unitOf(battle, target);
  const { lost, left } = lossOf(battle, shown.round, side, target);
  const inUnits = engagedUnits(battle, shown.combat, side).length > 0;
  const change = (by: number, on: LossTarget = target) => {
    if (by !== 0) count(by, on);
    onClose();
  };
  const title = battleWords.fight.keypad(army ? called(battle, army.unit) : words.side(side), row.unit);
  return (
    <Sheet title={battleWords.fight.countTitle(title, lost)} closeName={words.close} onClose={onClose}>
      <Keypad
        max={left === null ? (row.max ?? MAX_COUNT) : lost + left}
        deleteName={battleWords.fight.keypadDelete}
        all={left === null ? null : { label: battleWords.fight.keypadAll, count: left }}
        actions={[
          {
            label: battleWords.fight.keypadAdd,
            run: (entered) => change(left === null ? entered : Math.min(entered, left)),
          },
          { label: battleWords.fight.keypadSet, run: (entered) => change(entered - lost) },
          ...(inUnits && target !== 'unassigned'
            ? [
                {
                  label: battleWords.fight.keypadUnassigned,
                  run: (entered: number) => change(entered, 'unassigned'),
                },
              ]
            : []),
        ]}
      />
    </Sheet>
  );
}
