import { useState } from 'react';
import { useLocation } from 'wouter';
import { Clocks } from '@/app/clock/clocks';
import { TimeLimitForm } from '@/app/clock/time-limit-form';
import { reviewPath } from '@/app/review-address';
import { isClosed } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { isExample } from '@/battle/state/example-id';
import { turnAfter, turnBefore } from '@/battle/state/turn';
import { SetupForm } from '@/features/new-battle/setup-form';
import { EndBattle } from '@/features/score/end-battle';
import { useBattle, useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { RandomLength } from './random-length';
import { RulebookPage } from './rulebook-page';

/** The pages of the sheet: the turn, names and points, the rulebook, the time limit, and the end of the battle. */
export type TurnPageName = 'turn' | 'setup' | 'rulebook' | 'limit' | 'finish';

type TurnSheetProps = { readonly first: TurnPageName; onClose(): void };

/** The current turn and the way to the next; the rulebook, names and points; the clocks; and the end of the battle. */
export function TurnSheet({ first, onClose }: TurnSheetProps) {
  const [page, setPage] = useState(first);
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const titles: Record<TurnPageName, string> = {
    turn: battleWords.turns.of(battle.turn.gameTurn, editionOfBattle(battle).gameStructure.gameTurns),
    setup: battleWords.setup.title,
    rulebook: battleWords.rulebook.title,
    limit: battleWords.clocks.limit.title,
    finish: battleWords.finish.title,
  };
  return (
    <Sheet title={titles[page]} closeName={words.close} onClose={onClose}>
      {page === 'turn' && <TurnPage onPage={setPage} onClose={onClose} />}
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
      {page === 'rulebook' && <RulebookPage onClose={onClose} />}
      {page === 'limit' && <TimeLimitForm onClose={() => setPage('turn')} />}
      {page === 'finish' && <EndBattle onClose={onClose} />}
    </Sheet>
  );
}

/** While no round is closed and nothing hangs on the rulebook, a tap changes it. */
function Rulebook({ disabled, onChange }: { readonly disabled: boolean; onChange(): void }) {
  const isSettled = useBattlePart(
    ({ id, combats }) => isExample(id) || combats.some(({ rounds }) => rounds.some(isClosed)),
  );
  if (isSettled) return null;
  return (
    <Button disabled={disabled} onPress={onChange}>
      {battleWords.rulebook.change}
    </Button>
  );
}

function TurnPage({ onPage, onClose }: { onPage(page: TurnPageName): void; onClose(): void }) {
  const battle = useBattle();
  const { turn, setup, outcome } = battle;
  const { phases } = editionOfBattle(battle).gameStructure;
  const { act } = useBattleActions();
  const [, navigate] = useLocation();
  const mayReopen = useMayWrite();
  const mayWrite = mayReopen && !outcome;
  const before = turnBefore(turn, setup.firstSide);
  const after = turnAfter(turn, setup.firstSide);
  return (
    <div className="grid gap-2">
      <p className="pb-1 font-display text-heading">
        {outcome ? battleWords.finish.ended : words.turn(turn)}
      </p>
      {outcome && <p className="text-muted">{words.winner(outcome.winner)}</p>}
      <p className="pb-1 text-detail text-muted">{editionOfBattle(battle).name}</p>
      <Button
        kind="primary"
        disabled={!mayWrite}
        onPress={() => {
          act({ type: 'beginTurn', turn: after });
          onClose();
        }}
      >
        {battleWords.turns.next(after)}
      </Button>
      {before && (
        <Button disabled={!mayWrite} onPress={() => act({ type: 'beginTurn', turn: before })}>
          {battleWords.turns.previous(before)}
        </Button>
      )}
      <SegmentedChoice
        label={battleWords.turns.phase}
        columns={3}
        disabled={!mayWrite}
        options={phases.map((label, phase) => ({ id: String(phase), label }))}
        chosen={String(turn.phase ?? '')}
        onChoose={(phase) => act({ type: 'beginTurn', turn: { ...turn, phase: Number(phase) } })}
      />
      <RandomLength />
      <Clocks onLimit={() => onPage('limit')} />
      <div className="grid grid-cols-2 gap-2 pt-3">
        <Button onPress={() => navigate(reviewPath(battle.id, 'result'))}>{battleWords.turns.review}</Button>
        <Button onPress={() => navigate(`/report/${battle.id}`)}>{battleWords.handOver.report}</Button>
      </div>
      <Button onPress={() => navigate(`/hand-over/${battle.id}`)}>{battleWords.handOver.toPhone}</Button>
      <div className="grid grid-cols-2 gap-2">
        <Button disabled={!mayWrite} onPress={() => onPage('setup')}>
          {battleWords.turns.editSetup}
        </Button>
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
      <Rulebook disabled={!mayWrite} onChange={() => onPage('rulebook')} />
    </div>
  );
}
