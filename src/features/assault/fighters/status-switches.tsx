import type { AssaultUnit } from '@/battle/assault/standing/view';
import type { Combat } from '@/battle/state/combat';
import { bookOf } from '@/battle/state/edition-of';
import { type StatusRules, withStatus } from '@/rules/book-parts';
import { useBattle, useBattleActions } from '@/store/battle/use-battle';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { Switch } from '@/ui/tile/switch';
import { assaultWords } from '@/words/assault/assault-words';

type StatusSwitchesProps = {
  readonly combat: Combat;
  readonly unit: AssaultUnit;
  readonly disabled: boolean;
  /** Only those that the unit has; missing: all of the rulebook. */
  readonly only?: 'on';
};

/** What the unit is for a time, as the rulebook declares it: one switch each. Nothing where it has none. */
export function StatusSwitches({ combat, unit, disabled, only }: StatusSwitchesProps) {
  const { act } = useBattleActions();
  const { statuses: rules } = bookOf(useBattle());
  if (!rules) return null;
  const has = statusesOf(unit);
  const { fill } = toneClasses[SIDE_TONE[unit.side]];
  return rules.statuses
    .filter(({ id }) => only === undefined || has.includes(id))
    .map(({ id, label, hint }) => {
      const on = has.includes(id);
      return (
        <Switch
          key={id}
          name={assaultWords.bookRules.status(label, unit.name)}
          on={on}
          disabled={disabled}
          onToggle={(wanted) =>
            act({
              type: 'changeUnit',
              combatId: combat.id,
              unitKey: unit.key,
              to: { statuses: after(rules, has, id, wanted) },
            })
          }
          className={`min-h-(--control) rounded-lg border-2 px-2 text-label leading-label font-bold disabled:opacity-60 ${on ? fill : 'border-outline bg-card text-muted'}`}
        >
          <span className="block">{label}</span>
          {only === undefined && <span className="block text-note leading-note font-medium">{hint}</span>}
        </Switch>
      );
    });
}

function statusesOf({ groups }: AssaultUnit): readonly string[] {
  return [...new Set(groups.flatMap(({ statuses = [] }) => statuses))];
}

function after(rules: StatusRules, has: readonly string[], id: string, on: boolean): readonly string[] {
  return on ? withStatus(rules, has, id) : has.filter((other) => other !== id);
}
