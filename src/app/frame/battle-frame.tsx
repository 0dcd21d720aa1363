import { ChevronLeft, ScrollText, Shield, Swords, Trophy } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { ErrorBoundary } from '@/app/error-screen';
import { RoomBoundary } from '@/app/room-boundary';
import type { BattleId, CombatId } from '@/battle/state/ids';
import { ScoreLine } from '@/features/score/score-line';
import { useBattlePart } from '@/store/use-battle';
import { SheetExtrasContext } from '@/ui/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { BattleNotice } from './battle-notice';
import { RefusalNote, SheetRefusal } from './refusal-note';
import { RunningClock } from './running-clock';
import { SaveNotice } from './save-notice';
import { SavingMark } from './saving-mark';
import { SharedStrip } from './shared-strip';
import { SheetUndo } from './sheet-undo';
import { TurnSheet } from './turn-sheet';
import { UndoBar } from './undo-bar';

/** The rooms of a battle, left to right in the bar. */
export const ROOMS = ['fight', 'armies', 'score', 'log'] as const;
export type Room = (typeof ROOMS)[number];

const ROOM_ICONS = { fight: Swords, armies: Shield, score: Trophy, log: ScrollText } as const;

/** A sheet covers the note of a refusal and the undo bar: it shows its own. */
const SHEET_EXTRAS = { notice: <SheetRefusal />, actions: <SheetUndo /> };

type BattleFrameProps = {
  readonly battleId: BattleId;
  readonly room: Room;
  /** The combat chosen by the player, kept on the way through the rooms. */
  readonly combatId: CombatId | null;
  /** What stands at the right of the top bar. */
  readonly aside: ReactNode;
  /** The primary button: what comes next. */
  readonly next: ReactNode;
  readonly children: ReactNode;
};

/** What every room of a battle has: the turn above, undo, redo and the next step below, and the way to the other rooms. */
export function BattleFrame({ battleId, room, combatId, aside, next, children }: BattleFrameProps) {
  const [turnOpened, setTurnOpened] = useState(false);
  const scoreLine = useId();
  const turn = useBattlePart((battle) => battle.turn);
  const ended = useBattlePart(({ outcome }) => outcome !== null);
  return (
    <SheetExtrasContext value={SHEET_EXTRAS}>
      <div className="battle screen-height mx-auto flex max-w-[38.75rem] flex-col low:max-w-[62.5rem] pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
        <header className="flex items-center big:flex-wrap justify-between gap-1 border-b border-line pr-2.5">
          <div className="flex shrink-0 items-center">
            <Link
              href="/"
              aria-label={words.back}
              className="flex size-(--control) items-center justify-center"
            >
              <ChevronLeft aria-hidden size={24} />
            </Link>
            {/* The line of the score stands on the button and describes it: the button's name is the turn's. */}
            <div className="grid">
              <button
                type="button"
                aria-haspopup="dialog"
                aria-describedby={scoreLine}
                aria-label={ended ? battleWords.finish.ended : battleWords.turns.open(turn)}
                onClick={() => setTurnOpened(true)}
                className="min-h-(--control) pr-2 text-left font-display text-[1.25rem] leading-[1.5rem] font-bold [grid-area:1/1] [&:has(+_:not(:empty))]:pb-[0.9375rem]"
              >
                {ended ? battleWords.finish.endedShort : words.turn(turn)}{' '}
                <span className="text-[0.9375rem]">▾</span>
              </button>
              <div
                id={scoreLine}
                aria-hidden
                className="pointer-events-none self-end pb-[3px] [grid-area:1/1]"
              >
                <ScoreLine />
              </div>
            </div>
          </div>
          <ErrorBoundary shown={room} fallback={() => null}>
            {room === 'fight' && <RunningClock />}
            {aside}
          </ErrorBoundary>
        </header>
        <SavingMark />
        <SaveNotice />
        <BattleNotice />
        <SharedStrip id={battleId} />
        <main
          key={`${room} ${ended}`}
          className="flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto"
        >
          <RoomBoundary>{children}</RoomBoundary>
        </main>
        <RefusalNote />
        <div className="low:grid low:grid-cols-2 low:border-t low:border-line">
          <UndoBar
            next={
              <ErrorBoundary shown={room} fallback={() => null}>
                {next}
              </ErrorBoundary>
            }
          />
          <nav
            aria-label={battleWords.fight.rooms}
            className="flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] low:border-t-0 low:border-l"
          >
            {ROOMS.map((name) => {
              const Icon = ROOM_ICONS[name];
              return (
                <Link
                  key={name}
                  href={`/battle/${battleId}/${name}${combatId === null ? '' : `/${combatId}`}`}
                  aria-current={name === room ? 'page' : undefined}
                  className="flex min-h-(--control) flex-1 flex-col items-center justify-center border-t-3 border-transparent text-muted aria-[current=page]:border-gold aria-[current=page]:text-ink"
                >
                  <Icon aria-hidden size={19} />
                  <span className="font-display text-[0.9375rem] leading-[1.0625rem] big:text-[0.75rem]">
                    {words.rooms[name]}
                  </span>
                </Link>
              );
            })}
          </nav>
        </div>
        {turnOpened && <TurnSheet onClose={() => setTurnOpened(false)} />}
      </div>
    </SheetExtrasContext>
  );
}
