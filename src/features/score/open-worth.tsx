import { battleScore } from '@/battle/score/battle-score';
import { flightsOfOpenWorth, unitsOfOpenWorth } from '@/battle/score/open-worth';
import { useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';

/**
 * Says of which units the Victory Points hang on what is not entered: what they are, or how their flight ended;
 * nothing if of none.
 */
export function OpenWorth() {
  const names = useBattlePart((battle) => unitsOfOpenWorth(battle).map(({ unit }) => unit.name));
  const flights = useBattlePart((battle) => flightsOfOpenWorth(battle).map(({ unit }) => unit.name));
  const isResult = useBattlePart((battle) => battleScore(battle)?.isOpen === true);
  const { openWorth, openFlights } = battleWords.battleScore;
  const said = [
    ...(names.length > 0 ? [openWorth(names, isResult)] : []),
    ...(flights.length > 0 ? [openFlights(flights, isResult)] : []),
  ];
  return said.map((sentence) => (
    <p
      key={sentence}
      className="mx-3 mt-3 rounded-lg bg-warn-field px-3 py-2 text-label leading-label text-warn"
    >
      {sentence}
    </p>
  ));
}
