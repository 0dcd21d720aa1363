import { ChartNoAxesColumn, QrCode, ScrollText, Settings } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Card } from '@/battle/cards/card';
import { askedFields } from '@/battle/cards/card-filter';
import type { ListState } from '@/store/list-store';
import { useFilter, useList, useListActions } from '@/store/use-page-stores';
import { Button } from '@/ui/button';
import { words } from '@/words/words';
import { CardSection } from './card-section';
import { FindBar } from './find-bar';
import { PutAwayNews } from './put-away-news';
import { Wastebasket } from './wastebasket';

type BattleListScreenProps = {
  /** Whether the battles on this phone could be opened: those begun since are shown in any case. */
  readonly opened: boolean;
  /** Stand below the list, so that nothing moves when they come. */
  readonly notices: ReactNode;
  /** What is shown over or in place of the list when it is asked for; it is loaded then. */
  readonly parts: {
    /** What was found, in place of the list. */
    found(onOptions: (card: Card) => void): ReactNode;
    filter(onClose: () => void): ReactNode;
    /** What else can be done with a battle. */
    menu(card: Card, onClose: () => void): ReactNode;
  };
  onNew(): void;
  onRestore(): void;
};

/** Home: running battles first, finished ones below, and a primary button for a new one. */
export function BattleListScreen({ opened, notices, parts, onNew, onRestore }: BattleListScreenProps) {
  const list = useList();
  const { refresh, forgetPutAway } = useListActions();
  const [filter] = useFilter();
  const [chosen, setChosen] = useState<Card | null>(null);
  const [filtering, setFiltering] = useState(false);
  useEffect(() => {
    void refresh();
    return forgetPutAway;
  }, [refresh, forgetPutAway]);
  const isLooking = askedFields(filter).length > 0;
  return (
    <div className="screen-height mx-auto flex max-w-[620px] flex-col pt-[env(safe-area-inset-top)]">
      <header className="flex items-center pr-1 pl-4">
        <h1 className="flex-1 text-[30px] leading-[52px]">{words.appName}</h1>
        <Link
          href="/armies"
          aria-label={words.battles.armies}
          className="flex size-12 items-center justify-center text-muted"
        >
          <ScrollText aria-hidden size={24} />
        </Link>
        <Link
          href="/season"
          aria-label={words.battles.season}
          className="flex size-12 items-center justify-center text-muted"
        >
          <ChartNoAxesColumn aria-hidden size={24} />
        </Link>
        <Link
          href="/receive"
          aria-label={words.battles.receive}
          className="flex size-12 items-center justify-center text-muted"
        >
          <QrCode aria-hidden size={24} />
        </Link>
        <Link
          href="/settings"
          aria-label={words.settings.title}
          className="flex size-12 items-center justify-center text-muted"
        >
          <Settings aria-hidden size={24} />
        </Link>
      </header>
      <div aria-hidden className="grid h-3 grid-cols-2">
        <span className="device-azure" />
        <span className="device-gules" />
      </div>
      {(isLooking || hasBattles(list)) && <FindBar onFilter={() => setFiltering(true)} />}
      <main className="min-h-0 flex-1 overflow-y-auto px-4 pb-3">
        {isLooking ? (
          parts.found(setChosen)
        ) : (
          <WholeList list={list} opened={opened} onOptions={setChosen} onRestore={onRestore} />
        )}
      </main>
      {notices}
      {list.kind === 'read' && list.putAway && <PutAwayNews putAway={list.putAway} />}
      <div className="border-t border-line px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
        <Button kind="primary" onPress={onNew}>
          {words.battles.newBattle}
        </Button>
      </div>
      {filtering && parts.filter(() => setFiltering(false))}
      {chosen && parts.menu(chosen, () => setChosen(null))}
    </div>
  );
}

function hasBattles(list: ListState): boolean {
  return list.kind === 'read' && list.running.length + list.finished.length + list.archived > 0;
}

type WholeListProps = {
  readonly list: ListState;
  readonly opened: boolean;
  onOptions(card: Card): void;
  onRestore(): void;
};

function WholeList({ list, opened, onOptions, onRestore }: WholeListProps) {
  const { refresh, loadMore, restoreBattle } = useListActions();
  const [, lookFor] = useFilter();
  if (list.kind === 'loading') {
    return <p className="pt-6 text-center text-muted">{words.battles.loading}</p>;
  }
  if (list.kind === 'failed') {
    return (
      <div className="grid gap-3 pt-6">
        <p role="alert">{words.battles.failed(list.message)}</p>
        <Button onPress={() => void refresh()}>{words.battles.tryAgain}</Button>
      </div>
    );
  }
  const { running, finished, renewing, archived, unreadable } = list;
  return (
    <>
      {running.length + finished.length + renewing + archived + unreadable.length === 0 && (
        <div className="mx-auto grid max-w-76 gap-4 pt-16">
          <p className="text-center text-[21px] text-muted">
            {opened ? words.battles.empty : words.battles.emptyUnread}
          </p>
          <Button onPress={onRestore}>{words.battles.restoreBackup}</Button>
        </div>
      )}
      {unreadable.length > 0 && (
        <p role="alert" className="pt-3 text-warn">
          {words.battles.unreadable(unreadable.length)}
        </p>
      )}
      <CardSection title={words.battles.running} cards={running} onOptions={onOptions} />
      <CardSection title={words.battles.finished} cards={finished} onOptions={onOptions} />
      {renewing > 0 && <p className="pt-3 text-center text-muted">{words.battles.renewing(renewing)}</p>}
      {list.next && (
        <div className="pt-2">
          <Button onPress={() => void loadMore()}>{words.battles.more}</Button>
        </div>
      )}
      <div className="pt-4">
        {archived > 0 && (
          <Button kind="quiet" onPress={() => lookFor({ archived: 'only' })}>
            {words.battles.archive(archived)}
          </Button>
        )}
        <Wastebasket deleted={list.wastebasket} onRestore={(id) => void restoreBattle(id)} />
      </div>
    </>
  );
}
