import { type ReactNode, useCallback, useState } from 'react';
import { ErrorBoundary } from '@/app/error-screen';
import { ImportIntoBattle } from '@/app/import-into-battle';
import { momentHref } from '@/app/review-address';
import type { BattleId, UnitId } from '@/battle/state/ids';
import { ArmySide } from '@/features/armies/army-side';
import { type UnitSheetShown, UnitSheets } from '@/features/armies/unit-sheets';
import { LogScreen } from '@/features/log/log-screen';
import type { Side } from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { PANEL_PLACES, type PanelBeside, panelsBeside } from './panels-beside';
import type { Room } from './rooms';
import type { ScreenRoom } from './use-screen-room';

type SidePanelsProps = {
  readonly battleId: BattleId;
  readonly room: Room;
  readonly screen: ScreenRoom;
};

/**
 * The panels beside a room on a wide screen: both armies, and on the widest the log. Their sheets stay open
 * when the screen is turned.
 */
export function SidePanels({ battleId, room, screen }: SidePanelsProps) {
  const [opened, setOpened] = useState<UnitSheetShown | null>(null);
  const [importing, setImporting] = useState<Side | null>(null);
  const openUnit = useCallback((id: UnitId) => setOpened({ kind: 'unit', id }), []);
  const openHealth = useCallback((id: UnitId) => setOpened({ kind: 'health', id }), []);
  const openTest = useCallback((id: UnitId, testId: string) => setOpened({ kind: 'test', id, testId }), []);
  return (
    <>
      {panelsBeside(room, screen).map((panel) =>
        panel === 'log' ? (
          <Panel key={panel} panel={panel} label={battleWords.log.title}>
            <LogScreen startAt="newest" momentHref={(seq) => momentHref(battleId, seq)} />
          </Panel>
        ) : (
          <Panel key={panel} panel={panel} label={battleWords.armies.armyOf(panel)}>
            <ArmySide
              side={panel}
              onOpen={openUnit}
              onEnter={openHealth}
              onTest={openTest}
              onImport={() => setImporting(panel)}
            />
          </Panel>
        ),
      )}
      <UnitSheets shown={opened} onClose={() => setOpened(null)} />
      {importing && <ImportIntoBattle side={importing} onClose={() => setImporting(null)} />}
    </>
  );
}

type PanelProps = {
  readonly panel: PanelBeside;
  readonly label: string;
  readonly children: ReactNode;
};

/** A narrow column. Its content uses the layout for large text, one thing below the other. */
function Panel({ panel, label, children }: PanelProps) {
  return (
    <aside
      aria-label={label}
      className={`panel min-w-0 overflow-x-hidden overflow-y-auto ${PANEL_PLACES[panel]}`}
    >
      <ErrorBoundary shown={label} fallback={() => null}>
        {children}
      </ErrorBoundary>
    </aside>
  );
}
