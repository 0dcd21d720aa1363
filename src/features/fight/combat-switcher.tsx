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
  const title = combat && titleOf(battle, combat);
  const close = () => setOpened(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={battleWords.fight.switcher(title, open)}
        onClick={() => setOpened('combats')}
        className="flex min-h-(--control) min-w-0 items-center big:pb-1 big:pl-2.5"
      >
        <span className="flex min-h-[calc(var(--control)-0.5rem)] min-w-0 items-center gap-1 rounded-full border-2 border-line bg-card px-3 text-[1.0625rem] leading-[1rem]">
          {/* Short enough for two lines: neither side is cut. The long names stand on the card. */}
          <span className="min-w-0 break-words">
            {title ? battleWords.combatChip(title) : battleWords.fight.combats}
          </span>
          <span aria-hidden>▾</span>
        </span>
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
