import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { BattleId } from '@/battle/state/ids';
import type { OpenBattle } from '@/store/battle/battle-store';
import { useBattleActions, useBattleState } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { FullPage } from './error-screen';
import { SaveNotice } from './frame/save-notice';
import { NOTICED_MS } from './frame/saving-mark';
import { Tinctured } from './tinctured';
import { useSaveExport } from './use-save-export';

type OpenedBattleProps = { readonly id: BattleId; readonly children: ReactNode };

/**
 * Opens the battle from disk for its children, and closes it when they are gone. Until then, and after a
 * failure, it shows a message.
 */
export function OpenedBattle({ id, children }: OpenedBattleProps) {
  const { openBattle, closeBattle } = useBattleActions();
  const kind = useBattleState(({ open }) => (open.kind === 'none' || open.id !== id ? 'loading' : open.kind));
  const message = useBattleState(({ open }) => messageOf(open));
  const saveExport = useSaveExport();
  const [, navigate] = useLocation();
  // Before anything is painted: a battle that was read ahead is the first thing on screen.
  useLayoutEffect(() => {
    void openBattle(id);
    return closeBattle;
  }, [id, openBattle, closeBattle]);
  if (kind === 'open')
    return (
      <Tinctured>
        {children}
        <OpeningCover />
      </Tinctured>
    );
  if (kind === 'loading')
    return <p className="pt-24 text-center text-muted">{battleWords.opening.loading}</p>;
  const text = kind === 'notFound' ? battleWords.opening.notFound : battleWords.opening.unreadable(message);
  return (
    <>
      <SaveNotice />
      <FullPage title={words.appName} text={text}>
        {kind === 'failed' && <Button onPress={() => void openBattle(id)}>{words.notices.tryAgain}</Button>}
        {kind === 'unreadable' && <Button onPress={() => saveExport([id])}>{words.notices.export}</Button>}
        <Button kind="primary" onPress={() => navigate('/')}>
          {words.errors.toBattles}
        </Button>
      </FullPage>
    </>
  );
}

/**
 * Stops taps on a battle that is on screen but still opening, because their targets may change in a moment.
 * If opening takes long, it says so and lets them through, so that every tap has an answer and the way back
 * is open.
 */
function OpeningCover() {
  const isOpening = useBattleState(({ open }) => open.kind === 'open' && open.writer === 'opening');
  return isOpening ? <Cover /> : null;
}

function Cover() {
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICED_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className={`fixed inset-0 z-40 grid place-items-center ${isNoticed ? 'pointer-events-none' : ''}`}
    >
      {isNoticed && (
        <p className="rounded-full bg-strong px-4 py-1 text-on-strong">{battleWords.opening.loading}</p>
      )}
    </div>
  );
}

/** Why the battle could not be read. */
function messageOf(open: OpenBattle): string {
  if (open.kind === 'unreadable') return battleWords.log.problem(open.problem.seq, open.problem.kind);
  return open.kind === 'failed' ? open.message : '';
}
