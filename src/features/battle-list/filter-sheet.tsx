import { WHOLE_LIST } from '@/battle/cards/card-filter';
import { OWN_RESULTS } from '@/battle/cards/own-result';
import { EDITIONS, type Edition } from '@/rules/index';
import { useFilter } from '@/store/page/use-page-stores';
import { Button } from '@/ui/button/button';
import { DayField } from '@/ui/field/day-field';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { SelectField } from '@/ui/field/select-field';
import { TextField } from '@/ui/field/text-field';
import { Sheet } from '@/ui/page/sheet';
import { listWords } from '@/words/list-words';
import { words } from '@/words/words';

const ARCHIVED = ['leftOut', 'included', 'only'] as const;
const MAX_LENGTH = 40;

/** All filters of the list except its text. A choice takes effect at once. */
export function FilterSheet({ onClose }: { onClose(): void }) {
  const [filter, lookFor] = useFilter();
  const { filter: w } = listWords;
  const editions: readonly Edition[] = EDITIONS;
  const result = OWN_RESULTS.find((one) => one === filter.result);
  return (
    <Sheet title={w.title} closeName={words.close} onClose={onClose}>
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={w.edition}
            options={[
              { id: '', label: w.anyEdition },
              ...editions.map(({ id, shortName }) => ({ id, label: shortName })),
            ]}
            chosen={filter.editionId ?? ''}
            onChoose={(id) => lookFor({ editionId: id === '' ? null : id })}
          />
          <SelectField
            label={w.result}
            options={[
              { id: '', label: w.anyResult },
              ...OWN_RESULTS.map((id) => ({ id, label: listWords.results[id] })),
            ]}
            chosen={result ?? ''}
            onChoose={(id) => lookFor({ result: OWN_RESULTS.find((one) => one === id) ?? null })}
          />
          {(result === 'won' || result === 'lost') && (
            <p className="col-span-2 -mt-1 text-detail text-muted">{w.resultHint}</p>
          )}
          <TextField
            label={w.opponent}
            value={filter.opponent}
            maxLength={MAX_LENGTH}
            onChange={(opponent) => lookFor({ opponent })}
          />
          <TextField
            label={w.tag}
            value={filter.tag}
            maxLength={MAX_LENGTH}
            onChange={(tag) => lookFor({ tag })}
          />
          <DayField label={w.from} value={filter.from} onChange={(from) => lookFor({ from })} />
          <DayField label={w.to} value={filter.to} onChange={(to) => lookFor({ to })} />
        </div>
        <SegmentedChoice
          label={w.archived}
          columns={3}
          options={ARCHIVED.map((id) => ({ id, label: listWords.archived[id] }))}
          chosen={filter.archived}
          onChoose={(archived) => lookFor({ archived })}
        />
        <div className="grid grid-cols-2 gap-3">
          <Button onPress={() => lookFor({ ...WHOLE_LIST, text: filter.text })}>{listWords.clearAll}</Button>
          <Button kind="primary" onPress={onClose}>
            {w.show}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
