import { useEffect } from 'react';
import type { ShownTournament } from '@/store/tournament/shown-tournament';
import type { TournamentStore } from '@/store/tournament/tournament-store';
import { eventWords } from '@/words/event-words';
import { eventSheet } from './event-sheet';
import { organises } from './tournament-parts';

/**
 * Has the club serve the page of an event as it is now, where its organiser said so; takes it down where that was
 * taken back. Only the phone that writes the event does.
 */
export function useServedPage(
  store: TournamentStore,
  id: string,
  shown: ShownTournament | null | undefined,
  now: () => number,
): void {
  useEffect(() => {
    if (!shown?.tournament || !organises(shown)) return;
    const { tournament, matches, entries } = shown;
    if (!entries.some(({ act }) => act.type === 'pageServed')) return;
    store.actions.showPage(id, () => {
      if (!tournament.pageServed) return { key: '', texts: [] };
      const said = { lang: document.documentElement.lang, at: eventWords.moment(now()) };
      const sheets = [true, false].map((withLists) =>
        eventSheet(tournament, matches, { ...said, withLists }),
      );
      return {
        key: JSON.stringify(sheets[0]?.sections) + tournament.name,
        texts: sheets.map((sheet) => JSON.stringify(sheet)),
      };
    });
  });
}
