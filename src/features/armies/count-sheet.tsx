import type { ArmyUnit } from '@/battle/state/battle';
import { countsOf, MAX_COUNT_OF_UNIT } from '@/battle/state/counted-unit';
import type { UnitCounter } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Keypad } from '@/ui/field/keypad';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { countedWords, type TappedCause } from '@/words/counted-words';
import { words } from '@/words/words';
import { causeOfLess, causeOfMore } from './counted-standing';
import { useSheetAct } from './use-unit-acts';

type CountSheetProps = { readonly army: ArmyUnit; readonly counter: UnitCounter; onClose(): void };

const CAUSES: readonly TappedCause[] = ['shooting', 'combat', 'other'];

/** A keypad for what a unit suffered at once: the likely cause first, and so many taken away last. */
export function CountSheet({ army, counter, onClose }: CountSheetProps) {
  const battle = useBattle();
  const { act, refusal } = useSheetAct();
  const { unit } = army;
  const likely = causeOfMore(battle, army);
  const count = countsOf(army)[counter.id] ?? 0;
  const change = (by: number, cause: TappedCause) => {
    const of = { unitId: unit.id, counter: counter.id, cause };
    if (by === 0 || act({ type: 'changeCount', ...of, by })) onClose();
  };
  return (
    <Sheet
      title={countedWords.keypad(unit.name, count, counter.unit)}
      closeName={words.close}
      onClose={onClose}
    >
      <Keypad
        max={MAX_COUNT_OF_UNIT}
        deleteName={battleWords.armies.keypadDelete}
        actions={[
          ...[likely, ...CAUSES.filter((cause) => cause !== likely)].map((cause) => ({
            label: (entered: number | null) => countedWords.keypadMore(cause, entered),
            run: (entered: number) => change(entered, cause),
          })),
          {
            label: (entered: number | null) => countedWords.keypadLess(entered),
            run: (entered: number) => change(-entered, causeOfLess(army)),
          },
        ]}
      />
      <p role="alert" className="pt-2 text-label text-warn empty:hidden">
        {refusal}
      </p>
    </Sheet>
  );
}
