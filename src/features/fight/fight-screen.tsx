import { useCallback, useState } from 'react';
import type { Combat } from '@/battle/battle';
import type { CombatId } from '@/battle/ids';
import { type CounterRow, rowOf, type Side } from '@/rules/index';
import { useMayWrite } from '@/store/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { BreakTestLine } from './break-test-line';
import { CasualtyTiles } from './casualty-tiles';
import { ClosedRound } from './closed-round';
import { CombatHeader } from './combat-header';
import { CountSheet } from './count-sheet';
import { ExplainSheet } from './explain-sheet';
import { ScoreLines } from './score-lines';
import { useShownCombat, useShownRound } from './use-fight';

type FightScreenProps = {
  /** The combat that the address names. */
  readonly asked: CombatId | null;
  /** Shows the newest open combat from now on. */
  onShowNewest(): void;
};

/** The combat card: both totals, the verdict, and every control of the round. */
export function FightScreen({ asked, onShowNewest }: FightScreenProps) {
  const combat = useShownCombat(asked);
  const mayWrite = useMayWrite();
  return (
    <>
      <h1 className="sr-only">{words.rooms.fight}</h1>
      {combat ? (
        <CombatCard key={combat.id} combat={combat} onShowNewest={onShowNewest} />
      ) : (
        <p className="m-auto max-w-80 p-6 text-center text-[20px] text-muted">
          {mayWrite ? battleWords.fight.noCombat : battleWords.fight.noCombatRead}
        </p>
      )}
    </>
  );
}

type Opened =
  | { readonly kind: 'explain' }
  | { readonly kind: 'count'; readonly row: CounterRow; readonly side: Side };

function CombatCard({ combat, onShowNewest }: { readonly combat: Combat; onShowNewest(): void }) {
  const shown = useShownRound(combat);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const enter = useCallback((row: CounterRow, side: Side) => setOpened({ kind: 'count', row, side }), []);
  const casualties = rowOf(shown.sheet, shown.sheet.casualties) as CounterRow;
  return (
    <div className="flex min-h-full flex-col">
      <CombatHeader shown={shown} onExplain={() => setOpened({ kind: 'explain' })} />
      {shown.round.outcome || combat.ended ? (
        <ClosedRound shown={shown} onOpened={onShowNewest} />
      ) : (
        <>
          <CasualtyTiles shown={shown} onEnter={(side) => enter(casualties, side)} />
          <div className="h-1 shrink-0 tall:h-3" />
          <ScoreLines shown={shown} onEnter={enter} />
        </>
      )}
      <BreakTestLine shown={shown} />
      {opened?.kind === 'explain' && <ExplainSheet shown={shown} onClose={close} />}
      {opened?.kind === 'count' && (
        <CountSheet shown={shown} row={opened.row} side={opened.side} onClose={close} />
      )}
    </div>
  );
}
