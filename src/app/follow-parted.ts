import type { SaveStore } from '@/store/battle/save-store';

/**
 * When another tab has continued a battle differently, it goes on here under a new id. This changes the
 * address to that id, so that the player's entries stay on screen.
 */
export function followParted(save: SaveStore): void {
  save.news.subscribe(([latest], before) => {
    if (latest?.kind !== 'parted' || before.includes(latest)) return;
    const { card, kept } = latest;
    const parts = location.hash.split('/');
    if (!parts.includes(card.battleId)) return;
    location.replace(parts.map((part) => (part === card.battleId ? kept.battleId : part)).join('/'));
  });
}
