import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { Clocks } from '@/app/clock/clocks';
import { TimeLimitForm } from '@/app/clock/time-limit-form';
import { reviewPath } from '@/app/review-address';
import { editionOfBattle } from '@/battle/state/edition-of';
import { SetupForm } from '@/features/new-battle/setup-form';
import { EndBattle } from '@/features/score/end-battle';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/** The pages of the menu: what it offers, names and points, the time limit, and the end of the battle. */
type MenuPage = 'menu' | 'setup' | 'limit' | 'finish';

type BattleMenuProps = {
  /** Where it opens: at the end of the battle when a clock has run out. */
  readonly first: 'menu' | 'finish';
  onClose(): void;
};

/** What a battle offers besides its rooms and its turn: clocks, other phones, report, names, and its end. */
export function BattleMenu({ first, onClose }: BattleMenuProps) {
  const [page, setPage] = useState<MenuPage>(first);
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const titles: Record<MenuPage, string> = {
    menu: battleWords.menu.title,
    setup: battleWords.setup.title,
    limit: battleWords.clocks.limit.title,
    finish: battleWords.finish.title,
  };
  return (
    <Sheet title={titles[page]} closeName={words.close} onClose={onClose}>
      {page === 'menu' && <MenuList onPage={setPage} onClose={onClose} />}
      {page === 'setup' && (
        <SetupForm
          setup={battle.setup}
          victory={editionOfBattle(battle).victory}
          submitLabel={battleWords.setup.save}
          disabled={!mayWrite}
          onSubmit={(setup) => {
            if (act({ type: 'changeSetup', setup }).ok) onClose();
          }}
        />
      )}
      {page === 'limit' && <TimeLimitForm onClose={() => setPage('menu')} />}
      {page === 'finish' && <EndBattle onClose={onClose} />}
    </Sheet>
  );
}

function MenuList({ onPage, onClose }: { onPage(page: MenuPage): void; onClose(): void }) {
  const { id, outcome } = useBattle();
  const { act } = useBattleActions();
  const [, navigate] = useLocation();
  const mayReopen = useMayWrite();
  const { menu, handOver } = battleWords;
  const mayWrite = mayReopen && outcome === null;
  return (
    <div className="grid gap-2">
      <Group title={menu.atTheTable}>
        <div className="col-span-full -mt-3">
          <Clocks onLimit={() => onPage('limit')} />
        </div>
      </Group>
      <Group title={menu.otherPhones}>
        <Button onPress={() => navigate(`/share/${id}`)}>{handOver.live}</Button>
        <Button onPress={() => navigate(`/hand-over/${id}`)}>{handOver.toPhone}</Button>
      </Group>
      <Group title={menu.thisBattle}>
        <Button onPress={() => navigate(`/report/${id}`)}>{handOver.report}</Button>
        <Button onPress={() => navigate(`/result/${id}`)}>{handOver.result}</Button>
        <Button onPress={() => navigate(reviewPath(id, 'result'))}>{battleWords.turns.review}</Button>
        <Button disabled={!mayWrite} onPress={() => onPage('setup')}>
          {battleWords.turns.editSetup}
        </Button>
      </Group>
      <div className="sticky bottom-0 -mx-4 grid bg-paper px-4 py-2">
        {outcome ? (
          <Button
            disabled={!mayReopen}
            onPress={() => {
              act({ type: 'reopenBattle' });
              onClose();
            }}
          >
            {battleWords.battleScore.end.reopen}
          </Button>
        ) : (
          <Button disabled={!mayWrite} onPress={() => onPage('finish')}>
            {battleWords.turns.endBattle}
          </Button>
        )}
      </div>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="pb-1 text-body leading-body text-gold">{title}</h3>
      <div className="grid grid-cols-2 big:grid-cols-1 gap-2">{children}</div>
    </section>
  );
}
