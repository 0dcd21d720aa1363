import { type Edition, editionOf, type ScoreSheet } from '@/rules/index';
import type { Battle } from './battle';

/** The edition a battle is fought by. Throws for an unknown one: `parse-entry` lets no such battle through. */
export function editionOfBattle(battle: Pick<Battle, 'editionId'>): Edition {
  const edition = editionOf(battle.editionId);
  if (!edition) throw new Error(`Unknown edition "${battle.editionId}"`);
  return edition;
}

/** The battle's combat score sheet. Throws where its edition has none: such a battle opens no combat. */
export function sheetOf(battle: Pick<Battle, 'editionId'>): ScoreSheet {
  const { combat } = editionOfBattle(battle);
  if (!combat) throw new Error(`The edition "${battle.editionId}" has no combat score`);
  return combat;
}
