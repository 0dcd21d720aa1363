import { destroyedSides } from '@/battle/combat/destroyed';
import type { Battle } from '@/battle/state/battle';
import { type Combat, isClosed, latestRound } from '@/battle/state/combat';
import { hasShooting } from '@/battle/state/edition-of';
import { titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useShownCombat } from '@/features/fight/round/use-fight';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type CombatsSheetProps = {
  /** The combat named in the address. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
  onShowNewest(): void;
  /** Opens the units of the shown combat. */
  onUnits(): void;
  onClose(): void;
};

/** Every combat of the battle with its state, the open ones first; opens another one, or ends this one. */
export function CombatsSheet({ asked, onShow, onShowNewest, onUnits, onClose }: CombatsSheetProps) {
  const shown = useShownCombat(asked);
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && !battle.outcome;
  const combats = battle.combats.toSorted(
    (left, right) => Number(left.ended) - Number(right.ended) || left.number - right.number,
  );
  const open = (wanted: { readonly type: 'openCombat'; readonly shotBy?: Side }) => {
    const opened = act(wanted);
    const [event] = opened.ok ? opened.value : [];
    if (event?.type === 'combatOpened') onShow(event.combatId);
    onClose();
  };
  return (
    <Sheet title={battleWords.fight.combats} closeName={words.close} onClose={onClose}>
      <ul className="mb-3 grid grid-cols-1 gap-2">
        {combats.map((combat) => (
          <li key={combat.id}>
            <button
              type="button"
              aria-current={combat.id === shown?.id}
              onClick={() => {
                onShow(combat.id);
                onClose();
              }}
              className="flex min-h-13 w-full items-center justify-between gap-3 big:flex-col big:items-start big:gap-0 rounded-lg border-2 border-outline bg-card px-3 text-left aria-[current=true]:border-gold"
            >
              <span className="min-w-0 max-w-full break-words font-display text-name leading-title">
                {battleWords.combatTitle(titleOf(battle, combat))}
              </span>
              <span className="text-right text-detail text-muted">{stateOf(battle, combat)}</span>
            </button>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <div className="grid gap-2">
          <Button kind="primary" onPress={() => open({ type: 'openCombat' })}>
            {battleWords.fight.newCombat}
          </Button>
          {hasShooting(battle) && (
            <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
              {SIDES.map((side) => (
                <Button key={side} onPress={() => open({ type: 'openCombat', shotBy: side })}>
                  {battleWords.fight.shooting(side)}
                </Button>
              ))}
            </div>
          )}
          {shown && !shown.ended && !shown.shotBy && !latestRound(shown)?.outcome && (
            <Button onPress={onUnits}>{battleWords.fight.whoFights(shown.number)}</Button>
          )}
          {shown && !shown.ended && (
            <Button
              onPress={() => {
                act({ type: 'endCombat', combatId: shown.id });
                onShowNewest();
                onClose();
              }}
            >
              {battleWords.fight.endThis(shown.number, shown.shotBy !== undefined)}
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}

function stateOf(battle: Battle, combat: Combat): string {
  const round = latestRound(combat);
  const closed = round !== undefined && isClosed(round);
  const assault = round?.assault?.outcome;
  return words.sideBySide([
    combat.shotBy && !combat.ended
      ? null
      : battleWords.fight.combatState(round?.number ?? 0, closed, combat.ended),
    round?.assault?.shot && battleWords.fight.shot(round.assault.shot),
    round?.outcome && battleWords.roundEnd(round.outcome.result, destroyedSides(battle, combat)),
    assault && battleWords.assaultVerdict({ outcome: assault }),
  ]);
}
