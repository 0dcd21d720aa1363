import { describe } from '@/battle/describe/describe';
import type { Description } from '@/battle/describe/description';
import { descriptionContext } from '@/battle/describe/description-context';
import type { BattleEvent, Entry } from '@/battle/log/event';
import type { Ledger } from '@/battle/log/ledger';
import type { Side, VictoryLine } from '@/rules/index';

/** A gesture behind a line of the score, as the log shows it. */
export type EntryBehind = { readonly entry: Entry; readonly description: Description };

/**
 * The entries in force behind a side's line, oldest first: what happened to its unit, or who counted the
 * bonus.
 */
export function entriesBehindLine(
  ledger: Ledger,
  side: Side,
  { unitId, bonusId }: Pick<VictoryLine, 'unitId' | 'bonusId'>,
): readonly EntryBehind[] {
  const made = (event: BattleEvent): boolean => {
    if (event.type === 'healthChanged' || event.type === 'fateChanged') return event.unitId === unitId;
    if (event.type === 'placeHeld') {
      return event.bonusId === bonusId && (event.from === side || event.to === side);
    }
    if (event.type === 'markerScored') return event.bonusId === bonusId && event.side === side;
    return event.type === 'bonusCounted' && event.bonusId === bonusId && event.side === side;
  };
  const context = descriptionContext(ledger);
  return ledger.steps
    .filter(({ entry }) => entry.events.some(made))
    .map(({ entry }) => ({ entry, description: describe(entry, context) }));
}
