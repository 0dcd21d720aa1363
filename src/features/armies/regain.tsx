import { useState } from 'react';
import { isOnTable } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { countsOf, profileOf } from '@/battle/state/counted-unit';
import type { UnitCounter } from '@/rules/index';
import { useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { countedWords } from '@/words/counted-words';
import { useMayChange, useSheetAct } from './use-unit-acts';

type RegainProps = { readonly army: ArmyUnit; readonly counter: UnitCounter };

/**
 * The dice of a rule that takes away what a unit has suffered: one for each, and how many show enough. Nothing
 * for a unit without that rule, or unhurt.
 */
export function Regain({ army, counter }: RegainProps) {
  const [asking, setAsking] = useState(false);
  const { throwDice } = useBattleActions();
  const { act, refusal } = useSheetAct();
  const disabled = !useMayChange(army.unit.side);
  const { regains, id } = counter;
  const dice = countsOf(army)[id] ?? 0;
  const need = regains && profileOf(army.unit)[regains.need];
  if (!regains || need === undefined || dice === 0 || !isOnTable(army)) return null;
  const label = countedWords.regain({ label: countedWords.need({ label: regains.label, need }), dice });
  const take = (count: number) => {
    setAsking(false);
    if (count > 0)
      act({ type: 'changeCount', unitId: army.unit.id, counter: id, by: -count, cause: 'regeneration' });
  };
  return (
    <>
      <Button disabled={disabled} onPress={() => setAsking(!asking)}>
        {label}
      </Button>
      {asking && (
        <div className="grid gap-2 rounded-xl border-2 border-gold p-2.5">
          <p className="text-body">{countedWords.regainHow(need)}</p>
          <NumberChips
            label={countedWords.regainHow(need)}
            min={0}
            max={dice}
            value={null}
            disabled={disabled}
            onChoose={take}
          />
          <Button
            kind="primary"
            disabled={disabled}
            onPress={() => take(throwDice(dice).filter((face) => face >= need).length)}
          >
            {countedWords.regainRoll(dice)}
          </Button>
        </div>
      )}
      <p role="alert" className="text-label text-warn empty:hidden">
        {refusal}
      </p>
    </>
  );
}
