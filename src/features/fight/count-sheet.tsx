import { answerTo, type CounterRow, MAX_COUNT, type Side } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { Keypad } from '@/ui/keypad';
import { Sheet } from '@/ui/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { ShownRound } from './use-fight';

type CountSheetProps = {
  readonly shown: ShownRound;
  readonly row: CounterRow;
  readonly side: Side;
  onClose(): void;
};

/** A keypad for a count: more of what was lost at one blow, or the number as it should be. */
export function CountSheet({ shown, row, side, onClose }: CountSheetProps) {
  const { act } = useBattleActions();
  const place = { combatId: shown.combat.id, side, rowId: row.id };
  const now = answerTo(row, shown.answers[side]) as number;
  const max = row.max ?? MAX_COUNT;
  const add = {
    label: battleWords.fight.keypadAdd,
    run: (entered: number) => {
      act({ type: 'count', ...place, by: entered });
      onClose();
    },
  };
  const set = {
    label: battleWords.fight.keypadSet,
    run: (entered: number) => {
      act({ type: 'answer', ...place, answer: entered });
      onClose();
    },
  };
  const title =
    row.id === shown.sheet.casualties
      ? battleWords.fight.keypad(side, row.unit)
      : battleWords.fight.control(row.label, side);
  return (
    <Sheet title={`${title}: ${words.number(now)}`} closeName={words.close} onClose={onClose}>
      <Keypad
        max={max}
        deleteName={battleWords.fight.keypadDelete}
        actions={row.id === shown.sheet.casualties ? [add, set] : [set]}
      />
    </Sheet>
  );
}
