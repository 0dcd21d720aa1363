import { rootBattleId } from '@/battle/log/split-id';
import type { Card } from './card';

/** What identifies the courses of a battle (its copies that were continued apart), and the newest of them. */
export type CourseCard = Pick<Card, 'battleId' | 'lastAt' | 'startedAt'>;

/**
 * Maps each older course of a battle to the newest one, which counts. The newest itself is not a key. If two
 * courses were last played at the same time, the one with the greater id is newer.
 */
export function olderCourses<Of extends CourseCard>(cards: readonly Of[]): ReadonlyMap<string, Of> {
  const newest = new Map<string, Of>();
  for (const card of cards) {
    const root = rootBattleId(card.battleId);
    const before = newest.get(root);
    if (!before || isNewer(card, before)) newest.set(root, card);
  }
  const older = new Map<string, Of>();
  // No battle has more than one course.
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
