import { battleScore } from '@/battle/score/battle-score';
import { unitsOfOpenWorth } from '@/battle/score/open-worth';
import { useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';

/** Says of which units the Victory Points hang on what is not entered; nothing if of none. */
export function OpenWorth() {
  const names = useBattlePart((battle) => unitsOfOpenWorth(battle).map(({ unit }) => unit.name));
  const isResult = useBattlePart((battle) => battleScore(battle)?.isOpen === true);
  if (names.length === 0) return null;
  return (
    <p className="mx-3 mt-3 rounded-lg bg-warn-field px-3 py-2 text-label leading-label text-warn">
      {battleWords.battleScore.openWorth(names, isResult)}
    </p>
  );
}
