import { useState } from 'react';
import { fitTogether } from '@/battle/assault/standing/fighter-group';
import type { AssaultUnit, AssaultView } from '@/battle/assault/standing/view';
import { livingModels } from '@/battle/state/assault-round';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { MAX_UNIT_NAME_LENGTH } from '@/battle/state/unit-name';
import { useMayFight } from '@/features/assault/question/use-assault';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { EntryField } from '@/ui/field/entry-field';
import { Sheet } from '@/ui/page/sheet';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';
import { StatusSwitches } from './status-switches';

type UnitSheetProps = {
  readonly combat: Combat;
  readonly view: AssaultView;
  readonly unit: AssaultUnit;
  onClose(): void;
};

/** The sheet of a unit: its name, the unit that it joins, and the groups that can be split off. */
export function UnitSheet({ combat, view, unit, onClose }: UnitSheetProps) {
  const [name, setName] = useState(unit.name);
  const disabled = !useMayFight();
  const { act } = useBattleActions();
  const { statuses } = bookOf(useBattle());
  const done = (result: ReturnType<typeof act>) => {
    if (result.ok || result.refusal.code === 'nothingChanged') onClose();
  };
  const mates = view.units.filter(
    ({ key, groups }) =>
      key !== unit.key && groups.every((one) => unit.groups.every((other) => fitTogether(one, other))),
  );
  return (
    <Sheet title={unit.name} closeName={words.close} onClose={onClose}>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          done(act({ type: 'changeUnit', combatId: combat.id, unitKey: unit.key, to: { unitName: name } }));
        }}
      >
        <EntryField
          label={assaultWords.unit.name}
          value={name}
          maxLength={MAX_UNIT_NAME_LENGTH}
          onChange={setName}
        />
        {statuses && (
          <fieldset className="min-w-0">
            <legend className="pb-1 text-label text-muted">{assaultWords.bookRules.statuses}</legend>
            <div className="grid grid-cols-2 gap-1.5 big:grid-cols-1">
              <StatusSwitches combat={combat} unit={unit} disabled={disabled} />
            </div>
          </fieldset>
        )}
        {mates.length > 0 && (
          <fieldset className="grid min-w-0 gap-2">
            <legend className="pb-1 text-label text-muted">{assaultWords.unit.merge}</legend>
            {mates.map((mate) => {
              // A squad keeps its name when a character joins it, whichever of the two the player tapped.
              const takesIn = unit.modelsLeft > mate.modelsLeft;
              const [joining, into] = takesIn ? [mate, unit] : [unit, mate];
              return (
                <Button
                  key={mate.key}
                  disabled={disabled}
                  onPress={() =>
                    done(
                      act({
                        type: 'mergeUnits',
                        combatId: combat.id,
                        unitKey: joining.key,
                        into: into.key,
                      }),
                    )
                  }
                >
                  <span className="min-w-0 break-words">
                    {takesIn ? assaultWords.unit.takesIn(mate.name) : assaultWords.unit.joins(mate.name)}
                  </span>
                </Button>
              );
            })}
          </fieldset>
        )}
        {unit.groups.length > 1 && (
          <fieldset className="grid min-w-0 gap-2">
            <legend className="pb-1 text-label text-muted">{assaultWords.unit.split}</legend>
            {unit.groups.map((group) => (
              <Button
                key={group.id}
                disabled={disabled}
                onPress={() => done(act({ type: 'splitGroup', combatId: combat.id, groupId: group.id }))}
              >
                <span className="min-w-0 break-words">
                  {assaultWords.fighters.heading(livingModels(group), group.name)}
                </span>
              </Button>
            ))}
          </fieldset>
        )}
        <Button kind="primary" submit disabled={disabled}>
          {words.done}
        </Button>
      </form>
    </Sheet>
  );
}
