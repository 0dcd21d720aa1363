import { useMemo } from 'react';
import { latestBurst } from '@/battle/log-lines';
import { vibrate } from '@/pwa/vibration';
import { answerTo, type CounterRow, rowOf, SIDES, type Side } from '@/rules/index';
import { useBattleActions, useLedger, useMayWrite } from '@/store/use-battle';
import { useSettings } from '@/store/use-page-stores';
import { Bubble } from '@/ui/bubble';
import { CounterTile } from '@/ui/counter-tile';
import { words } from '@/words/words';
import { SIDE_TONE } from './side-tone';
import type { ShownRound } from './use-fight';

/** How long the bubble tells what the last taps did. */
const BUBBLE_MS = 3_000;

type CasualtyTilesProps = { readonly shown: ShownRound; onEnter(side: Side): void };

/** What each side lost in this round, on the side that lost it: where models come off the table. */
export function CasualtyTiles({ shown, onEnter }: CasualtyTilesProps) {
  const { sheet, combat } = shown;
  const { act } = useBattleActions();
  const holdStep = useSettings((settings) => settings.holdStep);
  const mayWrite = useMayWrite();
  const row = rowOf(sheet, sheet.casualties) as CounterRow;
  const count = (side: Side, by: number) => {
    const done = act({ type: 'count', combatId: combat.id, side, rowId: row.id, by });
    if (done.ok) vibrate();
  };
  return (
    <div className="grid grid-cols-2 gap-2 px-2.5">
      {SIDES.map((side) => {
        const lost = answerTo(row, shown.answers[side]) as number;
        return (
          <CounterTile
            key={side}
            tone={SIDE_TONE[side]}
            mirrored={side === 'b'}
            label={words.fight.lost(side)}
            count={lost}
            names={{
              lose: words.fight.lose(side, row.unit),
              giveBack: words.fight.giveBack(side, row.unit),
              enter: words.fight.enterLost(side, lost, row.unit),
            }}
            disabled={!mayWrite}
            bubble={<BurstBubble shown={shown} side={side} />}
            onLose={() => count(side, 1)}
            onHold={() => count(side, holdStep)}
            onGiveBack={() => count(side, -1)}
            onEnter={() => onEnter(side)}
          />
        );
      })}
    </div>
  );
}

/** What the latest burst of taps on this side's tile did, drawn from the log. */
function BurstBubble({ shown, side }: { readonly shown: ShownRound; readonly side: Side }) {
  const ledger = useLedger();
  const burst = useMemo(() => latestBurst(ledger), [ledger]);
  if (burst?.description.key !== 'counted') return null;
  const { from, to, rowId, combat, round, side: whose } = burst.description;
  const here =
    whose === side &&
    rowId === shown.sheet.casualties &&
    combat === shown.combat.number &&
    round === shown.round.number;
  if (!here) return null;
  return (
    <Bubble tone={SIDE_TONE[side]} shownAt={burst.seqs.at(-1) ?? 0} forMs={BUBBLE_MS}>
      {words.fight.bubble(to - from, to)}
    </Bubble>
  );
}
