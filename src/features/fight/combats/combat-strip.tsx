import { useEffect, useRef } from 'react';
import { isOver } from '@/battle/state/combat-over';
import type { CombatId } from '@/battle/state/ids';
import { shownCombat } from '@/features/fight/round/shown-round';
import { useTitled } from '@/features/fight/round/use-fight';
import { useBattlePart } from '@/store/battle/use-battle';
import { battleWords } from '@/words/battle-words';

type CombatStripProps = {
  /** The combat named in the address. */
  readonly asked: CombatId | null;
  onShow(id: CombatId): void;
};

/**
 * The open combats as chips, one tap away; nothing if there is only one or none. They look thin but are as
 * high as a finger.
 */
export function CombatStrip({ asked, onShow }: CombatStripProps) {
  const list = useRef<HTMLElement>(null);
  const shownId = useBattlePart((battle) => shownCombat(battle, asked)?.id);
  const open = useBattlePart((battle) =>
    battle.combats.filter((combat) => combat.id === shownId || !isOver(battle, combat)).map(({ id }) => id),
  );
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
      aria-label={battleWords.fight.openCombats}
      className="flex h-(--control) shrink-0 gap-1.5 overflow-x-auto px-2.5 [scrollbar-width:none]"
    >
      {open.map((id) => (
        <CombatChip key={id} id={id} current={id === shownId} onShow={onShow} />
      ))}
    </nav>
  );
}

type CombatChipProps = {
  readonly id: CombatId;
  readonly current: boolean;
  onShow(id: CombatId): void;
};

function CombatChip({ id, current, onShow }: CombatChipProps) {
  const name = useTitled(id, (title) => title && battleWords.fight.combatCalled(title));
  const face = useTitled(id, (title) => title && battleWords.combatChip(title));
  return (
    <button
      type="button"
      aria-current={current}
      aria-label={name ?? undefined}
      onClick={() => onShow(id)}
      className="group flex min-w-(--control) shrink-0 items-center justify-center"
    >
      <span className="flex h-[1.875rem] items-center rounded-full border-2 border-line bg-card px-2.5 text-small leading-none whitespace-nowrap group-aria-[current=true]:border-strong group-aria-[current=true]:bg-strong group-aria-[current=true]:font-bold group-aria-[current=true]:text-on-strong">
        {face}
      </span>
    </button>
  );
}
