import { bookOf } from '@/battle/state/edition-of';
import type { FighterDraft } from '@/battle/state/fighters';
import { useBattle } from '@/store/battle/use-battle';
import { assaultWords } from '@/words/assault/assault-words';
import { words } from '@/words/words';
import { unusualBookStats } from './book-stats';
import { type StatId, statsOf } from './fighter-stats';

type ProfileLineProps = { readonly draft: FighterDraft };

/** Values that are shown only if they exist, because most models do not have them. */
const ONLY_WITH_A_VALUE: readonly StatId[] = ['invulnerableSave', 'feelNoPain', 'weaponAp'];

/**
 * A profile as the rulebook prints it, with each number under its heading, and the special rules below it.
 */
export function ProfileLine({ draft }: ProfileLineProps) {
  const book = bookOf(useBattle());
  const stats = [
    ...statsOf(draft, book).filter(
      ({ id, value }) =>
        !(value === null && (ONLY_WITH_A_VALUE as readonly string[]).includes(id)) &&
        !(id === 'weaponStrength' && value === 'user'),
    ),
    ...(book.words ? unusualBookStats(draft) : []),
  ];
  const armour = draft.armour ? assaultWords.vehicle.inOneLine(draft.armour) : '';
  const rules = words.sideBySide([armour, assaultWords.fighters.rulesLine(draft)].filter(Boolean));
  return (
    <>
      <span className="flex flex-wrap gap-x-2.5 gap-y-0.5 pt-0.5">
        {stats.map(({ id, label, name, shown }) => (
          <span key={id} className="flex min-w-5 flex-col items-center leading-none">
            <span className="sr-only">{assaultWords.stats.read(name, shown)}, </span>
            <span aria-hidden className="text-fine leading-fine text-muted">
              {label}
            </span>
            <span aria-hidden className="text-body leading-body font-bold">
              {shown}
            </span>
          </span>
        ))}
      </span>
      {rules !== '' && <span className="block text-detail leading-label text-muted">{rules}</span>}
    </>
  );
}
