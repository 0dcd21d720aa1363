import { useState } from 'react';
import { attackDiceOf, notEnteredOfDice } from '@/battle/combat/attack-dice';
import { isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import type { Combat } from '@/battle/state/combat';
import { openCharacteristic, statusesNow } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { engagedUnits } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import { type Facing, otherSide, type Side } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { NumberField } from '@/ui/field/number-field';
import { Sheet } from '@/ui/page/sheet';
import { countedWords } from '@/words/counted-words';
import { words } from '@/words/words';

type AttackDiceProps = { readonly combat: Combat; readonly side: Side };

/** As many as anybody directs. */
const MOST = 99;

/** The dice of every striking unit, multiplied by the facing that is struck: a help, and nothing is kept. */
export function AttackDice({ combat, side }: AttackDiceProps) {
  const battle = useBattle();
  const strikers = engagedUnits(battle, combat, side).filter(isOnTable);
  return strikers.map((army) => (
    <UnitsDice
      key={`${army.unit.id} ${foesOf(battle, combat, army).map(({ unit }) => unit.id)}`}
      battle={battle}
      combat={combat}
      army={army}
    />
  ));
}

type UnitsDiceProps = { readonly battle: Battle; readonly combat: Combat; readonly army: ArmyUnit };

function UnitsDice({ battle, combat, army }: UnitsDiceProps) {
  const [directed, setDirected] = useState<Readonly<Record<UnitId, number>>>({});
  const [isOpened, setOpened] = useState(false);
  const foes = foesOf(battle, combat, army);
  const available = attackDiceOf(battle, combat, army, [])?.available ?? null;
  const isSaid = Object.keys(directed).length > 0;
  const portions = foes.map(({ unit }, place) => ({
    enemyUnitId: unit.id,
    name: unit.name,
    attacks: directed[unit.id] ?? (!isSaid && place === 0 ? (available ?? 0) : 0),
    facing: facingIn(combat, army.unit.id, unit.id),
  }));
  const dice = attackDiceOf(battle, combat, army, portions);
  if (!dice || foes.length === 0) return null;
  const sum = portions.reduce((total, { attacks }) => total + attacks, 0);
  const halved = statusesNow(editionOfBattle(battle), army).filter(({ halves }) =>
    halves?.includes('attacks'),
  );
  const open = openCharacteristic(editionOfBattle(battle), army, 'attacks');
  const unknown = open ? countedWords.notEntered(open.label) : countedWords.attacksUnknown;
  const lines = portions.flatMap(({ attacks, facing, name }, place) =>
    attacks > 0
      ? [
          words.sideBySide([
            foes.length > 1 && name,
            countedWords.attacks(attacks, facing, dice.dice[place] ?? 0),
          ]),
        ]
      : [],
  );
  const { rules, facts } = notEnteredOfDice(battle, combat, army, portions);
  const without = words.sideBySide([
    rules.length > 0 && countedWords.without(rules),
    ...facts.map(countedWords.notEntered),
  ]);
  const tooMany = dice.allowed
    ? null
    : countedWords.attacksTooMany({ directed: sum, available: available ?? 0 });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        className="flex min-h-(--control) w-full flex-wrap items-center justify-between gap-x-2 border-b border-line text-left"
      >
        <span className="font-bold">{countedWords.attacksTitle(army.unit.name)}</span>
        <span className={`text-right text-detail leading-detail ${tooMany ? 'text-warn' : ''}`}>
          {tooMany ?? (lines.length > 0 ? lines.join(' + ') : unknown)}
          {without && <span className="block text-note leading-note text-muted">{without}</span>}
        </span>
      </button>
      {isOpened && (
        <Sheet
          title={countedWords.attacksTitle(army.unit.name)}
          closeName={words.close}
          onClose={() => setOpened(false)}
        >
          <p role="status" className={`pb-2 text-body ${tooMany ? 'text-warn' : 'text-muted'}`}>
            {words.sideBySide([
              tooMany ??
                (available === null ? unknown : countedWords.attacksThere({ directed: sum, available })),
              ...halved.map(({ label }) => countedWords.attacksHalved(label)),
            ])}
          </p>
          <ul className="grid gap-3">
            {portions.map(({ enemyUnitId, name, attacks, facing }, place) => (
              <li key={enemyUnitId}>
                <p className="flex justify-between gap-2 pb-1">
                  <span className="font-bold">{name}</span>
                  <span>{countedWords.attacks(attacks, facing, dice.dice[place] ?? 0)}</span>
                </p>
                <NumberField
                  label={countedWords.attacksAt(name)}
                  min={0}
                  max={MOST}
                  value={attacks}
                  disabled={false}
                  names={{
                    more: countedWords.oneMoreAttack(name),
                    fewer: countedWords.oneAttackLess(name),
                  }}
                  onChange={(to) =>
                    setDirected({
                      ...Object.fromEntries(portions.map((one) => [one.enemyUnitId, one.attacks])),
                      [enemyUnitId]: to,
                    })
                  }
                />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** The enemies that the unit may strike: those that it meets, or all where nobody said who meets whom. */
function foesOf(battle: Battle, combat: Combat, { unit }: ArmyUnit): readonly ArmyUnit[] {
  const enemies = engagedUnits(battle, combat, otherSide(unit.side)).filter(isOnTable);
  const met = enemies.filter((enemy) =>
    combat.contacts.some(
      ({ unitId, enemyUnitId }) =>
        (unitId === unit.id && enemyUnitId === enemy.unit.id) ||
        (unitId === enemy.unit.id && enemyUnitId === unit.id),
    ),
  );
  return met.length > 0 ? met : enemies;
}

function facingIn({ contacts }: Combat, unitId: UnitId, enemyUnitId: UnitId): Facing {
  return contacts.find((one) => one.unitId === unitId && one.enemyUnitId === enemyUnitId)?.facing ?? 'front';
}
