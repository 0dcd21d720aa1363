import { useState } from 'react';
import { type Combat, openCombats } from '@/battle/battle';
import type { CombatId } from '@/battle/ids';
import { useBattle } from '@/store/use-battle';
import { words } from '@/words/words';
import { CombatsSheet } from './combats-sheet';

type CombatSwitcherProps = { readonly combat: Combat | null; onShow(id: CombatId): void };

/** Which combat is on screen, and the way to the others. */
export function CombatSwitcher({ combat, onShow }: CombatSwitcherProps) {
  const [opened, setOpened] = useState(false);
  const open = openCombats(useBattle()).length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        className="min-h-(--control) min-w-0 truncate rounded-full border-2 border-line bg-card px-3 text-[17px]"
      >
        {combat ? words.fight.chooseCombat(combat.number, open) : words.fight.combats} ▾
      </button>
      {opened && <CombatsSheet shown={combat} onShow={onShow} onClose={() => setOpened(false)} />}
    </>
  );
}
