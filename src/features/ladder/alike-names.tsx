import { useMemo, useState } from 'react';
import type { LadderStore } from '@/store/ladder/ladder-store';
import type { LadderGame } from '@/tournament/ladder';
import { alikeNames, hasAgreed, type LadderNames } from '@/tournament/ladder-names';
import { Button } from '@/ui/button/button';
import { ladderWords } from '@/words/ladder-words';
import { useSaved } from './use-saved';

const texts = ladderWords.alike;
/** How many are asked at once. */
const SHOWN = 3;

type AlikeNamesProps = {
  readonly games: readonly LadderGame[];
  readonly names: LadderNames;
  readonly store: LadderStore;
};

/**
 * Asks of names that look alike. It is behind a word, for the names of those who have not agreed stand there too:
 * only who joins them needs to see them.
 */
export function AlikeNames({ games, names, store }: AlikeNamesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [failure, save] = useSaved();
  const pairs = useMemo(() => alikeNames(games, names), [games, names]);
  if (pairs.length === 0) return null;
  if (!isOpen) return <Button onPress={() => setIsOpen(true)}>{texts.open(pairs.length)}</Button>;
  return (
    <section aria-label={texts.title} className="grid gap-2 rounded-lg border-2 border-outline p-3">
      <h2 className="text-name text-gold">{texts.title}</h2>
      <p className="text-detail text-muted">{texts.how}</p>
      {failure !== '' && <p role="alert">{failure}</p>}
      {pairs.slice(0, SHOWN).map(([one, other]) => {
        // Whose consent is there stands for both.
        const [into, from] = hasAgreed(names, other) ? [other, one] : [one, other];
        return (
          <div key={`${one}\n${other}`} className="grid gap-2">
            <p className="font-bold break-words">{texts.pair({ one, other })}</p>
            <div className="grid grid-cols-2 gap-2 big:grid-cols-1">
              <Button
                name={texts.joinName({ one, other })}
                onPress={() => save(store.actions.join(from, into))}
              >
                {texts.join}
              </Button>
              <Button
                name={texts.apartName({ one, other })}
                onPress={() => save(store.actions.tellApart(one, other))}
              >
                {texts.apart}
              </Button>
            </div>
          </div>
        );
      })}
    </section>
  );
}
