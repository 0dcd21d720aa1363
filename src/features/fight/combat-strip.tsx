import { useEffect, useRef } from 'react';
import { openCombats } from '@/battle/state/battle';
import { fightsWithPools } from '@/battle/state/edition-of';
import { titleOf } from '@/battle/state/engaged';
import type { CombatId } from '@/battle/state/ids';
import { useBattle } from '@/store/use-battle';
import { battleWords } from '@/words/battle-words';
import { useShownCombat } from './use-fight';

type CombatStripProps = {
  /** The combat that the address names. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
};

/**
 * The open combats as chips, one tap apart; nothing where there is one or none. Thin to look at, and a finger high: over a score sheet the
 * lower part of a chip reaches over the shields, which need less.
 */
export function CombatStrip({ asked, onShow }: CombatStripProps) {
  const battle = useBattle();
  const shown = useShownCombat(asked);
  const list = useRef<HTMLElement>(null);
  const open = openCombats(battle);
  const shownId = shown?.id;
  useEffect(() => {
    if (shownId === undefined) return;
    const current = list.current?.querySelector('[aria-current=true]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shownId]);
  if (open.length < 2) return null;
  return (
    <nav
      ref={list}
      data-scrolls-sideways
      data-reaches-over
      aria-label={battleWords.fight.openCombats}
      className={`combat-strip pointer-events-none relative z-20 flex h-(--control) shrink-0 gap-1.5 overflow-x-auto px-2.5 [scrollbar-width:none] ${fightsWithPools(battle) ? '' : 'mb-[calc(1.75rem-var(--control))]'}`}
    >
      {open.map((combat) => {
        const title = titleOf(battle, combat);
        return (
          <button
            key={combat.id}
            type="button"
            aria-current={combat.id === shownId}
            aria-label={battleWords.fight.combatCalled(title)}
            onClick={() => onShow(combat.id)}
            className="group pointer-events-auto flex min-w-(--control) shrink-0 justify-center"
          >
            <span className="mt-px flex h-[1.625rem] items-center rounded-full border-2 border-line bg-card px-2.5 text-[0.9375rem] leading-none whitespace-nowrap group-aria-[current=true]:border-strong group-aria-[current=true]:bg-strong group-aria-[current=true]:font-bold group-aria-[current=true]:text-on-strong">
              {battleWords.combatChip(title)}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
