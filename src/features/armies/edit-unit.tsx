import { useState } from 'react';
import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { healthWordOf } from '@/battle/state/health-word';

import type { Edition } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { useRememberUnit } from '@/store/page/use-remember-unit';
import { battleWords } from '@/words/battle-words';
import { typedOf, withUntyped } from './typed-unit';
import { UnitForm } from './unit-form';
import { unitStanding } from './unit-standing';
import { useMayChange, useSheetAct } from './use-unit-acts';

/** The form for a unit that is already in the roster. */
export function EditUnit({ army, onDone }: { readonly army: ArmyUnit; onDone(): void }) {
  const battle = useBattle();
  const edition: Edition = editionOfBattle(battle);
  const { act, refusal, forgetRefusal } = useSheetAct();
  const mayChange = useMayChange(army.unit.side);
  const remember = useRememberUnit();
  const { unit } = army;
  const [entry, setEntry] = useState(() => typedOf(unit));
  const { lost } = unitStanding(edition, army);
  return (
    <UnitForm
      edition={edition}
      side={unit.side}
      entry={entry}
      disabled={!mayChange}
      refusal={refusal}
      news={lost > 0 ? battleWords.armies.lossesStay(lost, healthWordOf(battle, unit)) : null}
      actions={[
        {
          label: battleWords.armies.save,
          run: (draft) => {
            const to = withUntyped(draft, unit, edition);
            if (!act({ type: 'editUnit', unitId: unit.id, unit: to })) return;
            remember(edition.id, unit, to);
            onDone();
          },
        },
      ]}
      onChange={(changed) => {
        setEntry(changed);
        forgetRefusal();
      }}
    />
  );
}
