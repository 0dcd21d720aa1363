import { useState } from 'react';
import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { canLose, engagedUnits } from '@/battle/state/engaged';
import { type CountedUnit, MAX_COUNT, SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { NumberField } from '@/ui/number-field';
import { SelectField } from '@/ui/select-field';
import { Sheet } from '@/ui/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import type { ShownRound } from './use-fight';

/** The units that may fight a duel in the round: none where none scores, no character fights, or no enemy is named. */
export function useDuellers({ sheet, combat, round }: ShownRound): readonly ArmyUnit[] {
  const battle = useBattle();
  const mayWrite = useMayWrite() && battle.outcome === null && round.outcome === null;
  const engaged = engagedUnits(battle, combat).filter(canLose);
  const met = SIDES.every((side) => engaged.some(({ unit }) => unit.side === side));
  const dueller = engaged.some(({ unit }) => unit.marks.includes('character'));
  return sheet.duel && met && dueller && mayWrite ? engaged : [];
}

type DuelButtonProps = { readonly shown: ShownRound; readonly duellers: readonly ArmyUnit[] };

/** Opens what two characters did to each other in a duel. */
export function DuelButton({ shown, duellers }: DuelButtonProps) {
  const [opened, setOpened] = useState(false);
  const label = shown.sheet.duel?.label ?? '';
  return (
    <>
      <Button onPress={() => setOpened(true)}>{label}</Button>
      {opened && (
        <DuelSheet shown={shown} title={label} engaged={duellers} onClose={() => setOpened(false)} />
      )}
    </>
  );
}

type DuelSheetProps = {
  readonly shown: ShownRound;
  readonly title: string;
  readonly engaged: readonly ArmyUnit[];
  onClose(): void;
};

function DuelSheet({ shown, title, engaged, onClose }: DuelSheetProps) {
  const battle = useBattle();
  const { act, dismissRefusal } = useBattleActions();
  const { healthPoint }: { readonly healthPoint: CountedUnit } = editionOfBattle(battle);
  const strikers = charactersFirst(engaged);
  const [strikerId, setStriker] = useState(strikers[0]?.unit.id);
  const [struckId, setStruck] = useState<string | undefined>(undefined);
  const [dealt, setDealt] = useState(1);
  const [error, setError] = useState<string | null>(null);
  const striker = strikers.find(({ unit }) => unit.id === strikerId) ?? strikers[0];
  const enemies = strikers.filter(({ unit }) => unit.side !== striker?.unit.side);
  const struck = enemies.find(({ unit }) => unit.id === struckId) ?? enemies[0];
  const texts = battleWords.fight.duel;
  const option = ({ unit }: ArmyUnit) => ({
    id: unit.id,
    label: words.sideBySide([unit.name, words.side(unit.side)]),
  });
  if (!striker || !struck) return null;
  const note = () => {
    const done = act({
      type: 'fightDuel',
      combatId: shown.combat.id,
      unitId: striker.unit.id,
      enemyUnitId: struck.unit.id,
      dealt,
    });
    if (done.ok) {
      onClose();
      return;
    }
    setError(battleWords.refusal(done.refusal));
    dismissRefusal();
  };
  return (
    <Sheet title={title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <SelectField
          label={texts.striker}
          options={strikers.map(option)}
          chosen={striker.unit.id}
          onChoose={(id) => setStriker(strikers.find(({ unit }) => unit.id === id)?.unit.id)}
        />
        <SelectField
          label={texts.struck}
          options={enemies.map(option)}
          chosen={struck.unit.id}
          onChoose={setStruck}
        />
        <div>
          <span className="block pb-1 text-[1rem] text-muted">{texts.dealt(healthPoint)}</span>
          <NumberField
            label={texts.dealt(healthPoint)}
            min={1}
            max={MAX_COUNT}
            value={dealt}
            disabled={false}
            names={{ more: texts.oneMore, fewer: texts.oneFewer }}
            onChange={setDealt}
          />
        </div>
        <p className="text-[1rem] text-muted">{texts.hint}</p>
        <p role="alert" className="text-[1.0625rem] text-warn empty:hidden">
          {error}
        </p>
        <Button kind="primary" onPress={note}>
          {texts.note(striker.unit.name, dealt, struck.unit.name)}
        </Button>
      </div>
    </Sheet>
  );
}

/** Characters fight duels; a champion stands for its unit. */
function charactersFirst(engaged: readonly ArmyUnit[]): readonly ArmyUnit[] {
  const isCharacter = ({ unit }: ArmyUnit) => unit.marks.includes('character');
  return [...engaged.filter(isCharacter), ...engaged.filter((army) => !isCharacter(army))];
}
