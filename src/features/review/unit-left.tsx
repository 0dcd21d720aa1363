import { fateOf, healthOf, modelsLeft, woundsOnLast } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { startingHealth } from '@/battle/state/unit';
import { HealthBar } from '@/ui/look/health-bar';
import { SIDE_TONE } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/**
 * The health left of a unit, as a bar and in words, and its fate if it does not fight on. `type` is the text
 * size.
 */
export function UnitLeft({ army, type }: { readonly army: ArmyUnit; readonly type: string }) {
  const { unit } = army;
  const fate = fateOf(army);
  return (
    <>
      {!unit.modelsUnsaid && (
        <HealthBar tone={SIDE_TONE[unit.side]} now={healthOf(army)} of={startingHealth(unit)} />
      )}
      <span className={`block text-muted ${type}`}>
        {words.sideBySide([
          battleWords.armies.leftOf(leftOf(army)),
          fate !== 'fighting' && battleWords.fates[fate],
        ])}
      </span>
    </>
  );
}

/** The models, or the Health Points of a single model; null: nobody said how many models there are. */
function leftOf(army: ArmyUnit) {
  const { unit } = army;
  if (unit.modelsUnsaid) return null;
  return unit.models === 1
    ? { now: healthOf(army), start: startingHealth(unit), woundsOnLast: 0 }
    : { now: modelsLeft(army), start: unit.models, woundsOnLast: woundsOnLast(army) };
}
