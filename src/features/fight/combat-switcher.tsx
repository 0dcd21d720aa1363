import { useState } from 'react';
import { openCombats } from '@/battle/state/battle';
import { titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useBattle } from '@/store/use-battle';
import { battleWords } from '@/words/battle-words';
import { CombatsSheet } from './combats-sheet';
import { EngageSheet } from './engage-sheet';
import { useShownCombat } from './use-fight';

type CombatSwitcherProps = {
  /** The combat that the address names. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
  /** Shows the newest open combat from now on. */
  onShowNewest(): void;
};

/** Which combat is on screen, and the way to the others and to its units. */
export function CombatSwitcher({ asked, onShow, onShowNewest }: CombatSwitcherProps) {
  const combat = useShownCombat(asked);
  const [opened, setOpened] = useState<'combats' | 'units' | null>(null);
  const battle = useBattle();
  const open = openCombats(battle).length;
  const parts = combat ? battleWords.combatTitleParts(titleOf(battle, combat)) : [battleWords.fight.combats];
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened('combats')}
        className="flex min-h-(--control) min-w-0 items-center gap-1 rounded-full border-2 border-line bg-card px-3 text-[1.0625rem]"
      >
        {parts.map((part, place) => (
          // Both sides give way alike: the enemy is named, however long the names.
          <span key={place === 0 ? 'first' : place} className={place === 1 ? 'shrink-0' : 'min-w-0 truncate'}>
            {part}
          </span>
        ))}
        <span className="shrink-0">{battleWords.fight.openCount(open)} ▾</span>
      </button>
      {opened === 'combats' && (
        <CombatsSheet
          shown={combat}
          onShow={onShow}
          onShowNewest={onShowNewest}
          onUnits={() => setOpened('units')}
          onClose={close}
        />
      )}
      {opened === 'units' && combat && <EngageSheet combat={combat} onClose={close} />}
    </>
  );
}
