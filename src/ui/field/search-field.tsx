import { Search, X } from 'lucide';
import { Icon } from '@/ui/look/icon';

type SearchFieldProps = {
  readonly label: string;
  readonly hint: string;
  readonly clearName: string;
  readonly value: string;
  onChange(value: string): void;
};

/** A search field with a key that clears it. */
export function SearchField({ label, hint, clearName, value, onChange }: SearchFieldProps) {
  return (
    <div className="relative min-w-0 flex-1">
      <Icon
        of={Search}
        size={20}
        className="pointer-events-none absolute top-0 left-3 h-full text-muted big:hidden"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={hint}
        value={value}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        className="h-12 w-full min-w-0 appearance-none rounded-lg border-2 border-outline bg-card pr-12 pl-10 big:pr-8 big:pl-2 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          data-reaches-over
          aria-label={clearName}
          onClick={() => onChange('')}
          className="absolute top-0 right-0 flex size-12 big:w-8 items-center justify-center text-muted"
        >
          <Icon of={X} size={20} />
        </button>
      )}
    </div>
  );
}
