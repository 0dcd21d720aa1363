import { Settings } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Card } from '@/battle/card';
import { useList, useListActions } from '@/store/use-page-stores';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';
import { words } from '@/words/words';
import { BattleCard } from './battle-card';
import { Wastebasket } from './wastebasket';

type BattleListScreenProps = {
  /** Stand below the list, so that nothing moves when they come. */
  readonly notices: ReactNode;
  onNew(): void;
  onRestore(): void;
  /** Offers a battle as a file. */
  onExport(card: Card): void;
};

/** Home: running battles first, finished ones below, and one dark button for a new one. */
export function BattleListScreen({ notices, onNew, onRestore, onExport }: BattleListScreenProps) {
  const list = useList();
  const { refresh, loadMore, deleteBattle, restoreBattle, forgetDeletion } = useListActions();
  const [chosen, setChosen] = useState<Card | null>(null);
  useEffect(() => {
    void refresh();
    return forgetDeletion;
  }, [refresh, forgetDeletion]);
  return (
    <div className="screen-height mx-auto flex max-w-[620px] flex-col pt-[env(safe-area-inset-top)]">
      <header className="flex items-center justify-between pr-1 pl-4">
        <h1 className="text-[30px] leading-[52px]">{words.appName}</h1>
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
      <main className="min-h-0 flex-1 overflow-y-auto px-4 pb-3">
        {list.kind === 'loading' && <p className="pt-6 text-center text-muted">{words.battles.loading}</p>}
        {list.kind === 'failed' && (
          <div className="grid gap-3 pt-6">
            <p role="alert">{words.battles.failed(list.message)}</p>
            <Button onPress={() => void refresh()}>{words.battles.tryAgain}</Button>
          </div>
        )}
        {list.kind === 'read' && (
          <>
            {list.running.length + list.finished.length === 0 && (
              <div className="mx-auto grid max-w-76 gap-4 pt-16">
                <p className="text-center text-[21px] text-muted">{words.battles.empty}</p>
                <Button onPress={onRestore}>{words.battles.restoreBackup}</Button>
              </div>
            )}
            <CardSection title={words.battles.running} cards={list.running} onOptions={setChosen} />
            <CardSection title={words.battles.finished} cards={list.finished} onOptions={setChosen} />
            {list.next && (
              <div className="pt-2">
                <Button onPress={() => void loadMore()}>{words.battles.more}</Button>
              </div>
            )}
            <Wastebasket deleted={list.wastebasket} onRestore={(id) => void restoreBattle(id)} />
          </>
        )}
      </main>
      {notices}
      {list.kind === 'read' && list.deleted && (
        <div role="status" className="flex items-center gap-2 border-t border-line bg-card pr-2 pl-4">
          <span className="min-w-0 flex-1 truncate">{words.battles.deleted(list.deleted)}</span>
          <span className="w-24 shrink-0 py-1">
            <Button onPress={() => list.deleted && void restoreBattle(list.deleted.battleId)}>
              {words.battles.undoDelete}
            </Button>
          </span>
        </div>
      )}
      <div className="border-t border-line px-4 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))]">
        <Button kind="primary" onPress={onNew}>
          {words.battles.newBattle}
        </Button>
      </div>
      {chosen && (
        <Sheet title={words.battles.sides(chosen)} closeName={words.close} onClose={() => setChosen(null)}>
          <div className="grid gap-2">
            <Button
              onPress={() => {
                onExport(chosen);
                setChosen(null);
              }}
            >
              {words.battles.export}
            </Button>
            <Button
              onPress={() => {
                void deleteBattle(chosen);
                setChosen(null);
              }}
            >
              {words.battles.delete}
            </Button>
            <p className="text-[16px] text-muted">{words.battles.deleteHint}</p>
          </div>
        </Sheet>
      )}
    </div>
  );
}

type CardSectionProps = {
  readonly title: string;
  readonly cards: readonly Card[];
  onOptions(card: Card): void;
};

function CardSection({ title, cards, onOptions }: CardSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-label={title} className="pt-3">
      <h2 className="pb-1.5 text-[20px] text-gold">{title}</h2>
      <ul className="grid gap-2">
        {cards.map((card) => (
          <li key={card.battleId}>
            <BattleCard card={card} onOptions={() => onOptions(card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
