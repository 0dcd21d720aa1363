import { dueTests } from '@/battle/army/due-tests';
import { mayHave, statusesOf, statusRules } from '@/battle/army/statuses';
import type { Intent } from '@/battle/log/intent';
import { isOnTable } from '@/battle/state/army';
import type { ArmyUnit } from '@/battle/state/battle';
import { useBattle } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Switch } from '@/ui/tile/switch';
import { battleWords } from '@/words/battle-words';

type UnitStatusesProps = {
  readonly army: ArmyUnit;
  readonly disabled: boolean;
  act(intent: Intent): void;
  onTest(testId: string): void;
};

/**
 * What the unit is for a time, as the rulebook declares it: the checks that are due to end it, and a switch each.
 * Nothing where it has no statuses.
 */
export function UnitStatuses({ army, disabled, act, onTest }: UnitStatusesProps) {
  const battle = useBattle();
  const rules = statusRules(battle);
  if (!rules || !isOnTable(army)) return null;
  const has = statusesOf(army);
  const offered = rules.statuses.filter(({ id }) => has.includes(id) || mayHave(battle, army, id));
  const { fill } = toneClasses[SIDE_TONE[army.unit.side]];
  const due = dueTests(battle, army).filter(({ when }) => typeof when === 'object');
  return (
    <>
      {due.map(({ id, label }) => (
        <Button key={id} kind="primary" disabled={disabled} onPress={() => onTest(id)}>
          {battleWords.armies.test.dueAtEnd(label)}
        </Button>
      ))}
      <fieldset className="min-w-0">
        <legend className="pb-1 text-detail text-muted">{battleWords.armies.statuses}</legend>
        <div className="grid grid-cols-2 gap-1.5 big:grid-cols-1">
          {offered.map(({ id, label, hint }) => {
            const on = has.includes(id);
            return (
              <Switch
                key={id}
                on={on}
                disabled={disabled}
                onToggle={(wanted) =>
                  act({ type: 'changeStatus', unitId: army.unit.id, status: id, has: wanted })
                }
                className={`min-h-(--control) rounded-lg border-2 px-2 text-label leading-label font-bold disabled:opacity-60 ${on ? fill : 'border-outline bg-card text-muted'}`}
              >
                <span className="block">{label}</span>
                <span className="block text-note leading-note font-medium">{hint}</span>
              </Switch>
            );
          })}
        </div>
      </fieldset>
    </>
  );
}
