import { useState } from 'react';
import { useLocation } from 'wouter';
import { isClosed } from '@/battle/state/combat';
import { editionOfBattle, isShootingPhase } from '@/battle/state/edition-of';
import { isExample } from '@/battle/state/example-id';
import { turnAfter, turnBefore } from '@/battle/state/turn';
import { useBattle, useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { RandomLength } from './random-length';
import { Reactions } from './reactions';
import { RulebookPage } from './rulebook-page';

/** The current turn and phase, the way to the next, and the rulebook while it may be changed. */
export function TurnSheet({ onClose }: { onClose(): void }) {
  const [page, setPage] = useState<'turn' | 'rulebook'>('turn');
  const battle = useBattle();
  const titles = {
    turn: battleWords.turns.of(battle.turn.gameTurn, editionOfBattle(battle).gameStructure.gameTurns),
    rulebook: battleWords.rulebook.title,
  };
  return (
    <Sheet title={titles[page]} closeName={words.close} onClose={onClose}>
      {page === 'turn' && <TurnPage onRulebook={() => setPage('rulebook')} onClose={onClose} />}
      {page === 'rulebook' && <RulebookPage onClose={onClose} />}
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

/** A shooting attack of the side whose turn it is, where its phase is chosen. */
function Shooting({ disabled, onClose }: { readonly disabled: boolean; onClose(): void }) {
  const { id, turn } = useBattle();
  const { act } = useBattleActions();
  const [, navigate] = useLocation();
  return (
    <Button
      disabled={disabled}
      onPress={() => {
        act({ type: 'openCombat', shotBy: turn.side });
        navigate(`/battle/${id}/fight`, { replace: true });
        onClose();
      }}
    >
      {battleWords.fight.shooting(turn.side)}
    </Button>
  );
}

function TurnPage({ onRulebook, onClose }: { onRulebook(): void; onClose(): void }) {
  const battle = useBattle();
  const { turn, setup, outcome } = battle;
  const { phases } = editionOfBattle(battle).gameStructure;
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && !outcome;
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
      {isShootingPhase(battle) && <Shooting disabled={!mayWrite} onClose={onClose} />}
      <Reactions disabled={!mayWrite} />
      <RandomLength />
      <Rulebook disabled={!mayWrite} onChange={onRulebook} />
    </div>
  );
}
