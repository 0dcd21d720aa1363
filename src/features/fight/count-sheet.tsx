import type { ComponentProps } from 'react';
import { answerTo, type CounterRow, MAX_COUNT, type Side } from '@/rules/index';
import { useBattleActions } from '@/store/use-battle';
import { Keypad } from '@/ui/keypad';
import { Sheet } from '@/ui/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { OnWhomSheet } from './on-whom-sheet';
import { useCasualties } from './use-casualties';
import type { ShownRound } from './use-fight';

type CountSheetProps = {
  readonly shown: ShownRound;
  readonly row: CounterRow;
  readonly side: Side;
  onClose(): void;
};

/** A keypad for a count: more of what was lost at one blow, or the number as it should be. */
export function CountSheet(props: CountSheetProps) {
  const { shown, row } = props;
  return row.id === shown.sheet.casualties ? <CasualtySheet {...props} /> : <RowSheet {...props} />;
}

function CasualtySheet({ shown, row, side, onClose }: CountSheetProps) {
  const { asking, count, choose } = useCasualties(shown, side);
  const now = answerTo(row, shown.answers[side]) as number;
  const change = (by: number) => {
    if (by === 0 || count(by)) onClose();
  };
  if (asking !== null) {
    return (
      <OnWhomSheet
        shown={shown}
        side={side}
        onChoose={(target) => {
          choose(target);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <NumberSheet
      title={battleWords.fight.keypad(side, row.unit)}
      now={now}
      max={row.max ?? MAX_COUNT}
      actions={[
        { label: battleWords.fight.keypadAdd, run: change },
        { label: battleWords.fight.keypadSet, run: (entered) => change(entered - now) },
      ]}
      onClose={onClose}
    />
  );
}

function RowSheet({ shown, row, side, onClose }: CountSheetProps) {
  const { act } = useBattleActions();
  return (
    <NumberSheet
      title={battleWords.fight.control(row.label, side)}
      now={answerTo(row, shown.answers[side]) as number}
      max={row.max ?? MAX_COUNT}
      actions={[
        {
          label: battleWords.fight.keypadSet,
          run: (answer) => {
            act({ type: 'answer', combatId: shown.combat.id, side, rowId: row.id, answer });
            onClose();
          },
        },
      ]}
      onClose={onClose}
    />
  );
}

type NumberSheetProps = {
  readonly title: string;
  readonly now: number;
  readonly max: number;
  readonly actions: ComponentProps<typeof Keypad>['actions'];
  onClose(): void;
};

function NumberSheet({ title, now, max, actions, onClose }: NumberSheetProps) {
  return (
    <Sheet title={`${title}: ${words.number(now)}`} closeName={words.close} onClose={onClose}>
      <Keypad max={max} deleteName={battleWords.fight.keypadDelete} actions={actions} />
    </Sheet>
  );
}
