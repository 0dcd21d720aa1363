import type { ArmyIntent } from '@/battle/army/event';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { armyOf } from '@/battle/state/army';
import type { BattleId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import { SIDES, type Side } from '@/rules/index';
import type { BattleStore } from './battle-store';

/**
 * Starts a new battle of the same players with the same rulebook and the same set-up; both armies are whole
 * again. It is opened and saved. Null if the earlier battle is not on this device, or this version cannot
 * start one like it.
 */
export async function startRematch(store: BattleStore, earlier: BattleId): Promise<BattleId | null> {
  const ledger = await store.readLedger(earlier);
  if (!ledger) return null;
  const { editionId, setup } = battleOf(ledger);
  const started = store.actions.start(editionId, setup);
  return started.ok ? musteredAgain(store, ledger, started.value) : null;
}

/**
 * Starts the battle on screen anew with another rulebook, before anything in it is settled: the same players,
 * sizes and units, without what only the old rulebook knows (its mission, its table). It is opened and saved;
 * the earlier battle stays on the disk. Null if this version cannot fight by that rulebook.
 */
export function startByOtherRulebook(store: BattleStore, ledger: Ledger, editionId: string): BattleId | null {
  const { victoryRules: _, table: __, ownTable: ___, ...setup } = battleOf(ledger).setup;
  const started = store.actions.start(editionId, setup);
  return started.ok ? musteredAgain(store, ledger, started.value) : null;
}

/** Both armies of that battle in the one that was just started. */
function musteredAgain(store: BattleStore, ledger: Ledger, started: BattleId): BattleId {
  for (const side of SIDES) {
    const again = armyAgain(ledger, side);
    if (again) store.actions.act(again);
  }
  return started;
}

/**
 * The intent that adds the side's army to a new battle as it was at the end, without its losses; null if it
 * had none.
 */
export function armyAgain(ledger: Ledger, side: Side): ArmyIntent | null {
  const battle = battleOf(ledger);
  const units = armyOf(battle, side).map(({ unit: { id: _, side: __, ...draft } }): UnitDraft => draft);
  if (units.length === 0) return null;
  const source = ledger.steps
    .flatMap(({ entry }) => entry.events)
    .findLast((event) => event.type === 'armyImported' && event.side === side);
  if (source?.type !== 'armyImported') return { type: 'addUnits', side, units };
  // A list that is too long for the log is stored on the device under its checksum. The rematch names the
  // kept army, not the text.
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
