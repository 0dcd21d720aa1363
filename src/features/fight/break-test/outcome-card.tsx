import { Footprints, HelpCircle, Shield } from 'lucide';
import { askedFlights, testedUnits } from '@/battle/combat/break-test';
import { loserOf } from '@/battle/combat/standing-test';
import { testOf } from '@/battle/state/combat';
import { editionOfBattle } from '@/battle/state/edition-of';
import { nextStep } from '@/battle/state/next-step';
import type { ShownRound } from '@/features/fight/round/shown-round';
import { asSpoken, type Edition } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { FlightChoice } from './flight-choice';
import { type Tested, testedName } from './tested';

/** The result of a closed round: who holds, flees or pursues, and the next step of the game. */
export function OutcomeCard({ shown }: { readonly shown: ShownRound }) {
  const battle = useBattle();
  const { breakTest, pursuit }: Edition = editionOfBattle(battle);
  const loser = loserOf(battle, shown.combat, shown.round);
  const tested =
    breakTest && loser
      ? testedUnits(battle, shown.combat, loser.side).map((unitId) => ({ ...loser, unitId }))
      : [];
  return (
    <section
      aria-label={battleWords.fight.outcomeTitle}
      className="my-2 grid gap-1.5 rounded-xl border-2 border-outline bg-card p-2.5"
    >
      <ul className="grid gap-1.5">
        {tested.map((one) => (
          <TestedLine key={one.unitId ?? one.side} shown={shown} tested={one} />
        ))}
        {tested.length === 0 && (
          <li className="text-body">
            {shown.destroyed.length > 0
              ? battleWords.breakTest.destroyed(shown.destroyed, pursuit?.overrun ?? null)
              : battleWords.breakTest.none}
          </li>
        )}
      </ul>
      {!battle.outcome &&
        askedFlights(battle, shown.combat, shown.round).map((flight) => (
          <FlightChoice key={flight.unitId ?? flight.side} combatId={shown.combat.id} flight={flight} />
        ))}
      {!battle.outcome && (
        <p className="border-t border-line pt-1.5 text-label leading-body text-muted">
          {battleWords.fight.comesNext[nextStep(battle, shown.combat).kind]}
        </p>
      )}
    </section>
  );
}

function TestedLine({ shown, tested }: { readonly shown: ShownRound; readonly tested: Tested }) {
  const battle = useBattle();
  const { taken, pursuit, thrown } = testOf(shown.round, tested.side, tested.unitId);
  const name = testedName(battle, tested);
  const icon = !taken ? HelpCircle : taken.held ? Shield : Footprints;
  return (
    <li
      className={`flex items-center gap-2 rounded-lg px-2 py-1 ${toneClasses[SIDE_TONE[tested.side]].field}`}
    >
      <Icon of={icon} size={24} className={`shrink-0 ${toneClasses[SIDE_TONE[tested.side]].text}`} />
      <span className="min-w-0 break-words">
        <span className="block text-name leading-name font-bold">
          {taken
            ? battleWords.testEnd(name, asSpoken(battle.editionId, taken))
            : battleWords.breakTest.notTaken([name])}
        </span>
        {taken && (pursuit || thrown) && (
          <span className="block text-label leading-body">
            {pursuit && !thrown
              ? battleWords.breakTest.pursuit(name, pursuit)
              : battleWords.breakTest.flightsOpen([{ name, thrown: thrown ?? null }])}
          </span>
        )}
      </span>
    </li>
  );
}
