import { type ReactNode, useCallback, useId, useState } from 'react';
import { armyOf, rosterPoints } from '@/battle/state/army';
import type { UnitId } from '@/battle/state/ids';
import { SIDES, type Side } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { SIDE_TONE } from '@/ui/look/tone';
import { DeviceTabs } from '@/ui/page/device-tabs';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { showSide, useArmiesRoom } from './armies-room';
import { Roster } from './roster';
import { type UnitSheetShown, UnitSheets } from './unit-sheets';

type ArmiesScreenProps = {
  /** Whether both rosters stand side by side. Then the tabs choose the roster for a new unit. */
  readonly both: boolean;
  /** The import of a list into the side's army. */
  importer(side: Side, onClose: () => void): ReactNode;
};

/** Both rosters, with a tab for each side and the health of every unit. */
export function ArmiesScreen({ both, importer }: ArmiesScreenProps) {
  const battle = useBattle();
  const { side } = useArmiesRoom();
  const [opened, setOpened] = useState<UnitSheetShown | null>(null);
  const [importing, setImporting] = useState<Side | null>(null);
  const panelId = useId();
  const openUnit = useCallback((id: UnitId) => setOpened({ kind: 'unit', id }), []);
  const openHealth = useCallback((id: UnitId) => setOpened({ kind: 'health', id }), []);
  const openTest = useCallback((id: UnitId, testId: string) => setOpened({ kind: 'test', id, testId }), []);
  const roster = (shown: Side) => (
    <Roster
      key={shown}
      side={shown}
      onOpen={openUnit}
      onEnter={openHealth}
      onTest={openTest}
      onImport={() => setImporting(shown)}
    />
  );
  return (
    <div className="flex min-h-full flex-col">
      <h1 className="sr-only">{battleWords.armies.title}</h1>
      <div className="sticky top-0 z-20 bg-paper">
        <DeviceTabs
          label={battleWords.armies.tabs}
          panelId={panelId}
          tabs={SIDES.map((which) => {
            const points = rosterPoints(battle, which);
            return {
              id: which,
              tone: SIDE_TONE[which],
              label: battleWords.armies.tab(which, points),
              name: battleWords.armies.tabName(which, armyOf(battle, which).length, points),
            };
          })}
          chosen={side}
          onChoose={showSide}
        />
      </div>
      <div className={both ? 'grid flex-1 grid-cols-2 divide-x-2 divide-line' : 'flex flex-1 flex-col'}>
        {both ? (
          SIDES.map((which) => (
            <section
              key={which}
              id={which === side ? panelId : undefined}
              aria-label={words.side(which)}
              className="panel flex min-w-0 flex-col"
            >
              {roster(which)}
            </section>
          ))
        ) : (
          <div
            id={panelId}
            role="tabpanel"
            aria-label={words.side(side)}
            className="flex min-w-0 flex-1 flex-col"
          >
            {roster(side)}
          </div>
        )}
      </div>
      {importing && importer(importing, () => setImporting(null))}
      <UnitSheets shown={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
