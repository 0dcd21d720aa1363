import { useState } from 'react';
import type { OpenFlight } from '@/battle/combat/break-test';
import { enemyUnitStrength } from '@/battle/combat/pursuit';
import { testOf } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import { openFlightOf } from '@/battle/state/open-flight';
import { useShownRound } from '@/features/fight/round/use-fight';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { battleWords } from '@/words/battle-words';
import { OpenedTest } from './test-line';
import { testedName } from './tested';

type FlightChoiceProps = { readonly combatId: CombatId; readonly flight: OpenFlight };

/**
 * How an open flight ended, in one tap; or the sheet of its dice, which also asks for the pursuers’ Unit Strength
 * where being caught costs Wounds by it.
 */
export function FlightChoice({ combatId, flight }: FlightChoiceProps) {
  const [byDice, setByDice] = useState(false);
  const battle = useBattle();
  const { combat, round } = useShownRound(combatId);
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && battle.outcome === null;
  const { side, unitId, thrown } = flight;
  const { breakTest } = editionOfBattle(battle);
  const outcome = openFlightOf(battle, testOf(round, side, unitId));
  if (!breakTest || !outcome) return null;
  const name = testedName(battle, flight);
  const texts = battleWords.breakTest;
  const needsStrength = outcome.winner.may === 'pursue' && typeof outcome.winner.caught === 'object';
  const strength = needsStrength ? enemyUnitStrength(battle, combat, round, side) : null;
  const say = (caught: boolean) => {
    if (caught && needsStrength && strength === null) return setByDice(true);
    act({
      type: 'resolvePursuit',
      ...{ combatId, side, unitId, caught },
      fleeTotal: thrown?.fleeTotal ?? null,
      pursuitTotal: thrown?.pursuitTotal ?? null,
      ...(strength === null ? {} : { pursuersUnitStrength: strength }),
    });
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-1 text-body break-words">
        {battleWords.fight.flight(texts.flightsOpen([{ name, thrown }]))}
      </legend>
      <div className="grid grid-cols-3 gap-2 big:grid-cols-1">
        {[false, true].map((caught) => {
          const label = caught ? texts.caught : texts.gotAway;
          return (
            <Button
              key={label}
              name={battleWords.breakTest.saidOutcome(name, label)}
              disabled={!mayWrite}
              onPress={() => say(caught)}
            >
              {label}
            </Button>
          );
        })}
        <Button name={battleWords.fight.flightByDiceOf(name)} onPress={() => setByDice(true)}>
          {battleWords.fight.flightByDice}
        </Button>
      </div>
      {byDice && (
        <OpenedTest
          combatId={combatId}
          breakTest={breakTest}
          taker={{ side, unitId }}
          onClose={() => setByDice(false)}
        />
      )}
    </fieldset>
  );
}
