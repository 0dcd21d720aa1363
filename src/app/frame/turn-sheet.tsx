import { useState } from 'react';
import { editionOfBattle } from '@/battle/edition-of';
import type { BattleWinner } from '@/battle/event';
import { BATTLE_WINNERS } from '@/battle/event';
import { turnAfter, turnBefore } from '@/battle/turn';
import { SetupForm } from '@/features/new-battle/setup-form';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { words } from '@/words/words';
import { Clocks } from './clocks';

type Page = 'turn' | 'setup' | 'finish';

/** Whose turn it is and the way to the next; names and points; and the end of the battle, which is asked once. */
export function TurnSheet({ onClose }: { onClose(): void }) {
  const [page, setPage] = useState<Page>('turn');
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const titles: Record<Page, string> = {
    turn: words.turns.of(battle.turn.gameTurn, editionOfBattle(battle).gameStructure.gameTurns),
    setup: words.setup.title,
    finish: words.finish.title,
  };
  return (
    <Sheet title={titles[page]} closeName={words.close} onClose={onClose}>
      {page === 'turn' && <TurnPage onPage={setPage} onClose={onClose} />}
      {page === 'setup' && (
        <SetupForm
          setup={battle.setup}
          submitLabel={words.setup.save}
          disabled={!mayWrite}
          onSubmit={(setup) => {
            if (act({ type: 'changeSetup', setup }).ok) onClose();
          }}
        />
      )}
      {page === 'finish' && <FinishPage onClose={onClose} />}
    </Sheet>
  );
}

function TurnPage({ onPage, onClose }: { onPage(page: Page): void; onClose(): void }) {
  const { turn, setup, outcome } = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && !outcome;
  const before = turnBefore(turn, setup.firstSide);
  const after = turnAfter(turn, setup.firstSide);
  return (
    <div className="grid gap-2">
      <p className="pb-1 font-display text-[22px]">{outcome ? words.finish.ended : words.turn(turn)}</p>
      {outcome && <p className="text-muted">{words.winner(outcome.winner)}</p>}
      <Button
        kind="primary"
        disabled={!mayWrite}
        onPress={() => {
          act({ type: 'beginTurn', turn: after });
          onClose();
        }}
      >
        {words.turns.next(after)}
      </Button>
      {before && (
        <Button disabled={!mayWrite} onPress={() => act({ type: 'beginTurn', turn: before })}>
          {words.turns.previous(before)}
        </Button>
      )}
      <Clocks />
      <div className="grid grid-cols-2 gap-2 pt-3">
        <Button disabled={!mayWrite} onPress={() => onPage('setup')}>
          {words.turns.editSetup}
        </Button>
        <Button disabled={!mayWrite} onPress={() => onPage('finish')}>
          {words.turns.endBattle}
        </Button>
      </div>
    </div>
  );
}

function FinishPage({ onClose }: { onClose(): void }) {
  const [winner, setWinner] = useState<BattleWinner>('unsaid');
  const { act } = useBattleActions();
  return (
    <div className="grid gap-3">
      <SegmentedChoice
        label={words.finish.question}
        options={BATTLE_WINNERS.map((id) => ({ id, label: words.winner(id) }))}
        chosen={winner}
        onChoose={(id) => setWinner(id)}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button
          kind="primary"
          onPress={() => {
            act({ type: 'finishBattle', winner, confirmed: { a: false, b: false } });
            onClose();
          }}
        >
          {words.finish.end}
        </Button>
      </div>
    </div>
  );
}
