import { type ReactNode, useCallback, useId, useState } from 'react';
import { armyOf, rosterPoints } from '@/battle/state/army';
import type { UnitId } from '@/battle/state/ids';
import { SIDES, type Side } from '@/rules/index';
import { useBattle } from '@/store/use-battle';
import { DeviceTabs } from '@/ui/device-tabs';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { showSide, useArmiesRoom } from './armies-room';
import { HealthSheet } from './health-sheet';
import { Roster } from './roster';
import { UnitSheet } from './unit-sheet';

type Opened = { readonly kind: 'unit' | 'health'; readonly id: UnitId };

type ArmiesScreenProps = {
  /** Shows what imports a list into the side's army. */
  importer(side: Side, onClose: () => void): ReactNode;
};

/** Both rosters, a tab for each side, every unit with its health. */
export function ArmiesScreen({ importer }: ArmiesScreenProps) {
  const battle = useBattle();
  const { side } = useArmiesRoom();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [importing, setImporting] = useState(false);
  const panelId = useId();
  const openUnit = useCallback((id: UnitId) => setOpened({ kind: 'unit', id }), []);
  const openHealth = useCallback((id: UnitId) => setOpened({ kind: 'health', id }), []);
  const army = battle.units.find(({ unit }) => unit.id === opened?.id);
  const close = () => setOpened(null);
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
      <div id={panelId} role="tabpanel" aria-label={words.side(side)} className="flex flex-1 flex-col">
        <Roster
          key={side}
          side={side}
          onOpen={openUnit}
          onEnter={openHealth}
          onImport={() => setImporting(true)}
        />
      </div>
      {importing && importer(side, () => setImporting(false))}
      {army && opened?.kind === 'unit' && <UnitSheet army={army} onClose={close} />}
      {army && opened?.kind === 'health' && <HealthSheet army={army} onClose={close} />}
    </div>
  );
}
