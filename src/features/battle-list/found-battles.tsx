import { useEffect, useMemo } from 'react';
import type { Card } from '@/battle/cards/card';
import { olderCourses } from '@/battle/cards/courses';
import type { SearchStore } from '@/store/battles/search-store';
import { SHOW_STEP } from '@/store/battles/show-step';
import { useSearch } from '@/store/battles/use-search';
import { useFilter, useList } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';
import { CardSection } from './card-section';
import { FilterChips } from './filter-chips';

type FoundBattlesProps = { readonly search: SearchStore; onOptions(card: Card): void };

/** The battles found so far, and the progress of the search. */
export function FoundBattles({ search, onOptions }: FoundBattlesProps) {
  const [filter] = useFilter();
  const { kind, message, running, finished, limit, shown, searched, total } = useSearch(search);
  // A change of the list may change the search result.
  const list = useList();
  const reading = list.kind === 'read' ? list.reading : 0;
  const { actions } = search;
  useEffect(() => {
    if (reading > 0) void actions.search(filter);
    return actions.stop;
  }, [actions, filter, reading]);
  const older = useMemo(() => olderCourses([...running, ...finished]), [running, finished]);
  const found = running.length + finished.length;
  const nothing = filter.archived === 'only' && total === 0 ? listWords.nothingArchived : listWords.nothing;
  return (
    <>
      <FilterChips />
      <p role="status" className="pt-2 text-detail text-muted">
        {(total > 0 || kind === 'done') &&
          words.sideBySide([listWords.searched(searched, total), listWords.found(found)])}
      </p>
      {kind === 'failed' && (
        <div className="grid gap-2 pt-3">
          <p role="alert">{listWords.failed(message)}</p>
          <Button onPress={() => void actions.search(filter)}>{words.battles.tryAgain}</Button>
        </div>
      )}
      {kind === 'done' && found === 0 && (
        <p className="mx-auto max-w-76 pt-10 text-center text-title text-muted">{nothing}</p>
      )}
      <CardSection
        title={words.battles.running}
        cards={running.slice(0, limit)}
        older={older}
        onOptions={onOptions}
      />
      <CardSection title={words.battles.finished} cards={shown} older={older} onOptions={onOptions} />
      {finished.length > limit && (
        <div className="pt-2">
          <Button onPress={() => void actions.showMore()}>
            {listWords.showMore(Math.min(SHOW_STEP, finished.length - limit))}
          </Button>
        </div>
      )}
    </>
  );
}
