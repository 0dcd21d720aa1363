import { ChevronLeft, Menu, ScrollText, Shield, Swords, Trophy } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { ClockWatch } from '@/app/clock/clock-watch';
import { RunningClock } from '@/app/clock/running-clock';
import { ErrorBoundary } from '@/app/error-screen';
import { RoomBoundary } from '@/app/room-boundary';
import { editionOfBattle } from '@/battle/state/edition-of';
import { isExample } from '@/battle/state/example-id';
import type { BattleId, CombatId } from '@/battle/state/ids';
import { ScoreLine } from '@/features/score/score-line';
import { useBattlePart } from '@/store/battle/use-battle';
import { useSettings } from '@/store/page/use-page-stores';
import { Icon } from '@/ui/look/icon';
import { fetched, useFetched } from '@/ui/page/fetched';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { BattleNotice } from './battle-notice';
import { PANEL_PLACES, panelsBeside } from './panels-beside';
import { RefusalNote, SheetRefusal } from './refusal-note';
import { ROOMS, type Room } from './rooms';
import { SaveNotice } from './save-notice';
import { SavingMark } from './saving-mark';
import { SharedStrip } from './shared-strip';
import { SheetUndo } from './sheet-undo';
import { TurnSheet } from './turn-sheet';
import { UndoBar } from './undo-bar';
import type { ScreenRoom } from './use-screen-room';

const ROOM_ICONS = { fight: Swords, armies: Shield, score: Trophy, log: ScrollText } as const;

/** A sheet covers the message of a refusal and the undo bar, so it shows its own. */
const SHEET_EXTRAS = { notice: <SheetRefusal />, actions: <SheetUndo /> };

/** Only for screens that are wide enough: a phone never loads them. */
const sidePanels = fetched(() => import('./side-panels'));

/** Opened less often than any room. */
const battleMenu = fetched(() => import('./battle-menu'));

/** A longer title leaves no room for the combat's name beside it, but in narrow letters. */
const MOST_LETTERS = 15;

type BattleFrameProps = {
  readonly battleId: BattleId;
  readonly room: Room;
  readonly screen: ScreenRoom;
  /** Whether only a part of the room scrolls, whatever the size of the text. */
  readonly steady: boolean;
  /** The combat that the player chose; it stays chosen in the other rooms. */
  readonly combatId: CombatId | null;
  /** Shown below the top bar, where it covers nothing. */
  readonly strip: ReactNode;
  /** Shown at the right of the top bar. */
  readonly aside: ReactNode;
  /** The primary button: the next step. */
  readonly next: ReactNode;
  readonly children: ReactNode;
};

/**
 * The frame of every room of a battle: the turn above; undo, redo and the next step below; and the links to
 * the other rooms.
 */
export function BattleFrame(props: BattleFrameProps) {
  const { battleId, room, screen, steady, combatId, strip, aside, next, children } = props;
  const [opened, setOpened] = useState<'turn' | 'menu' | 'finish' | null>(null);
  // A sheet that was opened beside the room stays open when the screen becomes narrow.
  const [wasWide, setWasWide] = useState(false);
  const wide = screen !== 'one';
  if (wide && !wasWide) setWasWide(true);
  const scoreLine = useId();
  const hand = useSettings((settings) => settings.hand);
  const turn = useBattlePart((battle) => battle.turn);
  const rulebook = useBattlePart((battle) => editionOfBattle(battle).shortName);
  const ended = useBattlePart(({ outcome }) => outcome !== null);
  const title = ended ? battleWords.finish.endedShort : words.turn(turn);
  return (
    <SheetExtrasContext value={SHEET_EXTRAS}>
      <div
        data-screen={screen}
        data-hand={hand}
        className={`battle ${steady ? 'steady' : ''} screen-height mx-auto flex flowing:overflow-y-auto max-w-[38.75rem] flex-col low:max-w-[62.5rem] data-[screen=all]:max-w-[110rem] data-[screen=sides]:max-w-none pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]`}
      >
        <header className="isolate flex items-center big:flex-wrap justify-between gap-1 big:gap-0.5 border-b border-line pr-2.5 big:pr-1">
          <div className="flex shrink-0 items-center big:min-w-0 big:shrink">
            <Link
              href="/"
              aria-label={words.back}
              className="flex size-(--control) items-center justify-center"
            >
              <Icon of={ChevronLeft} size={24} />
            </Link>
            {/* The line with the score is on the button and describes it; the name of the button is the
                turn. */}
            <div className="grid min-w-0">
              <button
                type="button"
                aria-haspopup="dialog"
                aria-describedby={scoreLine}
                aria-label={
                  ended ? battleWords.finish.openEnded(rulebook) : battleWords.turns.open(turn, rulebook)
                }
                onClick={() => setOpened('turn')}
                className={`min-h-(--control) pr-2 big:pr-0 text-left leading-title font-bold ${title.length > MOST_LETTERS ? 'font-text text-body tracking-tight' : 'font-display text-name'} [grid-area:1/1] [&:has(+_:not(:empty))]:pb-[0.9375rem]`}
              >
                {title} <span className="text-small big:hidden">▾</span>{' '}
                <span className="font-text text-note leading-fine font-medium text-muted block [button:has(+_:not(:empty))>&]:inline big:block!">
                  {rulebook}
                </span>
              </button>
              <div
                id={scoreLine}
                aria-hidden
                className="pointer-events-none self-end pb-[3px] [grid-area:1/1]"
              >
                {isExample(battleId) ? (
                  <span className="block font-text text-note leading-fine font-bold text-gold">
                    {words.battles.example}
                  </span>
                ) : (
                  <ScoreLine />
                )}
              </div>
            </div>
          </div>
          <ErrorBoundary shown={room} fallback={() => null}>
            {room === 'fight' && <RunningClock />}
            {aside}
          </ErrorBoundary>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={battleWords.menu.title}
            onClick={() => setOpened('menu')}
            className="flex h-(--control) shrink-0 items-center gap-1 text-label font-bold"
          >
            <span className="flex h-[calc(var(--control)-0.5rem)] items-center rounded-lg border-2 border-outline bg-card px-2 big:px-1">
              {/* Large text leaves room for the sign alone. */}
              <Icon of={Menu} size={20} className="hidden big:block" />
              <span className="big:hidden">{battleWords.menu.title}</span>
            </span>
          </button>
        </header>
        <SharedStrip id={battleId} />
        <SavingMark />
        <SaveNotice />
        <BattleNotice />
        <ClockWatch onEnd={() => setOpened('finish')} />
        <ErrorBoundary shown={room} fallback={() => null}>
          {strip}
        </ErrorBoundary>
        <div className="flex min-h-0 flex-1 flowing:min-h-fit">
          <main
            key={`${room} ${ended}`}
            className="order-2 flex min-h-0 min-w-0 flex-1 flex-col overflow-x-hidden overflow-y-auto flowing:min-h-fit flowing:overflow-visible in-data-[screen=all]:basis-[26rem] in-data-[screen=sides]:basis-[23.5rem] in-data-[screen=sides]:grow-2"
          >
            <RoomBoundary within>{children}</RoomBoundary>
          </main>
          {wasWide && <Beside battleId={battleId} room={room} screen={screen} />}
        </div>
        <RefusalNote />
        <div className="order-1 flowing:sticky flowing:bottom-0 flowing:z-30 flowing:bg-paper squat:grid squat:grid-cols-2 squat:border-t squat:border-line low:grid low:grid-cols-2 low:border-t low:border-line wide:grid wide:grid-cols-2 wide:border-t wide:border-line">
          <UndoBar
            next={
              <ErrorBoundary shown={room} fallback={() => null}>
                {next}
              </ErrorBoundary>
            }
          />
          <nav
            aria-label={battleWords.fight.rooms}
            className="isolate flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] squat:border-t-0 squat:border-l low:border-t-0 low:border-l wide:border-t-0 wide:border-l"
          >
            {ROOMS.map((name) => (
              <Link
                key={name}
                href={`/battle/${battleId}/${name}${combatId === null ? '' : `/${combatId}`}`}
                aria-current={name === room ? 'page' : undefined}
                className="flex min-h-(--control) flex-1 flex-col items-center justify-center border-t-3 border-transparent text-muted aria-[current=page]:border-gold aria-[current=page]:text-ink"
              >
                <Icon of={ROOM_ICONS[name]} size={19} />
                <span className="font-display text-small leading-small cramped:text-mark big:font-text big:text-mark big:tracking-tight">
                  {battleWords.rooms[name]}
                </span>
              </Link>
            ))}
          </nav>
        </div>
        {opened === 'turn' && <TurnSheet onClose={() => setOpened(null)} />}
        {opened !== null && opened !== 'turn' && (
          <OpenedMenu first={opened} onClose={() => setOpened(null)} />
        )}
      </div>
    </SheetExtrasContext>
  );
}

/** The menu, which is loaded once it is opened. */
function OpenedMenu(props: { readonly first: 'menu' | 'finish'; onClose(): void }) {
  const loaded = useFetched(battleMenu);
  return loaded && <loaded.BattleMenu {...props} />;
}

type BesideProps = Pick<BattleFrameProps, 'battleId' | 'room' | 'screen'>;

/** The panel beside the room on a wide screen. Its space is reserved while it loads. */
function Beside(props: BesideProps) {
  const loaded = useFetched(sidePanels);
  if (loaded) return <loaded.SidePanels {...props} />;
  return panelsBeside(props.room, props.screen).map((panel) => (
    <div key={panel} className={PANEL_PLACES[panel]} />
  ));
}
