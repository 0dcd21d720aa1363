import { Calendar, ChartNoAxesColumn, type IconNode, QrCode, Settings, Shield } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Card } from '@/battle/cards/card';
import { askedFields } from '@/battle/cards/card-filter';
import { olderCourses } from '@/battle/cards/courses';
import { isExample } from '@/battle/state/example-id';
import type { ListState, PutAway } from '@/store/battles/list-store';
import { useFilter, useList, useListActions, useSettings } from '@/store/page/use-page-stores';
import { Button, buttonLook } from '@/ui/button/button';
import { Icon } from '@/ui/look/icon';
import { words } from '@/words/words';
import { CardSection } from './card-section';
import { FindBar } from './find-bar';

type BattleListScreenProps = {
  /** These stand below the list, so that nothing moves when they appear. */
  readonly notices: ReactNode;
  /** Parts that are shown over the list or instead of it. They are loaded on first use. */
  readonly parts: {
    /** What an app without a battle shows. */
    firstMinute(): ReactNode;
    /** The search result, instead of the list. */
    found(onOptions: (card: Card) => void): ReactNode;
    /** Where the battle went that was put away last, with its undo. */
    putAway(putAway: PutAway): ReactNode;
    filter(onClose: () => void): ReactNode;
    /** The deleted battles. */
    wastebasket(onClose: () => void): ReactNode;
    /** The menu of a battle. */
    menu(card: Card, onClose: () => void): ReactNode;
  };
  onResume(card: Card): void;
};

/**
 * Home: running battles first, finished ones below. The primary button resumes the running battle that was
 * played last, else begins a new one.
 */
export function BattleListScreen({ notices, parts, onResume }: BattleListScreenProps) {
  const list = useList();
  const { refresh, forgetPutAway } = useListActions();
  const [filter] = useFilter();
  const [chosen, setChosen] = useState<Card | null>(null);
  const [filtering, setFiltering] = useState(false);
  const [lookingBack, setLookingBack] = useState(false);
  useEffect(() => {
    void refresh();
    return forgetPutAway;
  }, [refresh, forgetPutAway]);
  const latest = list.kind === 'read' ? list.running.find(isOwn) : undefined;
  const isLooking = askedFields(filter).length > 0;
  return (
    <div className="plain screen-height mx-auto flex max-w-[72rem] flex-col cramped:block cramped:overflow-y-auto pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
      <header className="flex flex-wrap items-center pr-1 pl-4">
        <h1 className="flex-1 text-figure leading-head max-[374px]:text-number big:basis-full big:text-number">
          {words.appName}
        </h1>
        <Doors />
      </header>
      <div aria-hidden className="grid h-3 grid-cols-2">
        <span className="device-azure" />
        <span className="device-gules" />
      </div>
      {(isLooking || hasBattles(list)) && <FindBar onFilter={() => setFiltering(true)} />}
      {/* A new key for a newly read list, so that nothing that is already there moves. */}
      <main key={list.kind} className="min-h-0 flex-1 overflow-y-auto px-4 pb-3 cramped:overflow-visible">
        {isLooking ? (
          parts.found(setChosen)
        ) : (
          <WholeList
            list={list}
            firstMinute={parts.firstMinute}
            onOptions={setChosen}
            onWastebasket={() => setLookingBack(true)}
          />
        )}
      </main>
      {notices}
      {list.kind === 'read' && list.putAway && parts.putAway(list.putAway)}
      <footer className="contents cramped:sticky cramped:bottom-0 cramped:grid cramped:bg-paper spread:grid spread:grid-cols-2 spread:items-start spread:border-t spread:border-line">
        {latest && (
          <div className="grid border-t border-line px-4 pt-2 spread:border-t-0">
            <Button kind="primary" onPress={() => onResume(latest)}>
              <span className="min-w-0 leading-none">
                {words.battles.resume(latest)}
                <span className="block truncate font-text text-small leading-small font-medium big:hidden">
                  {words.battles.sides(latest)}
                </span>
              </span>
            </Button>
          </div>
        )}
        <div
          className={`grid px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] spread:col-start-2 ${latest ? '' : 'border-t border-line spread:border-t-0'}`}
        >
          {/* A link: it leads on also where it is only drawn, before the app stands. */}
          <Link href="/new" className={buttonLook(latest ? 'plain' : 'primary')}>
            {words.battles.newBattle}
          </Link>
        </div>
      </footer>
      {filtering && parts.filter(() => setFiltering(false))}
      {lookingBack && parts.wastebasket(() => setLookingBack(false))}
      {chosen && parts.menu(chosen, () => setChosen(null))}
    </div>
  );
}

/** The ways to the other rooms. Events stand among them once this phone has opened one, or the club. */
function Doors() {
  const eventsUsed = useSettings((settings) => settings.eventsUsed);
  const w = words.battles;
  const doors: readonly (readonly [string, string, IconNode])[] = [
    ['/armies', w.armies, Shield],
    ['/season', w.season, ChartNoAxesColumn],
    ...(eventsUsed ? [['/events', w.events, Calendar] as const] : []),
    ['/receive', w.receive, QrCode],
    ['/settings', words.settings.title, Settings],
  ];
  return (
    <nav className="flex flex-wrap">
      {doors.map(([href, name, icon]) => (
        <Link
          key={href}
          href={href}
          className="flex min-h-12 min-w-(--control) flex-col items-center justify-center px-0.5 text-mark leading-mark font-medium text-muted big:min-h-(--control)"
        >
          <Icon of={icon} size={24} />
          {name}
        </Link>
      ))}
    </nav>
  );
}

function isOwn({ battleId }: Card): boolean {
  return !isExample(battleId);
}

function hasBattles(list: ListState): boolean {
  return list.kind === 'read' && ([...list.running, ...list.finished].some(isOwn) || list.archived > 0);
}

type WholeListProps = {
  readonly list: ListState;
  firstMinute(): ReactNode;
  onOptions(card: Card): void;
  onWastebasket(): void;
};

function WholeList({ list, firstMinute, onOptions, onWastebasket }: WholeListProps) {
  const { refresh, loadMore } = useListActions();
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
  const { renewing, archived, unreadable } = list;
  const [running, finished] = [list.running.filter(isOwn), list.finished.filter(isOwn)];
  const examples = [...list.running, ...list.finished].filter((card) => !isOwn(card));
  const older = olderCourses([...running, ...finished]);
  return (
    <>
      {running.length + finished.length + renewing + archived + unreadable.length === 0 && firstMinute()}
      {unreadable.length > 0 && (
        <p role="alert" className="pt-3 text-warn">
          {words.battles.unreadable(unreadable.length)}
        </p>
      )}
      <CardSection title={words.battles.running} cards={running} older={older} onOptions={onOptions} />
      {list.nextRunning && (
        <div className="pt-2">
          <Button onPress={() => void loadMore('running')}>{words.battles.moreRunning}</Button>
        </div>
      )}
      <CardSection title={words.battles.finished} cards={finished} older={older} onOptions={onOptions} />
      <CardSection title={words.battles.example} cards={examples} older={older} onOptions={onOptions} />
      {renewing > 0 && <p className="pt-3 text-center text-muted">{words.battles.renewing(renewing)}</p>}
      {list.next && (
        <div className="pt-2">
          <Button onPress={() => void loadMore('finished')}>{words.battles.more}</Button>
        </div>
      )}
      <div className="pt-4">
        {archived > 0 && (
          <Button kind="quiet" onPress={() => lookFor({ archived: 'only' })}>
            {words.battles.archive(archived)}
          </Button>
        )}
        {list.wastebasket.length > 0 && (
          <Button kind="quiet" onPress={onWastebasket}>
            {words.battles.wastebasket(list.wastebasket.length)}
          </Button>
        )}
      </div>
    </>
  );
}
