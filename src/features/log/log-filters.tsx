import { useMemo } from 'react';
import { isEmpty, type LogFilter, WHOLE_LOG } from '@/battle/describe/log-filter';
import { everyCombat, everyUnit } from '@/battle/describe/participants';
import { LOG_KINDS } from '@/battle/state/event-facts';
import { SIDES } from '@/rules/index';
import { useLedger } from '@/store/battle/use-battle';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/field/select-field';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type LogFiltersProps = { readonly filter: LogFilter; onFilter(filter: LogFilter): void };

const ALL = '';

/** The filters of the log: unit, combat, side and kind, all combined. */
export function LogFilters({ filter, onFilter }: LogFiltersProps) {
  const ledger = useLedger();
  const units = useMemo(() => everyUnit(ledger), [ledger]);
  const combats = useMemo(() => everyCombat(ledger), [ledger]);
  const { filters } = battleWords.log;
  /** The option with that id, or null for all. */
  const one = <Item, Id>(items: readonly Item[], idOf: (item: Item) => Id, chosen: string): Id | null => {
    const found = items.find((item) => idOf(item) === chosen);
    return found === undefined ? null : idOf(found);
  };
  return (
    <fieldset aria-label={filters.title} className="grid grid-cols-2 big:grid-cols-1 gap-2 pb-2">
      <SelectField
        label={filters.unit}
        options={[{ id: ALL, label: filters.allUnits }]}
        groups={SIDES.map((side) => ({
          label: words.side(side),
          options: units.filter((unit) => unit.side === side).map(({ id, name }) => ({ id, label: name })),
        })).filter(({ options }) => options.length > 0)}
        chosen={filter.unitId ?? ALL}
        onChoose={(id) => onFilter({ ...filter, unitId: one(units, (unit) => unit.id, id) })}
      />
      <SelectField
        label={filters.combat}
        options={[
          { id: ALL, label: filters.allCombats },
          ...combats.map((combat) => ({ id: combat.id, label: filters.combatNamed(combat) })),
        ]}
        chosen={filter.combatId ?? ALL}
        onChoose={(id) => onFilter({ ...filter, combatId: one(combats, (combat) => combat.id, id) })}
      />
      <SelectField
        label={filters.side}
        options={[
          { id: ALL, label: filters.bothSides },
          ...SIDES.map((side) => ({ id: side, label: words.side(side) })),
        ]}
        chosen={filter.side ?? ALL}
        onChoose={(id) => onFilter({ ...filter, side: one(SIDES, (side) => side, id) })}
      />
      <SelectField
        label={filters.kind}
        options={[
          { id: ALL, label: filters.allKinds },
          ...LOG_KINDS.map((kind) => ({ id: kind, label: filters.kinds[kind] })),
        ]}
        chosen={filter.kind ?? ALL}
        onChoose={(id) => onFilter({ ...filter, kind: one(LOG_KINDS, (kind) => kind, id) })}
      />
      {!isEmpty(filter) && (
        <div className="col-span-2">
          <Button onPress={() => onFilter(WHOLE_LOG)}>{filters.clear}</Button>
        </div>
      )}
    </fieldset>
  );
}
