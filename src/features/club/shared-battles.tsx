import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Card } from '@/battle/cards/card';
import { battleId } from '@/battle/state/ids';
import type { ClubStore } from '@/store/club/club-store';
import { useClub } from '@/store/page/use-club';
import { useList, useListActions } from '@/store/page/use-page-stores';
import { clubWords } from '@/words/club-words';
import { words } from '@/words/words';

const texts = clubWords.club;
const SHARED_AS = { follow: texts.following, guest: texts.writing, write: texts.sharing };

/** The battles that are shared or followed now, each with the way to it and the way to end that. */
export function SharedBattles({ store }: { readonly store: ClubStore }) {
  const shares = useClub(store, (state) => state.shares);
  const list = useList();
  const { refresh } = useListActions();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (asked) return;
    setAsked(true);
    void refresh();
  }, [asked, refresh]);
  const cards: readonly Card[] = list.kind === 'read' ? [...list.running, ...list.finished] : [];
  const current = [...shares].filter(([, share]) => share.ended === null);
  return (
    <section
      aria-label={texts.shared}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4"
    >
      <h2 className="text-name text-gold">{texts.shared}</h2>
      {current.length === 0 && <p className="text-muted">{texts.nothingShared}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {current.map(([id, share]) => {
          const card = cards.find((known) => known.battleId === battleId(id));
          const name = card ? words.battles.sides(card) : id;
          return (
            <li key={id} className="flex items-center gap-2">
              <Link
                href={share.role !== 'write' ? `/battle/${id}/fight` : `/share/${id}`}
                className="flex min-h-(--control) min-w-0 flex-1 flex-col justify-center"
              >
                <span className="truncate font-bold">{name}</span>
                <span className="text-detail text-muted">{SHARED_AS[share.role]}</span>
              </Link>
              <button
                type="button"
                aria-label={texts.stopNamed(name)}
                onClick={() => void store.actions.stop(id)}
                className="min-h-(--control) rounded-lg border-2 border-outline bg-card px-4 font-bold"
              >
                {texts.stop}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
