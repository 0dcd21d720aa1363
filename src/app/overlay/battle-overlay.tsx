import { RadioOff } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { useClocks } from '@/app/clock/ticking';
import { logByTurn } from '@/battle/describe/log-lines';
import type { Battle } from '@/battle/state/battle';
import { wasUsed } from '@/battle/state/clock';
import { fightsWithPools, nobodyWins } from '@/battle/state/edition-of';
import { shownCombat, shownRound } from '@/features/fight/round/shown-round';
import { totalNow, verdictNow } from '@/features/fight/round/verdict-now';
import { largeFigures } from '@/features/score/large-figures';
import { standingOf } from '@/features/score/line-of-score';
import { SIDES, type Side } from '@/rules/index';
import { useBattle, useBattlePart, useLedger } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { overlayWords } from '@/words/overlay-words';
import { words } from '@/words/words';

/** A followed battle as a bar above a stream's picture; `isLive`: the phone that writes can be heard. */
export function BattleOverlay({ isLive }: { readonly isLive: boolean }) {
  const battle = useBattle();
  const standing = standingOf(battle);
  const figures = standing && largeFigures(standing.large, standing.open);
  const verdict = verdictOf(battle);
  return (
    <main className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-stretch">
        <SidePlate side="a" figure={figures?.a ?? null} />
        <div className="flex min-w-32 flex-col items-center justify-center bg-strong px-3 py-1 text-center text-on-strong">
          <h1 className="font-display text-name leading-title font-bold">
            {battle.outcome ? battleWords.finish.endedShort : words.turn(battle.turn)}
          </h1>
          <Clocks />
          {!isLive && (
            <p role="status" className="flex items-center gap-1 text-note leading-fine font-bold">
              <Icon of={RadioOff} size={12} />
              {overlayWords.notLive}
            </p>
          )}
        </div>
        <SidePlate side="b" figure={figures?.b ?? null} />
      </div>
      {verdict !== null && <Line>{verdict}</Line>}
      <LastEvent />
    </main>
  );
}

/** A side with its number, the larger of the two being the same width. */
function SidePlate({ side, figure }: { readonly side: Side; readonly figure: string | null }) {
  const names = useBattlePart(({ setup }) => words.sideNames(setup[side]));
  const { fill } = toneClasses[SIDE_TONE[side]];
  return (
    <div
      className={`flex min-w-0 items-center justify-between gap-2 px-3 py-1 ${fill} ${side === 'b' ? 'flex-row-reverse text-right' : ''}`}
    >
      <p className="min-w-0">
        <span className="block truncate font-display text-title leading-title font-bold">
          {words.side(side)}
        </span>
        {names !== '' && <span className="block truncate text-detail leading-label">{names}</span>}
      </p>
      {figure !== null && <span className="text-figure leading-none font-bold">{figure}</span>}
    </div>
  );
}

/** The players' clocks, the one that runs underlined; nothing where none was used. */
function Clocks() {
  const used = useBattlePart(
    ({ clocks, timeLimit }) => timeLimit !== undefined || wasUsed(clocks.a) || wasUsed(clocks.b),
  );
  return used && <TickingClocks />;
}

function TickingClocks() {
  const { running, reading } = useClocks();
  return (
    <p className="flex gap-2 text-label leading-label font-bold tabular-nums">
      {SIDES.map((side) => (
        <span key={side} className={running === side ? 'underline decoration-2 underline-offset-2' : ''}>
          <span className="sr-only">{words.side(side)} </span>
          {battleWords.clocks.digits(reading(side))}
        </span>
      ))}
    </p>
  );
}

/** What happened last, as the log says it. */
function LastEvent() {
  const ledger = useLedger();
  const sentence = useMemo(() => {
    const lines = logByTurn(ledger).flatMap((turn) => turn.lines);
    const last = lines.findLast(({ undone, corrected }) => !undone && !corrected);
    return last ? battleWords.logSentence(last.description) : null;
  }, [ledger]);
  return sentence !== null && <Line>{sentence}</Line>;
}

function Line({ children }: { readonly children: ReactNode }) {
  return (
    <p className="justify-self-center max-w-full truncate rounded-full bg-card px-3 py-0.5 text-label leading-label font-bold text-ink">
      {children}
    </p>
  );
}

/** Who won; while it is fought, the score of the combat that is fought now; null: neither is known. */
function verdictOf(battle: Battle): string | null {
  if (battle.outcome) return words.winner(battle.outcome.winner, battle.setup);
  if (fightsWithPools(battle) || nobodyWins(battle)) return null;
  const combat = shownCombat(battle, null);
  if (!combat) return null;
  const shown = shownRound(battle, combat.id);
  return overlayWords.combat({ a: totalNow(shown.a), b: totalNow(shown.b), verdict: verdictNow(shown) });
}
