import { rootBattleId } from '@/battle/log/split-id';
import type { Card } from './card';

/** What tells the courses of a battle apart, and which of them is the newest. */
export type CourseCard = Pick<Card, 'battleId' | 'lastAt' | 'startedAt'>;

/**
 * The courses of battles that were also continued otherwise, each with the newest course of its battle, which counts; the newest
 * itself is not among them. Of two played last at the same time the one with the greater id is the newer.
 */
export function olderCourses<Of extends CourseCard>(cards: readonly Of[]): ReadonlyMap<string, Of> {
  const newest = new Map<string, Of>();
  for (const card of cards) {
    const root = rootBattleId(card.battleId);
    const before = newest.get(root);
    if (!before || isNewer(card, before)) newest.set(root, card);
  }
  const older = new Map<string, Of>();
  // No battle was continued otherwise.
  if (newest.size === cards.length) return older;
  for (const card of cards) {
    const counts = newest.get(rootBattleId(card.battleId));
    if (counts && counts.battleId !== card.battleId) older.set(card.battleId, counts);
  }
  return older;
}

function isNewer(one: CourseCard, other: CourseCard): boolean {
  return one.lastAt === other.lastAt ? one.battleId > other.battleId : one.lastAt > other.lastAt;
}
