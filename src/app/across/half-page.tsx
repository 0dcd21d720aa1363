import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Root } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useStore } from 'zustand';
import { ClockFace } from '@/app/clock/clock-face';
import { ErrorBoundary } from '@/app/error-screen';
import { SheetRefusal } from '@/app/frame/refusal-note';
import { SheetUndo } from '@/app/frame/sheet-undo';
import { useScreenRoom } from '@/app/frame/use-screen-room';
import { speak, speakWhole } from '@/app/language';
import { PageContext } from '@/app/page-context';
import { Tinctured } from '@/app/tinctured';
import { battleOf } from '@/battle/log/ledger';
import { fightsWithPools, nobodyWins } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { tincturesOf } from '@/battle/state/tincture';
import { CountedUnits } from '@/features/armies/counted-units';
import { type UnitSheetShown, UnitSheets } from '@/features/armies/unit-sheets';
import { AcrossTable } from '@/features/fight/across-table';
import type { DrawUnits } from '@/features/fight/melee/draw-units';
import { messageOf } from '@/plain/message-of';
import type { BattleStore } from '@/store/battle/battle-store';
import { useBattlePart } from '@/store/battle/use-battle';
import { BattleStoreContext } from '@/store/battle/use-battle-store';
import { PageStoresContext, useSettings } from '@/store/page/use-page-stores';
import { Half, HalfControlContext, HalvesContext, type HalvesProps } from '@/ui/page/halves';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { AgreementContext } from '@/ui/page/use-agreement';
import { words } from '@/words/words';
import { HalfLanguage } from './half-language';
import type { HalfPort } from './half-port';
import { mirroredBattle } from './mirrored-battle';

type Across = (props: { onClose(): void }) => ReactNode;

const SHEET_EXTRAS = { notice: <SheetRefusal />, actions: <SheetUndo /> };

/** Draws one half in its language, in a page that has nothing else. Where that fails the port says so. */
export async function drawHalf(root: Root): Promise<void> {
  const port = window.half;
  if (!port) return;
  try {
    await speak(port.language);
    const battle = mirroredBattle(port.battle);
    const { open } = battle.getState();
    if (open.kind !== 'open') throw new Error('A half has no battle');
    const across = await acrossFor(open, port.combatId);
    await speakWhole();
    words.nameSidesBy(() => {
      const { open: now } = battle.getState();
      return now.kind === 'open' ? tincturesOf(battleOf(now.ledger).setup) : null;
    });
    followSheets(port);
    port.whenEnded(() => root.unmount());
    root.render(
      <ErrorBoundary shown="" fallback={(error) => <Failed port={port} error={error} />}>
        <HalfPage port={port} battle={battle} Across={across} />
      </ErrorBoundary>,
    );
  } catch (error) {
    port.failed(messageOf(error));
  }
}

/** The clocks, or how the battle's combats are fought; what only some rulebooks need is fetched for these. */
async function acrossFor(
  { ledger }: Extract<ReturnType<BattleStore['getState']>['open'], { kind: 'open' }>,
  combatId: CombatId | null,
): Promise<Across> {
  if (combatId === null) return ClockFace;
  const battle = battleOf(ledger);
  if (fightsWithPools(battle)) {
    const { AssaultAcross } = await import('@/features/assault/assault-room');
    return (props) => <AssaultAcross {...props} combatId={combatId} />;
  }
  if (!nobodyWins(battle)) return (props) => <AcrossTable {...props} combatId={combatId} />;
  const { MeleeAcross } = await import('@/features/fight/melee/melee-across');
  return (props) => (
    <OrderedUnits>{(units) => <MeleeAcross {...props} combatId={combatId} units={units} />}</OrderedUnits>
  );
}

/** Units with the test by which one leaves its combat over them, also when it is not drawn any more. */
function OrderedUnits({ children }: { readonly children: (units: DrawUnits) => ReactNode }) {
  const [order, setOrder] = useState<UnitSheetShown | null>(null);
  return (
    <>
      {children((unitIds, inCombat) => (
        <CountedUnits unitIds={unitIds} inCombat={inCombat} onOrder={setOrder} />
      ))}
      <UnitSheets shown={order} onClose={() => setOrder(null)} />
    </>
  );
}

/** A sheet needs the whole screen; else the half is seen alone. Escape closes what is on top. */
function followSheets(port: HalfPort): void {
  const sheet = () => document.querySelector('dialog[open]') !== null;
  new MutationObserver(() => port.cover(sheet())).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && !sheet()) port.close();
  });
}

function Failed({ port, error }: { readonly port: HalfPort; readonly error: unknown }) {
  useEffect(() => port.failed(messageOf(error)), [port, error]);
  return null;
}

type HalfPageProps = { readonly port: HalfPort; readonly battle: BattleStore; readonly Across: Across };

function HalfPage({ port, battle, Across }: HalfPageProps) {
  const { seen, agreed } = useStore(port.told);
  const agreement = useMemo(() => ({ seen, agreed, agree: port.agree }), [port, seen, agreed]);
  const { hook } = useMemo(() => memoryLocation(), []);
  const drawing = useMemo(
    () => ({ alone: true, draw: (props: HalvesProps) => <OneHalf port={port} {...props} /> }),
    [port],
  );
  useEffect(() => {
    // Its letters come before it is shown, so that no line breaks anew.
    document.fonts.ready.then(port.drawn, port.drawn);
  }, [port]);
  return (
    <PageContext value={port.page}>
      <PageStoresContext value={port.stores}>
        <BattleStoreContext value={battle}>
          <Router hook={hook}>
            <SheetExtrasContext value={SHEET_EXTRAS}>
              <AgreementContext value={agreement}>
                <HalfControlContext
                  value={<HalfLanguage side={port.side} chosen={port.language} onChoose={port.choose} />}
                >
                  <HalvesContext value={drawing}>
                    <Handed>
                      <Across onClose={port.close} />
                    </Handed>
                  </HalvesContext>
                </HalfControlContext>
              </AgreementContext>
            </SheetExtrasContext>
          </Router>
        </BattleStoreContext>
      </PageStoresContext>
    </PageContext>
  );
}

/** As the frame of a battle has it: the player's hand, the room on the screen, and the battle's tinctures. */
function Handed({ children }: { readonly children: ReactNode }) {
  const hand = useSettings((settings) => settings.hand);
  const screen = useScreenRoom();
  const scored = useBattlePart((battle) => !fightsWithPools(battle) && !nobodyWins(battle));
  return (
    <div data-hand={hand} data-screen={screen} className={scored ? 'battle steady contents' : 'contents'}>
      <Tinctured>{children}</Tinctured>
    </div>
  );
}

/** The half where the page around this one has it: that page turns this one as a whole. */
function OneHalf({ port, half, nameOf }: HalvesProps & { readonly port: HalfPort }) {
  const place = useStore(port.told, (told) => told.place);
  return (
    <div className="fixed flex" style={place}>
      <Half name={nameOf(port.side)} turned={false}>
        {half(port.side)}
      </Half>
    </div>
  );
}
