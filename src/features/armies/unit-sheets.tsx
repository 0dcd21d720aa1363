import { unitOf } from '@/battle/state/army';
import type { UnitId } from '@/battle/state/ids';
import { useBattle } from '@/store/battle/use-battle';
import { HealthSheet } from './health-sheet';
import { UnitSheet } from './unit-sheet';

/** The page of a unit, or the keypad for its losses. */
export type UnitSheetShown = { readonly kind: 'unit' | 'health'; readonly id: UnitId };

type UnitSheetsProps = { readonly shown: UnitSheetShown | null; onClose(): void };

/** The sheet over a roster; none if nothing is open, or the unit is gone. */
export function UnitSheets({ shown, onClose }: UnitSheetsProps) {
  const battle = useBattle();
  const army = shown && unitOf(battle, shown.id);
  if (!shown || !army) return null;
  return shown.kind === 'unit' ? (
    <UnitSheet army={army} onClose={onClose} />
  ) : (
    <HealthSheet army={army} onClose={onClose} />
  );
}
