import { useRef, useState } from 'react';
import { armyOf, rosterPoints } from '@/battle/state/army';
import { editionOfBattle } from '@/battle/state/edition-of';
import { distinctName, type UnitDraft } from '@/battle/state/unit';
import type { Side } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { useRecallUnit } from '@/store/page/use-remember-unit';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { NOTHING_TYPED, type TypedUnit } from './typed-unit';
import { UnitForm } from './unit-form';
import { useMayChange, useSheetAct } from './use-unit-acts';

type AddSheetProps = {
  readonly side: Side;
  readonly entry: TypedUnit;
  onChange(entry: TypedUnit): void;
  onClose(): void;
};

/** A form for a new unit. It can add the unit and stay open for the next one. */
export function AddSheet({ side, entry, onChange, onClose }: AddSheetProps) {
  const battle = useBattle();
  const { act, refusal, forgetRefusal } = useSheetAct();
  const mayChange = useMayChange(side);
  const name = useRef<HTMLInputElement | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const edition = editionOfBattle(battle);
  const recall = useRecallUnit();
  const add = (unit: UnitDraft): boolean => {
    if (!act({ type: 'addUnits', side, units: [recall(edition, unit)] })) return false;
    onChange(NOTHING_TYPED);
    return true;
  };
  return (
    <Sheet title={battleWords.armies.addTitle(side)} closeName={words.close} onClose={onClose}>
      <UnitForm
        edition={edition}
        side={side}
        entry={entry}
        disabled={!mayChange}
        refusal={refusal}
        news={
          added && battleWords.armies.added(added, armyOf(battle, side).length, rosterPoints(battle, side))
        }
        nameRef={(input) => {
          name.current = input;
          // A dialog gives this element the focus when it opens; React's own autoFocus comes too early for
          // it.
          input?.setAttribute('autofocus', '');
        }}
        actions={[
          {
            label: battleWords.armies.addAnother,
            run: (unit) => {
              const taken = armyOf(battle, side).map((army) => army.unit.name);
              if (!add(unit)) return;
              setAdded(distinctName(unit.name.trim(), taken));
              name.current?.focus();
            },
          },
          {
            label: battleWords.armies.add,
            run: (unit) => {
              if (add(unit)) onClose();
            },
          },
        ]}
        onChange={(changed) => {
          onChange(changed);
          forgetRefusal();
        }}
      />
    </Sheet>
  );
}
