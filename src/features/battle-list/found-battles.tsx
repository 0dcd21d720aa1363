import { useEffect, useState } from 'react';
import type { Card } from '@/battle/cards/card';
import type { SearchStore } from '@/store/search-store';
import { useFilter, useList } from '@/store/use-page-stores';
import { useSearch } from '@/store/use-search';
import { Button } from '@/ui/button';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';
import { CardSection } from './card-section';
import { FilterChips } from './filter-chips';

/** How many more of what was found a tap shows. */
const SHOW_STEP = 50;

type FoundBattlesProps = { readonly search: SearchStore; onOptions(card: Card): void };

/** What was found so far, and how far the search is. */
export function FoundBattles({ search, onOptions }: FoundBattlesProps) {
  const [filter] = useFilter();
  const { kind, message, running, finished, searched, total } = useSearch(search);
  // What changed the list may have changed what is found.
  const list = useList();
  const reading = list.kind === 'read' ? list.reading : 0;
  const [shown, setShown] = useState(SHOW_STEP);
  const { actions } = search;
  useEffect(() => {
    if (reading > 0) void actions.search(filter);
    setShown(SHOW_STEP);
    return actions.stop;
  }, [actions, filter, reading]);
  const found = running.length + finished.length;
  const nothing = filter.archived === 'only' && total === 0 ? listWords.nothingArchived : listWords.nothing;
  return (
    <>
      <FilterChips />
      <p role="status" className="pt-2 text-[16px] text-muted">
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
        <p className="mx-auto max-w-76 pt-10 text-center text-[21px] text-muted">{nothing}</p>
      )}
      <CardSection title={words.battles.running} cards={running.slice(0, shown)} onOptions={onOptions} />
      <CardSection title={words.battles.finished} cards={finished.slice(0, shown)} onOptions={onOptions} />
      {finished.length > shown && (
        <div className="pt-2">
          <Button onPress={() => setShown(shown + SHOW_STEP)}>
            {listWords.showMore(Math.min(SHOW_STEP, finished.length - shown))}
          </Button>
        </div>
      )}
    </>
  );
}
