import { useMemo } from 'react';
import type { CombatTitle } from '@/battle/engagement';
import { type LogLine, latestBurst } from '@/battle/log-lines';
import { answerTo, type CounterRow, rowOf, SIDES, type Side } from '@/rules/index';
import { useLedger, useMayWrite } from '@/store/use-battle';
import { useSettings } from '@/store/use-page-stores';
import { Bubble } from '@/ui/bubble';
import { CounterTile } from '@/ui/counter-tile';
import { SIDE_TONE } from '@/ui/tone';
import { battleWords } from '@/words/battle-words';
import { OnWhomSheet } from './on-whom-sheet';
import { useCasualties } from './use-casualties';
import type { ShownRound } from './use-fight';

/** How long the bubble tells what the last taps did. */
const BUBBLE_MS = 3_000;

type CasualtyTilesProps = { readonly shown: ShownRound; onEnter(side: Side): void };

/** What each side lost in this round, on the side that lost it: where models come off the table. */
export function CasualtyTiles({ shown, onEnter }: CasualtyTilesProps) {
  const ledger = useLedger();
  const burst = useMemo(() => latestBurst(ledger), [ledger]);
  return (
    <div className="grid grid-cols-2 gap-2 px-2.5">
      {SIDES.map((side) => (
        <CasualtyTile key={side} shown={shown} side={side} burst={burst} onEnter={() => onEnter(side)} />
      ))}
    </div>
  );
}

type CasualtyTileProps = {
  readonly shown: ShownRound;
  readonly side: Side;
  /** What the latest taps did, on whatever side. */
  readonly burst: LogLine | null;
  onEnter(): void;
};

function CasualtyTile({ shown, side, burst, onEnter }: CasualtyTileProps) {
  const { sheet } = shown;
  const holdStep = useSettings((settings) => settings.holdStep);
  const mayWrite = useMayWrite();
  const { chosen, asking, count, choose, forget } = useCasualties(shown, side);
  const row = rowOf(sheet, sheet.casualties) as CounterRow;
  const lost = answerTo(row, shown.answers[side]) as number;
  return (
    <>
      <CounterTile
        tone={SIDE_TONE[side]}
        mirrored={side === 'b'}
        label={chosen ? battleWords.fight.unitLost(chosen.unit.name) : battleWords.fight.lost(side)}
        count={lost}
        names={{
          lose: battleWords.fight.lose(side, row.unit),
          giveBack: battleWords.fight.giveBack(side, row.unit),
          enter: battleWords.fight.enterLost(side, lost, row.unit),
        }}
        disabled={!mayWrite}
        bubble={<BurstBubble shown={shown} side={side} burst={burst} />}
        onLose={() => count(1)}
        onHold={() => asking === null && count(holdStep)}
        onGiveBack={() => count(-1)}
        onEnter={onEnter}
      />
      {asking !== null && <OnWhomSheet shown={shown} side={side} onChoose={choose} onClose={forget} />}
    </>
  );
}

/** What the latest burst of taps on this side's tile did, drawn from the log. */
function BurstBubble({ shown, side, burst }: Omit<CasualtyTileProps, 'onEnter'>) {
  if (!burst) return null;
  const d = burst.description;
  const here = (combat: CombatTitle | null, round: number | null) =>
    combat?.number === shown.combat.number && round === shown.round.number;
  const shownAt = burst.seqs.at(-1) ?? 0;
  if (
    d.key === 'counted' &&
    d.side === side &&
    d.rowId === shown.sheet.casualties &&
    here(d.combat, d.round)
  ) {
    return (
      <Bubble tone={SIDE_TONE[side]} shownAt={shownAt} forMs={BUBBLE_MS}>
        {battleWords.fight.bubble(d.to - d.from, d.to)}
      </Bubble>
    );
  }
  if (d.key === 'healthChanged' && d.unit.side === side && here(d.combat, d.round)) {
    return (
      <Bubble tone={SIDE_TONE[side]} shownAt={shownAt} forMs={BUBBLE_MS}>
        {battleWords.fight.unitBubble(d.to - d.from, d.to)}
      </Bubble>
    );
  }
  return null;
}
