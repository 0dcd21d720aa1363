import { useState } from 'react';
import type { Intent } from '@/battle/log/intent';
import { fatesOf, healthOf } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import { combatWith } from '@/battle/state/engaged';
import { healthWordOf } from '@/battle/state/health-word';

import type { Edition, Fate } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { battleWords } from '@/words/battle-words';
import { openRoundIn } from './open-round';

type FateChoiceProps = {
  readonly army: ArmyUnit;
  /** The unit's present fate. */
  readonly fate: Fate;
  readonly disabled: boolean;
  act(intent: Intent): void;
};

/**
 * The fate of a unit. A unit destroyed in an open round may have lost its last Health Points there, so the
 * app asks this once.
 */
export function FateChoice({ army, fate, disabled, act }: FateChoiceProps) {
  const battle = useBattle();
  const [asking, setAsking] = useState(false);
  const edition: Edition = editionOfBattle(battle);
  const { id } = army.unit;
  const left = healthOf(army);
  // Of how many it lost there, nothing is known where nobody said how many models there are.
  const isAsked = openRoundIn(battle, id) !== null && !army.unit.modelsUnsaid;
  const combat = isAsked ? combatWith(battle, id) : undefined;
  const answer = (intent: Intent) => {
    setAsking(false);
    act(intent);
  };
  return (
    <>
      <SegmentedChoice
        label={battleWords.armies.fateTitle}
        options={fatesOf(edition).map((one) => ({ id: one, label: battleWords.armies.fateName(one, fate) }))}
        chosen={asking ? 'destroyed' : fate}
        disabled={disabled || left === 0}
        onChoose={(to) => {
          if (to === 'destroyed' && combat && fate !== 'destroyed') setAsking(true);
          else answer({ type: 'changeFate', unitId: id, fate: to });
        }}
      />
      {asking && combat && left > 0 && (
        <fieldset className="rounded-xl border-2 border-gold p-2.5">
          <legend className="px-1 font-bold">
            {battleWords.armies.lostHere(left, healthWordOf(battle, army.unit), combat.number)}
          </legend>
          <div className="grid grid-cols-2 big:grid-cols-1 gap-2">
            <Button
              kind="primary"
              disabled={disabled}
              onPress={() => answer({ type: 'changeHealth', unitId: id, by: -left, cause: 'combat' })}
            >
              {battleWords.armies.lostHereYes}
            </Button>
            <Button
              disabled={disabled}
              onPress={() => answer({ type: 'changeFate', unitId: id, fate: 'destroyed' })}
            >
              {battleWords.armies.lostHereNo}
            </Button>
          </div>
        </fieldset>
      )}
    </>
  );
}
