import { useState } from 'react';
import { foughtCombats } from '@/battle/state/combat-over';
import type { CombatId } from '@/battle/state/ids';
import { shownCombat } from '@/features/fight/round/shown-round';
import { useTitled } from '@/features/fight/round/use-fight';
import { useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { CombatsSheet } from './combats-sheet';
import { Engage } from './engage';

type CombatSwitcherProps = {
  /** The combat named in the address. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
  /** Shows the newest open combat from now on. */
  onShowNewest(): void;
};

/** The combat on screen, with the buttons to the others and to its units. */
export function CombatSwitcher({ asked, onShow, onShowNewest }: CombatSwitcherProps) {
  const [opened, setOpened] = useState<'combats' | 'units' | null>(null);
  const shownId = useBattlePart((battle) => shownCombat(battle, asked)?.id ?? null);
  const name = useTitled(asked, (title, battle) =>
    battleWords.fight.switcher(title, foughtCombats(battle).length),
  );
  const face = useTitled(asked, (title) =>
    title ? battleWords.combatChip(title) : battleWords.fight.combats,
  );
  const number = useTitled(asked, (title) => title && words.number(title.number));
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={name}
        onClick={() => setOpened('combats')}
        className="flex min-h-(--control) min-w-0 big:shrink-0 items-center"
      >
        <span className="flex min-h-[calc(var(--control)-0.5rem)] min-w-0 items-center gap-1 rounded-full border-2 border-line bg-card px-2 text-note leading-note">
          {/* Short enough for two lines, so that neither side is cut off. The long names are on the card. */}
          <span className="line-clamp-2 min-w-0 break-words big:hidden">{face}</span>
          {/* Large text leaves room for the number alone. */}
          <span data-number={number} className="hidden big:inline big:before:content-[attr(data-number)]" />
          <span aria-hidden className={number === null ? '' : 'big:hidden'}>
            ▾
          </span>
        </span>
      </button>
      {opened === 'combats' && (
        <CombatsSheet
          asked={asked}
          onShow={onShow}
          onShowNewest={onShowNewest}
          onUnits={() => setOpened('units')}
          onClose={close}
        />
      )}
      {opened === 'units' && shownId && <Engage combatId={shownId} onClose={close} />}
    </>
  );
}
