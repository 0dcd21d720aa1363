import { unitOf } from '@/battle/state/army';
import { shownCounter } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { useBattle } from '@/store/battle/use-battle';
import { CountSheet } from './count-sheet';
import { HealthSheet } from './health-sheet';
import { UnitSheet } from './unit-sheet';

/** The page of a unit, one of its tests, or the keypad for its losses or for what it suffered. */
export type UnitSheetShown =
  | { readonly kind: 'unit' | 'health'; readonly id: UnitId }
  | { readonly kind: 'test'; readonly id: UnitId; readonly testId: string };

type UnitSheetsProps = { readonly shown: UnitSheetShown | null; onClose(): void };

/** The sheet over a roster; none if nothing is open, or the unit is gone. */
export function UnitSheets({ shown, onClose }: UnitSheetsProps) {
  const battle = useBattle();
  const army = shown && unitOf(battle, shown.id);
  if (!shown || !army) return null;
  const counter = shownCounter(editionOfBattle(battle));
  switch (shown.kind) {
    case 'unit':
      return <UnitSheet army={army} onClose={onClose} />;
    case 'test':
      return <UnitSheet army={army} testFirst={shown.testId} onClose={onClose} />;
    default:
      return counter ? (
        <CountSheet army={army} counter={counter} onClose={onClose} />
      ) : (
        <HealthSheet army={army} onClose={onClose} />
      );
  }
}
