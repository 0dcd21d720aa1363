import { useState } from 'react';
import { unitOf } from '@/battle/state/army';
import { shownCounter } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { combatWith } from '@/battle/state/engaged';
import type { UnitId } from '@/battle/state/ids';
import type { Edition } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { CountAnnouncement } from './count-announcement';
import { CountedRow } from './counted-row';
import { type UnitSheetShown, UnitSheets } from './unit-sheets';
import { useMayChange } from './use-unit-acts';

type CountedUnitsProps = {
  readonly unitIds: readonly UnitId[];
  /** Whether their combat is already named around them. */
  readonly inCombat: boolean;
  /** Opens the test by which a unit leaves its combat: these units may not be drawn any more when it ends. */
  onOrder(shown: UnitSheetShown): void;
};

/** Some units that gather damage, as the roster shows them, with their pages, keypads and tests. */
export function CountedUnits({ unitIds, inCombat, onOrder }: CountedUnitsProps) {
  const battle = useBattle();
  const holdStep = useSettings((settings) => settings.holdStep);
  const mayChange = { a: useMayChange('a'), b: useMayChange('b') };
  const [opened, setOpened] = useState<UnitSheetShown | null>(null);
  const edition: Edition = editionOfBattle(battle);
  const counter = shownCounter(edition);
  if (!counter) return null;
  return (
    <>
      <ul>
        {unitIds.flatMap((id) => {
          const army = unitOf(battle, id);
          if (!army) return [];
          return (
            <CountedRow
              key={id}
              battle={battle}
              army={army}
              edition={edition}
              counter={counter}
              combat={inCombat ? null : (combatWith(battle, id)?.number ?? null)}
              holdStep={holdStep}
              disabled={!mayChange[army.unit.side]}
              onOpen={(one) => setOpened({ kind: 'unit', id: one })}
              onEnter={(one) => setOpened({ kind: 'health', id: one })}
              onTest={(one, testId) => setOpened({ kind: 'test', id: one, testId })}
              onOrder={(one, testId) => onOrder({ kind: 'test', id: one, testId })}
            />
          );
        })}
      </ul>
      <CountAnnouncement counter={counter} unitIds={unitIds} />
      <UnitSheets shown={opened} onClose={() => setOpened(null)} />
    </>
  );
}
