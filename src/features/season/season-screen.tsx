import { ChevronLeft } from 'lucide';
import { useEffect, useMemo } from 'react';
import { Link } from 'wouter';
import { isInSeason, seasonOf } from '@/battle/cards/season';
import type { SeasonState } from '@/store/battles/season-store';
import { useSeason, useSeasonActions } from '@/store/battles/use-season';
import { Button, buttonLook } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { PlainScreen } from '@/ui/page/plain-screen';
import { seasonWords } from '@/words/season-words';
import { words } from '@/words/words';
import { LeftOut } from './left-out';
import { SeasonFilters } from './season-filters';
import { SeasonParts } from './season-parts';

/** All finished battles together, from the owner's side. */
export function SeasonScreen() {
  const state = useSeason();
  const { read, stop } = useSeasonActions();
  useEffect(() => {
    void read();
    return stop;
  }, [read, stop]);
  return (
    <PlainScreen
      title={seasonWords.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
    >
      <div>
        {state.battles.length > 0 && <SeasonFilters battles={state.battles} filter={state.filter} />}
        <LeftOut
          sideless={state.sideless}
          older={state.older}
          followed={state.followed}
          unreadable={state.unreadable}
        />
        <p role="status" className="pt-2 text-detail text-muted empty:hidden">
          {state.kind === 'reading' && seasonWords.progress(state.counted, state.total)}
        </p>
        {state.kind === 'failed' ? (
          <div className="grid gap-3 pt-6">
            <p role="alert">{seasonWords.failed(state.message)}</p>
            <Button onPress={() => void read()}>{words.battles.tryAgain}</Button>
          </div>
        ) : (
          <Counted state={state} />
        )}
        {/* Who looks for an event looks here first. */}
        <div className="grid gap-2 pt-6">
          <Link href="/events/ladder" className={buttonLook('plain')}>
            {seasonWords.ladder}
          </Link>
          <Link href="/events" className={buttonLook('quiet')}>
            {words.battles.events}
          </Link>
        </div>
      </div>
    </PlainScreen>
  );
}

function Counted({ state: { kind, battles, sideless, total, filter } }: { readonly state: SeasonState }) {
  const season = useMemo(
    () => seasonOf(battles.filter((battle) => isInSeason(battle, filter))),
    [battles, filter],
  );
  if (season.record.battles > 0) return <SeasonParts season={season} />;
  // The first cards are not read yet.
  if (kind === 'reading') return null;
  const { empty, noneWithSide, noneInFilter } = seasonWords;
  const why =
    total === 0 ? empty : battles.length > 0 ? noneInFilter : sideless.length > 0 ? noneWithSide : '';
  return <p className="mx-auto max-w-76 pt-12 text-center text-title text-muted">{why}</p>;
}
