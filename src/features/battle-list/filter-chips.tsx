import { X } from 'lucide';
import { askedFields, WHOLE_LIST } from '@/battle/cards/card-filter';
import { EDITIONS } from '@/rules/index';
import { useFilter } from '@/store/page/use-page-stores';
import { Chip } from '@/ui/button/chip';
import { listWords } from '@/words/list-words';

/** The active filters; one tap removes each. */
export function FilterChips() {
  const [filter, lookFor] = useFilter();
  // The typed text is not among them: it is in its own field, which has a key to clear it.
  const asked = askedFields(filter).filter((field) => field !== 'text');
  const edition = EDITIONS.find(({ id }) => id === filter.editionId);
  if (asked.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 pt-2">
      {asked.map((field) => {
        const chip = listWords.chip(field, filter, edition?.shortName ?? filter.editionId ?? '');
        return (
          <Chip
            key={field}
            icon={X}
            name={listWords.clear(chip)}
            onPress={() => lookFor({ [field]: WHOLE_LIST[field] })}
          >
            {chip}
          </Chip>
        );
      })}
      {asked.length > 1 && (
        <Chip
          icon={X}
          name={listWords.clearAll}
          onPress={() => lookFor({ ...WHOLE_LIST, text: filter.text })}
        >
          {listWords.clearAll}
        </Chip>
      )}
    </div>
  );
}
