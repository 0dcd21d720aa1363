import type { ShownRound } from '@/features/fight/round/shown-round';
import { answerTo, type CounterRow, MAX_COUNT, type Side } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Keypad } from '@/ui/field/keypad';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type CountSheetProps = {
  readonly shown: ShownRound;
  readonly row: CounterRow;
  readonly side: Side;
  onClose(): void;
};

/** A keypad for a row of the score: the new number. */
export function CountSheet({ shown, row, side, onClose }: CountSheetProps) {
  const { act } = useBattleActions();
  const now = answerTo(row, shown.answers[side]) as number;
  return (
    <Sheet
      title={battleWords.fight.countTitle(battleWords.fight.control(row.label, side), now)}
      closeName={words.close}
      onClose={onClose}
    >
      <Keypad
        max={row.max ?? MAX_COUNT}
        deleteName={battleWords.fight.keypadDelete}
        actions={[
          {
            label: battleWords.fight.keypadSet,
            run: (answer) => {
              act({ type: 'answer', combatId: shown.combat.id, side, rowId: row.id, answer });
              onClose();
            },
          },
        ]}
      />
    </Sheet>
  );
}
