import { memo, type ReactNode, useState } from 'react';
import { dueTests } from '@/battle/army/due-tests';
import { askedFlights, openFlights, untakenTests } from '@/battle/combat/break-test';
import { forgottenBonuses } from '@/battle/combat/forgotten';
import { askedLost } from '@/battle/combat/row-stays';
import { armyOf } from '@/battle/state/army';
import { nobodyWins } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { isBare, nextStep } from '@/battle/state/next-step';
import { testedName } from '@/features/fight/break-test/tested';
import { Engage } from '@/features/fight/combats/engage';
import { OpenCombat } from '@/features/fight/combats/open-combat';
import { NextRound } from '@/features/fight/round/next-round';
import { openPointsRows } from '@/features/fight/round/open-points';
import { shownCombat } from '@/features/fight/round/shown-round';
import { useRoundPart, useTitled } from '@/features/fight/round/use-fight';
import { assertNever, SIDES, type Side } from '@/rules/index';
import { useBattleActions, useBattlePart, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Lines } from '@/ui/button/lines';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { words } from '@/words/words';
import { CloseFought } from './close-fought';
import { ForgottenSheet } from './forgotten-sheet';

type FightNextProps = {
  /** The combat named in the address. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
  onShowNewest(): void;
  /** Shows the armies, where a battle that needs them has none. */
  onArmies(): void;
  /** Opens the question how the battle ended. */
  onEndBattle(): void;
  /** Shows the result of a battle that has ended. */
  onResult(): void;
};

/** The primary button of the Fight screen: the next step of the game. */
export function FightNext(props: FightNextProps) {
  // Here, because with the first unit that is sent the next step is another.
  const [sending, setSending] = useState<CombatId | null>(null);
  const send = (bare: CombatId) => {
    props.onShow(bare);
    setSending(bare);
  };
  return (
    <>
      <NextStep {...props} onSend={send} />
      {sending && <Engage combatId={sending} onClose={() => setSending(null)} />}
    </>
  );
}

type NextStepProps = FightNextProps & {
  /** Asks who fights in a combat that nobody was sent to. */
  onSend(id: CombatId): void;
};

function NextStep(props: NextStepProps) {
  const { asked, onShow, onShowNewest, onArmies, onSend, onEndBattle, onResult } = props;
  const { act } = useBattleActions();
  const mayWrite = useMayWrite();
  const nobody = useBattlePart(nobodyWins);
  const untested = useBattlePart((battle) =>
    battle.units.flatMap((army) => (dueTests(battle, army).length > 0 ? [army.unit.name] : [])),
  );
  const lacks = useBattlePart((battle) => SIDES.some((side) => armyOf(battle, side).length === 0));
  // A combat that nobody was sent to yet is the new one.
  const bare = useBattlePart((battle) => battle.combats.find((combat) => isBare(battle, combat))?.id);
  const step = useBattlePart((battle) => nextStep(battle, shownCombat(battle, asked)));
  switch (step.kind) {
    case 'closeRound':
      if (nobody) return <CloseFought combatId={step.combatId} disabled={!mayWrite} />;
      return <CloseRound combatId={step.combatId} disabled={!mayWrite} />;
    case 'nextRound':
      return <NextRound combatId={step.combatId} primary disabled={!mayWrite} />;
    case 'nextCombat':
      return <NextCombat combatId={step.combatId} onShow={onShow} />;
    case 'newCombat':
      if (bare !== undefined)
        return (
          <Next disabled={!mayWrite} onPress={() => (lacks ? onArmies() : onSend(bare))}>
            {lacks ? battleWords.fight.enterArmies : battleWords.fight.newCombat}
          </Next>
        );
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
          <Lines
            above={battleWords.fight.nextTurn}
            below={untested.length > 0 ? countedWords.testsDue(untested) : words.turn(step.turn)}
          />
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

type NextCombatProps = { readonly combatId: CombatId; onShow(id: CombatId): void };

function NextCombat({ combatId, onShow }: NextCombatProps) {
  const title = useTitled(combatId, (named) => named && battleWords.combatTitle(named));
  return (
    <Next disabled={false} onPress={() => onShow(combatId)}>
      <Lines above={battleWords.fight.nextCombat} below={title ?? ''} />
    </Next>
  );
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

type CloseRoundProps = {
  readonly combatId: CombatId;
  readonly disabled: boolean;
  /** The place of the button, for a screen reader, if there is more than one. */
  readonly place?: string;
  /** Shown instead of the tests that were not taken. */
  readonly note?: string | undefined;
  /** The sides that have agreed to the score. */
  readonly confirmedBy?: readonly Side[];
};

const NOBODY: readonly Side[] = [];

/** The tests that were not taken, else the flights that are open, so that nobody closes over thrown dice. */
function waitsBelow(
  untaken: readonly string[],
  flights: Parameters<typeof battleWords.breakTest.flightsOpen>[0],
): string | undefined {
  if (untaken.length > 0) return battleWords.breakTest.notTaken(untaken);
  return flights.length > 0 ? battleWords.breakTest.flightsOpen(flights) : undefined;
}

/**
 * Closes the round. If rows hang on facts that are not entered, a flight is open, or the units would give more
 * points than were counted, it first says so, once.
 */
export const CloseRound = memo(function CloseRound(props: CloseRoundProps) {
  const { combatId, disabled, place, note, confirmedBy = NOBODY } = props;
  const [asking, setAsking] = useState(false);
  const { act } = useBattleActions();
  const isForgetful = useRoundPart(
    combatId,
    (shown, battle) =>
      openPointsRows(shown).length > 0 ||
      askedLost(battle, shown.combat, shown.round).length > 0 ||
      askedFlights(battle, shown.combat, shown.round).length > 0 ||
      forgottenBonuses(battle, shown.combat, shown.round).length > 0,
  );
  const untaken = useRoundPart(combatId, ({ combat, round }, battle) =>
    untakenTests(battle, combat, round).map((test) => testedName(battle, test)),
  );
  const flights = useRoundPart(combatId, ({ combat, round }, battle) =>
    openFlights(battle, combat, round).map((flight) => ({
      name: testedName(battle, flight),
      thrown: flight.thrown,
    })),
  );
  const below = note ?? waitsBelow(untaken, flights);
  return (
    <>
      <Next
        disabled={disabled}
        onPress={() => {
          if (isForgetful) setAsking(true);
          else act({ type: 'closeRound', combatId, confirmedBy });
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
        <ForgottenSheet combatId={combatId} confirmedBy={confirmedBy} onClose={() => setAsking(false)} />
      )}
    </>
  );
});
