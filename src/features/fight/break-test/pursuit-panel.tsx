import { useState } from 'react';
import { enemyUnitStrength, MAX_PURSUERS } from '@/battle/combat/pursuit';
import { testOf } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { TakenTest } from '@/battle/state/records';
import { outcomeOfTaken } from '@/battle/state/taken-test';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { isCaught, type Outcome, otherSide, type Pursuit } from '@/rules/index';
import { useBattle, useBattleActions, useMayWrite } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { NumberField } from '@/ui/field/number-field';
import { battleWords } from '@/words/battle-words';
import { FlightButtons } from './flight-buttons';
import { PursuitTotal } from './pursuit-total';
import { type Tested, testedName } from './tested';

type PursuitPanelProps = {
  readonly shown: ShownRound;
  readonly tested: Tested;
  readonly taken: TakenTest;
};

/**
 * The consequences of a test's outcome, as far as the edition declares them. Nothing if the winner may do
 * nothing.
 */
export function PursuitPanel(props: PursuitPanelProps) {
  const { breakTest, pursuit } = editionOfBattle(useBattle());
  const outcome = breakTest && outcomeOfTaken(breakTest, props.taken);
  if (!pursuit || !outcome || outcome.winner.may === 'nothing') return null;
  return <Aftermath {...props} pursuit={pursuit} outcome={outcome} />;
}

type AftermathProps = PursuitPanelProps & { readonly pursuit: Pursuit; readonly outcome: Outcome };

/**
 * How far the loser moves, and whether its enemy pursues. The players enter the totals of their dice, or the
 * app rolls.
 */
function Aftermath({ shown, tested, pursuit, outcome }: AftermathProps) {
  const { side, unitId } = tested;
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && !battle.outcome;
  const resolved = testOf(shown.round, side, unitId).pursuit;
  const { move = { dice: pursuit.dice }, winner } = outcome;
  const fixed = 'inches' in move ? move.inches : null;
  const [fleeTotal, setFlee] = useState(resolved?.fleeTotal ?? fixed ?? 0);
  const [pursuitTotal, setPursuit] = useState(resolved?.pursuitTotal ?? fixed ?? 0);
  const [pursuers, setPursuers] = useState(() => enemyUnitStrength(battle, shown.combat, shown.round, side));
  const { tests = [] } = editionOfBattle(battle);
  const restraint = tests.find(({ id }) => id === pursuit.restraintTest);
  const caught = winner.may === 'pursue' ? winner.caught : null;
  const resolve = (pursued: boolean) =>
    act({
      type: 'resolvePursuit',
      combatId: shown.combat.id,
      side,
      unitId,
      fleeTotal,
      pursuitTotal: pursued ? pursuitTotal : null,
      ...(typeof caught === 'object' && caught !== null && pursuers !== null
        ? { pursuersUnitStrength: pursuers }
        : {}),
    });
  /** As the players enter it, with the inches if they were measured. */
  const say = (isReached: boolean) =>
    act({
      type: 'resolvePursuit',
      combatId: shown.combat.id,
      side,
      unitId,
      fleeTotal: fleeTotal > 0 ? fleeTotal : null,
      pursuitTotal: pursuitTotal > 0 ? pursuitTotal : null,
      caught: isReached,
      ...(typeof caught === 'object' && caught !== null && pursuers !== null
        ? { pursuersUnitStrength: pursuers }
        : {}),
    });
  const enemy = otherSide(side);
  const name = testedName(battle, tested);
  const texts = battleWords.breakTest;
  const flees = outcome.fate === 'fleeing' || outcome.fate === 'shaken';
  const title = flees ? texts.flee : outcome.label;
  return (
    <section aria-label={title} className="mb-3 rounded-xl border-2 border-line p-2.5">
      <h3 className="text-name">{title}</h3>
      <p className="pb-2 text-small text-muted">
        {fixed !== null && texts.movesBack(name, fixed)}
        {caught !== null && texts.caughtRule(pursuit.catches, caught)}
        {restraint && ` ${texts.restraint(restraint.label)}`}
      </p>
      {fixed === null && (
        <div className="grid grid-cols-2 big:grid-cols-1 gap-3">
          <PursuitTotal
            label={flees ? texts.fleeing(name) : texts.movingAway(name)}
            move={move}
            fast={pursuit.fast}
            value={fleeTotal}
            disabled={!mayWrite}
            onChange={setFlee}
          />
          <PursuitTotal
            label={texts.pursuing(enemy)}
            move={{ dice: pursuit.dice }}
            fast={pursuit.fast}
            value={pursuitTotal}
            disabled={!mayWrite}
            onChange={setPursuit}
          />
        </div>
      )}
      {typeof caught === 'object' && caught !== null && (
        <div className="grid gap-1 pt-2.5">
          <span className="text-detail">{texts.pursuers}</span>
          <NumberField
            label={texts.pursuers}
            min={0}
            max={MAX_PURSUERS}
            value={pursuers ?? 0}
            disabled={!mayWrite}
            names={{ more: texts.oneMore(texts.pursuers), fewer: texts.oneFewer(texts.pursuers) }}
            onChange={setPursuers}
          />
        </div>
      )}
      {caught === null ? (
        <div className="grid grid-cols-2 big:grid-cols-1 gap-2 pt-2.5">
          <Button disabled={!mayWrite} onPress={() => resolve(false)}>
            {fixed === null ? texts.noPursuit : texts.staysPut}
          </Button>
          <Button kind="primary" disabled={!mayWrite} onPress={() => resolve(true)}>
            {fixed === null ? texts.resolve : texts.followUp(enemy)}
          </Button>
        </div>
      ) : (
        <FlightButtons
          measured={fleeTotal > 0 && pursuitTotal > 0 ? isCaught(pursuit, fleeTotal, pursuitTotal) : null}
          disabled={!mayWrite}
          onSay={say}
        />
      )}
      {resolved && (
        <p role="status" className="pt-2 font-bold">
          {texts.pursuit(name, resolved)}
        </p>
      )}
    </section>
  );
}
