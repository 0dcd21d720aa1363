import { ChevronLeft } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isSameArmy } from '@/store/armies/kept-armies';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { useKept, useKeptArmies, useRemovedArmy } from '@/store/armies/use-kept';
import { Button } from '@/ui/button/button';
import { SearchField } from '@/ui/field/search-field';
import { Icon } from '@/ui/look/icon';
import { PlainScreen } from '@/ui/page/plain-screen';
import { keptArmyWords } from '@/words/kept-army-words';
import { words } from '@/words/words';
import { foundArmies, tagsOf } from './find-armies';
import { KeptArmyRow } from './kept-army-row';
import { type KeptArmyParts, KeptArmySheet } from './kept-army-sheet';

type KeptArmiesScreenProps = {
  /** Whether a list came from elsewhere: then the import opens at once. */
  readonly importing: boolean;
  /** The import of a list that is to be kept. */
  importer(onClose: () => void): ReactNode;
  readonly parts: KeptArmyParts;
};

/** The armies kept on this phone: to find, change, show to another phone, copy and remove. */
export function KeptArmiesScreen({ importing: begun, importer, parts }: KeptArmiesScreenProps) {
  const { armies: kept } = useKept();
  const armies = useKeptArmies();
  const [text, setText] = useState('');
  const [tag, setTag] = useState<string | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [importing, setImporting] = useState(begun);
  useEffect(() => {
    // Another tab or a backup may have added some. If this cannot be read now, the list stays as it is.
    kept.reread().catch(() => {});
  }, [kept]);
  const tags = tagsOf(armies);
  const found = foundArmies(armies, { text, tag: tag !== null && tags.includes(tag) ? tag : null });
  const army = armies.find(({ id }) => id === opened);
  return (
    <PlainScreen
      title={keptArmyWords.title}
      back={
        <Link href="/" aria-label={words.back} className="-ml-3 flex size-12 items-center justify-center">
          <Icon of={ChevronLeft} size={26} />
        </Link>
      }
      bar={
        <>
          <RemovedNews />
          <Button kind="primary" onPress={() => setImporting(true)}>
            {keptArmyWords.add}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {armies.length > 0 && (
          <SearchField
            label={keptArmyWords.search}
            hint={keptArmyWords.searchHint}
            clearName={keptArmyWords.clear}
            value={text}
            onChange={setText}
          />
        )}
        {tags.length > 0 && (
          <fieldset aria-label={keptArmyWords.tags.title} className="flex flex-wrap gap-2">
            {tags.map((one) => (
              <span key={one} className="min-w-0">
                <Button pressed={one === tag} onPress={() => setTag(one === tag ? null : one)}>
                  <span className="min-w-0 px-1 break-words">{one}</span>
                </Button>
              </span>
            ))}
          </fieldset>
        )}
        {armies.length === 0 && (
          <p className="mx-auto max-w-76 pt-12 text-center text-title text-muted">{keptArmyWords.empty}</p>
        )}
        {armies.length > 0 && found.length === 0 && (
          <p role="status" className="pt-8 text-center text-muted">
            {keptArmyWords.noneFound}
          </p>
        )}
        <ul
          aria-label={keptArmyWords.title}
          className="grid grid-cols-[minmax(0,1fr)] gap-2 spread:grid-cols-2 broad:grid-cols-3"
        >
          {found.map((one) => (
            <KeptArmyRow
              key={one.id}
              army={one}
              twin={twinOf(one, armies)}
              onOpen={() => setOpened(one.id)}
            />
          ))}
        </ul>
      </div>
      {importing && importer(() => setImporting(false))}
      {army && (
        <KeptArmySheet
          key={army.id}
          army={army}
          parts={parts}
          onDuplicate={() => {
            const copy = kept.duplicate(army.id, copyName(army, armies));
            if (copy) setOpened(copy.id);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </PlainScreen>
  );
}

/** Says which army was removed, with a button to undo that. */
function RemovedNews() {
  const { armies: kept } = useKept();
  const removed = useRemovedArmy();
  return (
    <div role="status" className="empty:hidden">
      {removed && (
        <div className="flex items-center gap-2 pb-2">
          <span className="min-w-0 flex-1 truncate">{keptArmyWords.removed(removed.name)}</span>
          <span className="w-24 shrink-0">
            <Button onPress={kept.undoRemove}>{words.battles.undo}</Button>
          </span>
        </div>
      )}
    </div>
  );
}

/** An army further down the list with the same list or the same units, if any. */
function twinOf(army: KeptArmy, armies: readonly KeptArmy[]): KeptArmy | null {
  return armies.slice(armies.indexOf(army) + 1).find((other) => isSameArmy(other, army)) ?? null;
}

function copyName({ name }: KeptArmy, armies: readonly KeptArmy[]): string {
  const taken = armies.map((army) => army.name);
  const base = name.replace(/ #\d+$/, '');
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${base} #${number}`)) return `${base} #${number}`;
  }
}
