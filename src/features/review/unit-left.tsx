import { fateOf, healthOf, modelsLeft, woundsOnLast } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { gathered, shownCounter, statusesNow } from '@/battle/state/counted-unit';
import { editionOfBattle } from '@/battle/state/edition-of';
import { startingHealth } from '@/battle/state/unit';
import type { Edition, UnitCounter } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { HealthBar } from '@/ui/look/health-bar';
import { SIDE_TONE } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { countedWords } from '@/words/counted-words';
import { words } from '@/words/words';

/**
 * The health left of a unit, as a bar and in words, or what it has gathered; and its fate if it does not fight
 * on. `type` is the text size.
 */
export function UnitLeft({ army, type }: { readonly army: ArmyUnit; readonly type: string }) {
  const { unit } = army;
  const fate = fateOf(army);
  const edition: Edition = editionOfBattle(useBattle());
  const counter = shownCounter(edition);
  return (
    <>
      {!counter && !unit.modelsUnsaid && (
        <HealthBar tone={SIDE_TONE[unit.side]} now={healthOf(army)} of={startingHealth(unit)} />
      )}
      <span className={`block text-muted ${type}`}>
        {words.sideBySide([
          counter ? gatheredBy(edition, army, counter) : battleWords.armies.leftOf(leftOf(army)),
          ...statusesNow(edition, army).map(({ label }) => label),
          fate !== 'fighting' && battleWords.fates[fate],
        ])}
      </span>
    </>
  );
}

/** "Damage 5 of 12". */
export function gatheredBy(edition: Edition, army: ArmyUnit, counter: UnitCounter): string {
  const { count, limit } = gathered(edition, army, counter);
  return countedWords.of(counter.label, count, limit);
}

/** The models, or the Health Points of a single model; null: nobody said how many models there are. */
function leftOf(army: ArmyUnit) {
  const { unit } = army;
  if (unit.modelsUnsaid) return null;
  return unit.models === 1
    ? { now: healthOf(army), start: startingHealth(unit), woundsOnLast: 0 }
    : { now: modelsLeft(army), start: unit.models, woundsOnLast: woundsOnLast(army) };
}
