import { useCallback, useState } from 'react';
import type { Combat } from '@/battle/state/battle';
import { engagedUnits } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import type { LossTarget } from '@/battle/state/loss-target';
import { type CounterRow, SIDES, type Side } from '@/rules/index';
import { useBattle } from '@/store/use-battle';
import { isFar } from '@/ui/halves';
import { TurnedContext } from '@/ui/turned';
import { words } from '@/words/words';
import { AcrossTable } from './across-table';
import { BreakTestLine } from './break-test-line';
import { CasualtyTiles } from './casualty-tiles';
import { ClosedRound } from './closed-round';
import { CombatHeader } from './combat-header';
import { CountSheet } from './count-sheet';
import { ExplainSheet } from './explain-sheet';
import { HoldUp } from './hold-up';
import { LossSheet } from './loss-sheet';
import { ScoreLines } from './score-lines';
import { TurnCard } from './turn-card';
import { useShownCombat, useShownRound } from './use-fight';
import { WhoFights } from './who-fights';

type FightScreenProps = {
  /** The combat that the address names. */
  readonly asked: CombatId | null;
  /** Shows the newest open combat from now on. */
  onShowNewest(): void;
};

/** The combat card: both totals, the verdict, and every control of the round. */
export function FightScreen({ asked, onShowNewest }: FightScreenProps) {
  const combat = useShownCombat(asked);
  return (
    <>
      <h1 className="sr-only">{words.rooms.fight}</h1>
      {combat ? (
        <CombatCard key={combat.id} combat={combat} onShowNewest={onShowNewest} />
      ) : (
        <TurnCard onOpened={onShowNewest} />
      )}
    </>
  );
}

/** How the combat is shown to both players besides the card. */
type View = 'card' | 'across' | 'holdUp';

type Opened =
  | { readonly kind: 'explain' }
  | { readonly kind: 'count'; readonly row: CounterRow; readonly side: Side }
  | { readonly kind: 'losses'; readonly side: Side; readonly target: LossTarget };

function CombatCard({ combat, onShowNewest }: { readonly combat: Combat; onShowNewest(): void }) {
  const shown = useShownRound(combat);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [view, setView] = useState<View>('card');
  const close = () => setOpened(null);
  const enter = useCallback((row: CounterRow, side: Side) => setOpened({ kind: 'count', row, side }), []);
  const layAcross = useCallback(() => setView('across'), []);
  const holdUp = useCallback(() => setView('holdUp'), []);
  const enterLosses = useCallback(
    (side: Side, target: LossTarget) => setOpened({ kind: 'losses', side, target }),
    [],
  );
  const battle = useBattle();
  const several = SIDES.some((side) => engagedUnits(battle, combat, side).length > 1);
  const closed = shown.round.outcome !== null || combat.ended;
  return (
    <div
      className={`flex min-h-full flex-col low:grid low:h-full low:min-h-0 low:grid-cols-2 low:grid-rows-[minmax(0,1fr)_auto] ${several ? 'several' : ''}`}
    >
      <div className="low:overflow-y-auto">
        <CombatHeader
          shown={shown}
          onExplain={() => setOpened({ kind: 'explain' })}
          onAcross={layAcross}
          onHoldUp={holdUp}
        />
        {!closed && <WhoFights combat={combat} />}
        {!closed && <CasualtyTiles shown={shown} onEnter={enterLosses} />}
      </div>
      <div className="flex flex-1 flex-col pt-1 tall:pt-3 low:row-span-2 low:overflow-y-auto">
        {closed ? (
          <ClosedRound shown={shown} onShowNewest={onShowNewest} />
        ) : (
          <ScoreLines shown={shown} onEnter={enter} />
        )}
      </div>
      <BreakTestLine shown={shown} />
      {view === 'across' && (
        <AcrossTable
          shown={shown}
          onEnterCount={enter}
          onEnterLoss={enterLosses}
          onClose={() => setView('card')}
        />
      )}
      {view === 'holdUp' && <HoldUp shown={shown} onClose={() => setView('card')} />}
      {opened?.kind === 'explain' && <ExplainSheet shown={shown} onClose={close} />}
      <TurnedContext value={view === 'across' && opened !== null && 'side' in opened && isFar(opened.side)}>
        {opened?.kind === 'count' && (
          <CountSheet shown={shown} row={opened.row} side={opened.side} onClose={close} />
        )}
        {opened?.kind === 'losses' && (
          <LossSheet shown={shown} side={opened.side} target={opened.target} onClose={close} />
        )}
      </TurnedContext>
    </div>
  );
}
