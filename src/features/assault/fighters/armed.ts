import type { Combat } from '@/battle/state/combat';
import type { FighterDraft } from '@/battle/state/fighters';
import { ORDINARY_WEAPON } from '@/battle/state/shooting';

/** The draft with a weapon, if its side is the one that shoots. */
export function armed(combat: Combat, draft: FighterDraft): FighterDraft {
  return draft.side === combat.shotBy ? { ...draft, ranged: draft.ranged ?? ORDINARY_WEAPON } : draft;
}
