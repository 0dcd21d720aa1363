import { ChevronRight } from 'lucide';
import { EDITIONS } from '@/rules/index';
import type { KeptArmy } from '@/store/armies/kept-kinds';
import { Icon } from '@/ui/look/icon';
import { keptArmyWords } from '@/words/kept-army-words';
import { words } from '@/words/words';
import { armyPoints } from './find-armies';

type KeptArmyRowProps = {
  readonly army: KeptArmy;
  /** An army with the same list, or null. */
  readonly twin: KeptArmy | null;
  onOpen(): void;
};

/** A kept army in a few lines; a tap opens it. */
export function KeptArmyRow({ army, twin, onOpen }: KeptArmyRowProps) {
  const { name, units, tags, editionId, usedAt } = army;
  const edition = EDITIONS.find(({ id }) => id === editionId);
  const called = army.army === name ? '' : army.army;
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-(--control) w-full items-center gap-2 rounded-lg border-2 border-outline bg-card px-3 py-2 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-name leading-title font-bold break-words">{name}</span>
          <span className="block text-detail leading-label break-words text-muted">
            {words.sideBySide([
              called,
              edition?.shortName ?? '',
              keptArmyWords.size(units.length, armyPoints(army)),
            ])}
          </span>
          <span className="block text-detail leading-label break-words text-muted">
            {words.sideBySide([keptArmyWords.lastUsed(usedAt), ...tags])}
          </span>
          {twin !== null && (
            <span className="block text-detail leading-label break-words text-warn">
              {keptArmyWords.twin(twin.name)}
            </span>
          )}
        </span>
        <Icon of={ChevronRight} size={22} className="shrink-0 text-muted" />
      </button>
    </li>
  );
}
