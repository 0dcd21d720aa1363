import { useState } from 'react';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { editionOfBattle, sheetOf } from '@/battle/state/edition-of';
import { canLose, engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useRoundPart, useShownRound } from '@/features/fight/round/use-fight';
import { type CountedUnit, MAX_COUNT, SIDES } from '@/rules/index';
import { useBattle, useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { SelectField } from '@/ui/field/select-field';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/**
 * Whether a duel may be fought in the round: not if the edition has none, no character fights, or no enemy is
 * named.
 */
export function useMayDuel(combatId: CombatId): boolean {
  const mayWrite = useMayWrite();
  const duel = useRoundPart(combatId, ({ sheet, combat, round }, battle) => {
    if (!sheet.duel || battle.outcome !== null || round.outcome !== null) return false;
    const engaged = duellersOf(battle, combat);
    const met = SIDES.every((side) => engaged.some(({ unit }) => unit.side === side));
    return met && engaged.some(({ unit }) => unit.marks.includes('character'));
  });
  return mayWrite && duel;
}

function duellersOf(battle: Battle, combat: Combat): readonly ArmyUnit[] {
  return engagedUnits(battle, combat).filter(canLose);
}

type DuelButtonProps = { readonly combatId: CombatId };

/** Opens the sheet for the damage of two characters in a duel. */
export function DuelButton({ combatId }: DuelButtonProps) {
  const [opened, setOpened] = useState(false);
  const label = useBattlePart((battle) => sheetOf(battle).duel?.label ?? '');
  return (
    <>
      <Button onPress={() => setOpened(true)}>{label}</Button>
      {opened && <DuelSheet combatId={combatId} title={label} onClose={() => setOpened(false)} />}
    </>
  );
}

type DuelSheetProps = {
  readonly combatId: CombatId;
  readonly title: string;
  onClose(): void;
};

function DuelSheet({ combatId, title, onClose }: DuelSheetProps) {
  const battle = useBattle();
  const { combat } = useShownRound(combatId);
  const { act, dismissRefusal } = useBattleActions();
  const { healthPoint }: { readonly healthPoint: CountedUnit } = editionOfBattle(battle);
  const strikers = charactersFirst(duellersOf(battle, combat));
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
      combatId,
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
          <span className="block pb-1 text-detail text-muted">{texts.dealt(healthPoint)}</span>
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
        <p className="text-detail text-muted">{texts.hint}</p>
        <p role="alert" className="text-label text-warn empty:hidden">
          {error}
        </p>
        <Button kind="primary" onPress={note}>
          {texts.note(striker.unit.name, dealt, struck.unit.name)}
        </Button>
      </div>
    </Sheet>
  );
}

/** Characters come first, because they fight duels. A champion is part of its unit. */
function charactersFirst(engaged: readonly ArmyUnit[]): readonly ArmyUnit[] {
  const isCharacter = ({ unit }: ArmyUnit) => unit.marks.includes('character');
  return [...engaged.filter(isCharacter), ...engaged.filter((army) => !isCharacter(army))];
}
