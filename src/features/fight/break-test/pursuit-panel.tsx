import { useState } from 'react';
import { enemyUnitStrength, MAX_PURSUERS } from '@/battle/combat/pursuit';
import { testOf } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { TakenTest, ThrownFlight } from '@/battle/state/records';
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
  /** Called once the end of the flight is decided. */
  onDecided(): void;
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

/** The events that decide how a flight ended. */
const DECIDES: readonly string[] = ['pursuitResolved', 'flightSaid'];

const NOT_THROWN: ThrownFlight = { fleeTotal: null, pursuitTotal: null };

/** No dice come to 0: that is a field nobody has filled in. */
function thrownTotal(total: number): number | null {
  return total === 0 ? null : total;
}

type AftermathProps = PursuitPanelProps & { readonly pursuit: Pursuit; readonly outcome: Outcome };

/**
 * How far the loser moves, and whether its enemy pursues. The players enter the totals of their dice, or the
 * app rolls: each total is kept at once, and with both the rule decides, until the players say otherwise.
 */
function Aftermath({ shown, tested, pursuit, outcome, onDecided }: AftermathProps) {
  const { side, unitId } = tested;
  const battle = useBattle();
  const { act } = useBattleActions();
  const mayWrite = useMayWrite() && !battle.outcome;
  const { pursuit: resolved, thrown } = testOf(shown.round, side, unitId);
  const { move = { dice: pursuit.dice }, winner } = outcome;
  const fixed = 'inches' in move ? move.inches : null;
  const { fleeTotal, pursuitTotal } = thrown ?? resolved ?? NOT_THROWN;
  const [pursuers, setPursuers] = useState(() => enemyUnitStrength(battle, shown.combat, shown.round, side));
  const { tests = [] } = editionOfBattle(battle);
  const restraint = tests.find(({ id }) => id === pursuit.restraintTest);
  const caught = winner.may === 'pursue' ? winner.caught : null;
  const place = { combatId: shown.combat.id, side, unitId };
  const costsWounds = typeof caught === 'object' && caught !== null;
  const strength = (of: number | null) => (costsWounds && of !== null ? { pursuersUnitStrength: of } : {});
  const measured = { fleeTotal: fleeTotal ?? fixed, pursuitTotal };
  const decide = (intent: Parameters<typeof act>[0], rolled = false) => {
    const done = act(intent);
    if (!rolled && done.ok && done.value.some(({ type }) => DECIDES.includes(type))) onDecided();
  };
  const throwDice = (dice: ThrownFlight, rolled: boolean, by = pursuers) =>
    decide({ type: 'throwFlight', ...place, ...dice, ...strength(by) }, rolled);
  const decided = resolved && !thrown ? resolved.caught : null;
  /** As the players enter it, with the inches if they were measured. */
  const say = (isReached: boolean) => {
    if (isReached === decided) return onDecided();
    decide({ type: 'resolvePursuit', ...place, ...measured, caught: isReached, ...strength(pursuers) });
  };
  /** The winner stays, or follows as far as the loser moved. */
  const follow = (inches: number | null) =>
    decide({ type: 'resolvePursuit', ...place, ...measured, pursuitTotal: inches });
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
      {costsWounds && (
        <div className="grid gap-1 pb-2.5">
          <span className="text-detail">{texts.pursuers}</span>
          <NumberField
            label={texts.pursuers}
            min={0}
            max={MAX_PURSUERS}
            value={pursuers ?? 0}
            disabled={!mayWrite}
            names={{ more: texts.oneMore(texts.pursuers), fewer: texts.oneFewer(texts.pursuers) }}
            onChange={(by) => {
              setPursuers(by);
              if (fleeTotal !== null && pursuitTotal !== null) throwDice(measured, true, by);
            }}
          />
        </div>
      )}
      {/* Before the inches: most tables throw, look, and only say how it ended. */}
      {caught !== null && (
        <FlightButtons
          measured={
            fleeTotal !== null && pursuitTotal !== null ? isCaught(pursuit, fleeTotal, pursuitTotal) : null
          }
          decided={decided}
          disabled={!mayWrite}
          onSay={say}
        />
      )}
      {fixed === null && (
        <div className="grid gap-3">
          <PursuitTotal
            label={flees ? texts.fleeing(name) : texts.movingAway(name)}
            move={move}
            fast={pursuit.fast}
            value={fleeTotal ?? 0}
            disabled={!mayWrite}
            onChange={(total, rolled) => throwDice({ ...measured, fleeTotal: thrownTotal(total) }, rolled)}
          />
          <PursuitTotal
            label={texts.pursuing(enemy)}
            move={{ dice: pursuit.dice }}
            fast={pursuit.fast}
            value={pursuitTotal ?? 0}
            disabled={!mayWrite}
            onChange={(total, rolled) => throwDice({ ...measured, pursuitTotal: thrownTotal(total) }, rolled)}
          />
        </div>
      )}
      {caught === null && (
        <div className="grid grid-cols-2 big:grid-cols-1 gap-2 pt-2.5">
          <Button disabled={!mayWrite} onPress={() => follow(null)}>
            {texts.staysPut}
          </Button>
          <Button kind="primary" disabled={!mayWrite} onPress={() => follow(measured.fleeTotal)}>
            {texts.followUp(enemy)}
          </Button>
        </div>
      )}
      {resolved && (
        <p role="status" className="pt-2 font-bold">
          {texts.pursuit(name, resolved)}
        </p>
      )}
    </section>
  );
}
