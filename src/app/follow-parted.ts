import type { SaveStore } from '@/store/battle/save-store';

/**
 * A battle that another tab has taken on differently goes on here under the id of its own course: the page is led there, so that what
 * was tapped stays on screen.
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
