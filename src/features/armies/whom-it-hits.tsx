import { useLocation } from 'wouter';
import { armyOf, isOnTable } from '@/battle/state/army';
import type { ArmyUnit, Battle } from '@/battle/state/battle';
import { hostOf, isWithHost } from '@/battle/state/characters';
import { boundBy } from '@/battle/state/combat-over';
import { titleOf } from '@/battle/state/engaged';
import { otherSide } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';

/**
 * The enemies that a unit may charge: none while it fights, or has left the table. A character charges
 * together with its unit, and is hit there.
 */
export function enemiesToHit(battle: Battle, army: ArmyUnit): readonly ArmyUnit[] {
  const leading = isWithHost(battle, army) ? (hostOf(battle, army) ?? army) : army;
  if (!isOnTable(leading) || boundBy(battle, leading.unit.id)) return [];
  return armyOf(battle, otherSide(army.unit.side)).filter(
    (enemy) => isOnTable(enemy) && !isWithHost(battle, enemy),
  );
}

/** The enemies as blocks. A tap on one opens a combat with it, or joins its combat, and shows that combat. */
export function WhomItHits({ army }: { readonly army: ArmyUnit }) {
  const battle = useBattle();
  const { act } = useBattleActions();
  const [, navigate] = useLocation();
  const { border, field } = toneClasses[SIDE_TONE[otherSide(army.unit.side)]];
  const hit = (enemy: ArmyUnit) => {
    const done = act({ type: 'hitUnit', unitId: army.unit.id, enemyUnitId: enemy.unit.id });
    const met = done.ok ? done.value.find((event) => event.type === 'contactChanged') : undefined;
    if (met?.type === 'contactChanged') navigate(`/battle/${battle.id}/fight/${met.combatId}`);
  };
  return (
    <>
      <p className="pb-2 text-detail leading-label text-muted">{battleWords.armies.hitHint}</p>
      <ul className="grid grid-cols-2 big:grid-cols-1 gap-1.5">
        {enemiesToHit(battle, army).map((enemy) => {
          const there = boundBy(battle, enemy.unit.id);
          return (
            <li key={enemy.unit.id} className="grid min-w-0">
              <button
                type="button"
                onClick={() => hit(enemy)}
                className={`min-h-(--control) min-w-0 rounded-lg border-2 px-2 py-1 text-left text-label leading-tight font-bold break-words ${border} ${field}`}
              >
                {enemy.unit.name}
                {there && (
                  <span className="block text-small leading-small font-medium">
                    {battleWords.armies.fightsIn(titleOf(battle, there))}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
