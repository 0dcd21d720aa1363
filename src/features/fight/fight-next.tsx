import { type ReactNode, useState } from 'react';
import { untakenTests } from '@/battle/combat/break-test';
import { forgottenBonuses } from '@/battle/combat/forgotten';
import { unitOf } from '@/battle/state/army';
import { type Combat, latestRound } from '@/battle/state/battle';
import { titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { nextStep } from '@/battle/state/next-step';
import { assertNever, type Side } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/use-battle';
import { Button } from '@/ui/button';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { ForgottenSheet } from './forgotten-sheet';
import { NextRound } from './next-round';
import { OpenCombat } from './open-combat';
import { useShownCombat } from './use-fight';

type FightNextProps = {
  /** The combat that the address names. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
  onShowNewest(): void;
  /** Asks how the battle ended. */
  onEndBattle(): void;
  /** Goes to the result of a battle that has ended. */
  onResult(): void;
};

/** The primary button of the Fight screen: what comes next in the game. */
export function FightNext({ asked, onShow, onShowNewest, onEndBattle, onResult }: FightNextProps) {
  const shown = useShownCombat(asked);
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const step = nextStep(battle, shown);
  const { fight } = battleWords;
  switch (step.kind) {
    case 'closeRound':
      return <CloseRound combat={step.combat} disabled={!mayWrite} />;
    case 'nextRound':
      return <NextRound combat={step.combat} primary disabled={!mayWrite} />;
    case 'nextCombat':
      return (
        <Next disabled={false} onPress={() => onShow(step.combat.id)}>
          <Lines above={fight.nextCombat} below={battleWords.combatTitle(titleOf(battle, step.combat))} />
        </Next>
      );
    case 'newCombat':
      return <OpenCombat onOpened={onShowNewest} />;
    case 'nextTurn':
      return (
        <Next
          disabled={!mayWrite}
          onPress={() => {
            act({ type: 'beginTurn', turn: step.turn });
            onShowNewest();
          }}
        >
          <Lines above={fight.nextTurn} below={words.turn(step.turn)} />
        </Next>
      );
    case 'endBattle':
      return (
        <Next disabled={!mayWrite} onPress={onEndBattle}>
          {battleWords.battleScore.end.button}
        </Next>
      );
    case 'result':
      return (
        <Next disabled={false} onPress={onResult}>
          {battleWords.handOver.result}
        </Next>
      );
    default:
      return assertNever(step);
  }
}

type NextProps = {
  readonly disabled: boolean;
  readonly children: ReactNode;
  onPress(): void;
};

function Next({ disabled, children, onPress }: NextProps) {
  return (
    <Button kind="primary" disabled={disabled} onPress={onPress}>
      {children}
    </Button>
  );
}

/** What a button does, and below it in small what has to be known before. */
function Lines({ above, below }: { readonly above: string; readonly below: string }) {
  return (
    <span className="flex min-w-0 flex-col leading-none">
      <span>{above}</span>{' '}
      <span className="below truncate cramped:hidden font-text text-[0.9375rem] leading-[1.0625rem] font-medium">
        {below}
      </span>
    </span>
  );
}

type CloseRoundProps = {
  readonly combat: Combat;
  readonly disabled: boolean;
  /** Where it stands, for a screen reader, where there is more than one. */
  readonly place?: string;
  /** What has to be known before, in place of the tests that were not taken. */
  readonly note?: string | undefined;
  /** The sides that have agreed to the score. */
  readonly confirmedBy?: readonly Side[];
};

/** Closes the round; what the units would give and nobody counted is said before, once. */
export function CloseRound({ combat, disabled, place, note, confirmedBy = [] }: CloseRoundProps) {
  const [asking, setAsking] = useState(false);
  const battle = useBattle();
  const { act } = useBattleActions();
  const round = latestRound(combat);
  const forgotten = round ? forgottenBonuses(battle, combat, round) : [];
  const untaken = round ? untakenTests(battle, combat, round) : [];
  const names = untaken.map(({ side, unitId }) => {
    const army = unitId === null ? undefined : unitOf(battle, unitId);
    return army?.unit.name ?? words.side(side);
  });
  const below = note ?? (names.length > 0 ? battleWords.breakTest.notTaken(names) : undefined);
  return (
    <>
      <Next
        disabled={disabled}
        onPress={() => {
          if (forgotten.length > 0) setAsking(true);
          else act({ type: 'closeRound', combatId: combat.id, confirmedBy });
        }}
      >
        {below !== undefined ? (
          <Lines above={battleWords.fight.closeRound} below={below} />
        ) : (
          battleWords.fight.closeRound
        )}
        {place && <span className="sr-only">{place}</span>}
      </Next>
      {asking && (
        <ForgottenSheet
          combatId={combat.id}
          forgotten={forgotten}
          confirmedBy={confirmedBy}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
