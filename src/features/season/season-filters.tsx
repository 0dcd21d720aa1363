import { useMemo, useState } from 'react';
import { type SeasonBattle, type SeasonFilter, yearOf } from '@/battle/cards/season';
import { useSeasonActions } from '@/store/battles/use-season';
import { DayField } from '@/ui/field/day-field';
import { SelectField } from '@/ui/field/select-field';
import { seasonWords } from '@/words/season-words';

const DAYS = 'days';

type SeasonFiltersProps = { readonly battles: readonly SeasonBattle[]; readonly filter: SeasonFilter };

/** Filters by rulebook and time; only values with battles are offered. */
export function SeasonFilters({ battles, filter }: SeasonFiltersProps) {
  const { filterBy } = useSeasonActions();
  const { years, editions } = useMemo(() => offeredBy(battles), [battles]);
  const whole = filter.from === '' && filter.to === '';
  const year = years.find((one) => filter.from === `${one}-01-01` && filter.to === `${one}-12-31`);
  const [byDays, setByDays] = useState(!whole && year === undefined);
  const { filter: w } = seasonWords;
  const choosePeriod = (period: string) => {
    setByDays(period === DAYS);
    if (period === '') filterBy({ ...filter, from: '', to: '' });
    else if (period !== DAYS) filterBy({ ...filter, from: `${period}-01-01`, to: `${period}-12-31` });
  };
  return (
    <div className="grid grid-cols-2 gap-3 big:grid-cols-1 spread:grid-cols-4">
      <SelectField
        label={w.edition}
        options={[
          { id: '', label: w.anyEdition },
          ...editions.map(([id, shortName]) => ({ id, label: shortName })),
        ]}
        chosen={filter.editionId ?? ''}
        onChoose={(id) => filterBy({ ...filter, editionId: id === '' ? null : id })}
      />
      <SelectField
        label={w.period}
        options={[
          { id: '', label: w.allTime },
          ...years.map((one) => ({ id: one, label: one })),
          { id: DAYS, label: w.days },
        ]}
        chosen={byDays ? DAYS : (year ?? '')}
        onChoose={choosePeriod}
      />
      {byDays && (
        <>
          <DayField label={w.from} value={filter.from} onChange={(from) => filterBy({ ...filter, from })} />
          <DayField label={w.to} value={filter.to} onChange={(to) => filterBy({ ...filter, to })} />
        </>
      )}
    </div>
  );
}

/** The years and the rulebooks of these battles. There may be ten thousand. */
function offeredBy(battles: readonly SeasonBattle[]) {
  const years = new Set<string>();
  const editions = new Map<string, string>();
  for (const battle of battles) {
    years.add(yearOf(battle));
    editions.set(battle.edition.id, battle.edition.shortName);
  }
  return { years: [...years], editions: [...editions] };
}
