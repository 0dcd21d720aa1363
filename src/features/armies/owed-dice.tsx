import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { OwedDice as Owed } from '@/battle/state/records';
import { asSpoken, type Edition } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberChips } from '@/ui/field/number-chips';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { useMayChange, useSheetAct } from './use-unit-acts';

type OwedDiceProps = { readonly army: ArmyUnit; readonly owed: Owed; onDone(): void };

/** The dice that the outcome of a test adds to what the unit has suffered: their total, or the app rolls. */
export function OwedDice({ army, owed: { counter, dice }, onDone }: OwedDiceProps) {
  const battle = useBattle();
  const { counters = [] }: Edition = editionOfBattle(battle);
  const ended = asSpoken(battle.editionId, army.tests?.at(-1)?.outcome);
  const { throwDice } = useBattleActions();
  const { act, refusal } = useSheetAct();
  const disabled = !useMayChange(army.unit.side);
  const what = counters.find(({ id }) => id === counter)?.unit.other ?? counter;
  const label = countedWords.owed({ dice, what });
  const roll = (total: number) => {
    if (act({ type: 'rollOwed', unitId: army.unit.id, total })) onDone();
  };
  return (
    <div className="grid gap-3">
      <p className="text-page font-bold">{ended?.label}</p>
      <p className="text-body">{label}</p>
      <NumberChips label={label} min={dice} max={6 * dice} value={null} disabled={disabled} onChoose={roll} />
      <Button
        kind="primary"
        disabled={disabled}
        onPress={() => roll(throwDice(dice).reduce((sum, face) => sum + face, 0))}
      >
        {battleWords.breakTest.roll}
      </Button>
      <p role="alert" className="text-label text-warn empty:hidden">
        {refusal}
      </p>
    </div>
  );
}
