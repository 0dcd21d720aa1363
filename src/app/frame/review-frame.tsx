import { ChartLine, ChevronLeft, History, ScrollText, Shield, Swords, Trophy } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { REVIEW_ROOMS, type ReviewRoom, reviewPath } from '@/app/review-address';
import { RoomBoundary } from '@/app/room-boundary';
import { editionOfBattle } from '@/battle/state/edition-of';
import { isExample } from '@/battle/state/example-id';
import { useBattle, useBattleState } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { textWidth } from '@/ui/look/text-width';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import { BattleNotice } from './battle-notice';
import { RefusalNote } from './refusal-note';
import { SaveNotice } from './save-notice';
import { SavingMark } from './saving-mark';
import { SharedStrip } from './shared-strip';

const ROOM_ICONS = {
  result: Trophy,
  replay: History,
  log: ScrollText,
  combats: Swords,
  units: Shield,
  charts: ChartLine,
} as const;

/** So many letters fit below a room's picture on the narrowest phone; longer names are written smaller. */
const MOST_LETTERS = 9;

type ReviewFrameProps = { readonly room: ReviewRoom; readonly children: ReactNode };

/** The frame of every room of a review: the battle above, the links to the other rooms below. */
export function ReviewFrame({ room, children }: ReviewFrameProps) {
  const battle = useBattle();
  const { setup, outcome, startedAt } = battle;
  const isFollowed = useBattleState(({ open }) => open.kind === 'open' && open.writer === 'followed');
  return (
    <div className="battle screen-height mx-auto flex cramped:overflow-y-auto max-w-[72rem] flex-col pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <header className="flex items-center gap-1 big:flex-wrap border-b border-line pr-2.5">
        <Link
          href="/"
          aria-label={words.back}
          className="flex size-(--control) shrink-0 items-center justify-center"
        >
          <Icon of={ChevronLeft} size={24} />
        </Link>
        <div className="min-w-0 flex-1 py-1">
          <p className="flex gap-1.5 font-display text-lead leading-name font-bold whitespace-nowrap big:flex-wrap">
            <span className="max-w-[48%] truncate big:max-w-full">{reviewWords.sideName(setup, 'a')}</span>
            <span className="shrink-0 font-medium">{reviewWords.versus}</span>
            <span className="max-w-[48%] truncate big:max-w-full">{reviewWords.sideName(setup, 'b')}</span>
          </p>
          <p className="truncate big:whitespace-normal text-note leading-fine text-muted">
            {words.sideBySide([
              isExample(battle.id) ? words.battles.example : null,
              reviewWords.headline(editionOfBattle(battle).shortName, startedAt, outcome, setup),
            ])}
          </p>
        </div>
        {!isFollowed && (
          <Link
            href={`/battle/${battle.id}/${outcome ? 'score' : 'fight'}`}
            className="flex min-h-(--control) shrink-0 items-center rounded-lg border-2 border-outline bg-card px-3 font-bold big:mb-2 big:ml-2.5 big:w-full big:shrink big:justify-center big:text-center"
          >
            {outcome ? reviewWords.toBattle : reviewWords.toRunningBattle}
          </Link>
        )}
      </header>
      <SavingMark />
      <SaveNotice />
      <BattleNotice />
      <SharedStrip id={battle.id} />
      <main
        key={room}
        className="flex min-h-0 flex-1 flex-col overflow-x-hidden overflow-y-auto cramped:min-h-fit cramped:overflow-visible"
      >
        <RoomBoundary within>{children}</RoomBoundary>
      </main>
      <RefusalNote />
      <nav
        aria-label={reviewWords.rooms.name}
        className="flex border-t border-line bg-card pb-[env(safe-area-inset-bottom)] cramped:sticky cramped:bottom-0 cramped:z-20 big:grid big:grid-cols-3"
      >
        {REVIEW_ROOMS.map((name) => (
          <Link
            key={name}
            href={reviewPath(battle.id, name)}
            aria-current={name === room ? 'page' : undefined}
            className="flex min-h-(--control) min-w-0 flex-1 flex-col items-center justify-center border-t-3 border-transparent text-muted aria-[current=page]:border-gold aria-[current=page]:text-ink"
          >
            <Icon of={ROOM_ICONS[name]} size={19} />
            <span
              className={`font-display leading-small big:text-mark ${textWidth(reviewWords.rooms[name]) > MOST_LETTERS ? 'text-mark' : 'text-small'}`}
            >
              {reviewWords.rooms[name]}
            </span>
          </Link>
        ))}
      </nav>
    </div>
  );
}
