import { SlidersHorizontal } from 'lucide';
import { askedFields } from '@/battle/cards/card-filter';
import { useFilter } from '@/store/page/use-page-stores';
import { SearchField } from '@/ui/field/search-field';
import { Icon } from '@/ui/look/icon';
import { words } from '@/words/words';

/** The search text, and the button for the other filters. */
export function FindBar({ onFilter }: { onFilter(): void }) {
  const [filter, lookFor] = useFilter();
  const asked = askedFields(filter).filter((field) => field !== 'text').length;
  return (
    <search className="flex gap-2 px-4 pt-2">
      <SearchField
        label={words.battles.search}
        hint={words.battles.searchHint}
        clearName={words.battles.clearSearch}
        value={filter.text}
        onChange={(text) => lookFor({ text })}
      />
      <button
        type="button"
        aria-label={words.battles.filter(asked)}
        aria-haspopup="dialog"
        onClick={onFilter}
        className={`relative flex size-12 shrink-0 big:w-(--control) items-center justify-center rounded-lg border-2 ${asked > 0 ? 'border-strong bg-strong text-on-strong' : 'border-outline bg-card'}`}
      >
        <Icon of={SlidersHorizontal} size={22} />
        {asked > 0 && (
          <span aria-hidden className="absolute top-0 right-1 text-small leading-note font-bold">
            {words.number(asked)}
          </span>
        )}
      </button>
    </search>
  );
}
