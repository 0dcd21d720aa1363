import type { ArmyIntent } from '@/battle/army/event';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { armyOf } from '@/battle/state/army';
import type { BattleId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import { SIDES, type Side } from '@/rules/index';
import type { BattleStore } from './create-battle-store';

/**
 * A new battle of the same players by the same rulebook: what was agreed stands, and both armies take the field whole. It is open and on
 * its way to disk. Null where the earlier battle is not on this device, or this version cannot start its like.
 */
export async function startRematch(store: BattleStore, earlier: BattleId): Promise<BattleId | null> {
  const ledger = await store.readLedger(earlier);
  if (!ledger) return null;
  const { editionId, setup } = battleOf(ledger);
  const started = store.actions.start(editionId, setup);
  if (!started.ok) return null;
  for (const side of SIDES) {
    const again = armyAgain(ledger, side);
    if (again) store.actions.act(again);
  }
  return started.value;
}

/** What brings the side's army into a new battle as it was at its end, none of it lost; null where it had none. */
export function armyAgain(ledger: Ledger, side: Side): ArmyIntent | null {
  const battle = battleOf(ledger);
  const units = armyOf(battle, side).map(({ unit: { id: _, side: __, ...draft } }): UnitDraft => draft);
  if (units.length === 0) return null;
  const source = ledger.steps
    .flatMap(({ entry }) => entry.events)
    .findLast((event) => event.type === 'armyImported' && event.side === side);
  if (source?.type !== 'armyImported') return { type: 'addUnits', side, units };
  // A list too long for the log lies on the device under the checksum of its text; the rematch names its kept army, not its text.
  const { checksum: _, text, ...rest } = source.source;
  return {
    type: 'importArmy',
    side,
    replace: false,
    army: battle.setup[side].army,
    units,
    source: { ...rest, text: text ?? '' },
  };
}
