import { useState } from 'react';
import { unitOf } from '@/battle/army';
import type { ArmyUnit } from '@/battle/battle';
import { lossTarget } from '@/battle/casualties';
import { canLose } from '@/battle/engagement';
import type { LossTarget } from '@/battle/loss-target';
import { vibrate } from '@/pwa/vibration';
import type { Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/use-battle';
import { rememberLossTarget, useLossTarget } from './on-whom-memory';
import type { ShownRound } from './use-fight';

/** A side's losses in the round on screen, and the one question on whom they fall. */
type Casualties = {
  /** The unit on which they fall by the players' word. */
  readonly chosen: ArmyUnit | undefined;
  /** How many wait for the answer to "on whom?", or null. */
  readonly asking: number | null;
  /** Adds losses or gives them back. False where it has to be asked first on whom they fall. */
  count(by: number): boolean;
  /** Answers the question, and adds what waited for it. */
  choose(target: LossTarget): void;
  forget(): void;
};

/** The losses of that side: whoever adds to them, by tile or by number, asks and remembers alike. */
export function useCasualties(shown: ShownRound, side: Side): Casualties {
  const { combat, round, sheet } = shown;
  const battle = useBattle();
  const { act } = useBattleActions();
  const place = { battleId: battle.id, combatId: combat.id, round: round.number, side };
  const remembered = useLossTarget(place);
  const [asking, setAsking] = useState<number | null>(null);
  const army = remembered === null || remembered === 'unassigned' ? undefined : unitOf(battle, remembered);
  const chosen = army && canLose(army) && combat.unitIds.includes(army.unit.id) ? army : undefined;
  const stillThere = remembered === 'unassigned' ? remembered : (chosen?.unit.id ?? null);

  function change(by: number, on: LossTarget | undefined) {
    const done = act({ type: 'count', combatId: combat.id, side, rowId: sheet.casualties, by, on });
    if (done.ok) vibrate();
  }

  return {
    chosen,
    asking,
    count(by) {
      const target = by > 0 ? (lossTarget(battle, combat, side) ?? stillThere) : undefined;
      if (target === null) {
        setAsking(by);
        return false;
      }
      change(by, target);
      return true;
    },
    choose(target) {
      rememberLossTarget(place, target);
      setAsking(null);
      if (asking !== null) change(asking, target);
    },
    forget: () => setAsking(null),
  };
}
