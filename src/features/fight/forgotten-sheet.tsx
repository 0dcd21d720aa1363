import { askedFlights } from '@/battle/combat/break-test';
import { forgottenBonuses } from '@/battle/combat/forgotten';
import { askedLost } from '@/battle/combat/row-stays';
import type { CombatId } from '@/battle/state/ids';
import { SayWhat } from '@/features/fight/ask/say-what';
import { whose } from '@/features/fight/ask/whose';
import { FlightChoice } from '@/features/fight/break-test/flight-choice';
import { LostChoice } from '@/features/fight/round/lost-choice';
import { openPointsRows } from '@/features/fight/round/open-points';
import { useShownRound } from '@/features/fight/round/use-fight';
import { rowOf, type Side } from '@/rules/index';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { Sheet } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type ForgottenSheetProps = {
  readonly combatId: CombatId;
  /** The sides that have agreed to the score. */
  readonly confirmedBy: readonly Side[];
  onClose(): void;
};

/**
 * Shown once before a round is closed: the rows that hang on facts that are not entered, each with the button that
 * asks; what may be lost to a flank entered by hand; the flights that nobody settled; the points that the units would give and the score leaves out, with one tap to add them; and ranks
 * that are claimed without the models, with one tap to take them off.
 */
export function ForgottenSheet({ combatId, confirmedBy, onClose }: ForgottenSheetProps) {
  const battle = useBattle();
  const shown = useShownRound(combatId);
  const { combat, round, sheet } = shown;
  const forgotten = forgottenBonuses(battle, combat, round);
  const open = openPointsRows(shown);
  const lost = askedLost(battle, combat, round);
  const flights = askedFlights(battle, combat, round);
  const { act } = useBattleActions();
  return (
    <Sheet title={battleWords.fight.forgottenTitle} closeName={words.close} onClose={onClose}>
      <ul className="grid gap-3 pb-3">
        {open.map(({ rowId, label, missing }) => (
          <li key={rowId} className="grid grid-cols-[1fr_auto] items-center gap-3 big:grid-cols-1">
            <span>{battleWords.fight.ask.openRow(label, whose(battle, missing))}</span>
            <span className="w-32">
              <SayWhat short missing={missing} />
            </span>
          </li>
        ))}
        {lost.map((row) => (
          <li key={`${row.side} ${row.rowId}`}>
            <LostChoice combatId={combatId} label={rowOf(sheet, row.rowId).label} lost={row} />
          </li>
        ))}
        {flights.map((flight) => (
          <li key={`flight ${flight.unitId ?? flight.side}`}>
            <FlightChoice combatId={combatId} flight={flight} />
          </li>
        ))}
        {forgotten.map(({ side, rowId, label, proposal, points }) => (
          <li key={`${side} ${rowId}`} className="grid grid-cols-[1fr_auto] items-center gap-3">
            <span>
              {points > 0 ? battleWords.fight.forgotten(label, side) : battleWords.fight.claimed(label, side)}
            </span>
            <span className="w-32">
              <Button
                onPress={() =>
                  act({ type: 'answer', combatId, side, rowId, answer: points > 0 ? null : proposal })
                }
              >
                {points > 0 ? battleWords.fight.addIt(points) : battleWords.fight.takeOff(points)}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button
        kind="primary"
        onPress={() => {
          act({ type: 'closeRound', combatId, confirmedBy });
          onClose();
        }}
      >
        {forgotten.length + open.length + lost.length + flights.length > 0
          ? battleWords.fight.closeAnyway
          : battleWords.fight.closeRound}
      </Button>
    </Sheet>
  );
}
