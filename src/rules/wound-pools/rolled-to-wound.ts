import { majority } from './majority';
import { because, type Reason } from './reason';
import { bonusOf, type HitToWound, poisonedFrom, woundNeed } from './rolled-wounds';
import type { ToWound, ToWoundReason } from './to-wound';
import { needAt, type WoundPoolRules } from './wound-pool-rules';

/** The number that a hit needs to wound where natural rolls make the kinds of Wounds, with its reasons. */
export function rolledToWound(book: WoundPoolRules, hit: Omit<HitToWound, 'hitRoll'>): ToWound {
  const { strength, rules } = hit;
  const unit = majority(hit.toughness, book.readings.mixedTie);
  const { need, toughness } = woundNeed(book, { ...hit, hitRoll: null });
  const chart = needAt(book.toWound, strength, toughness);
  const reasons: Reason<ToWoundReason>[] = [];
  if (unit.tied) reasons.push(because('tiedToughness', { toughness }));
  else if (unit.mixed) reasons.push(because('majorityToughness', { toughness }));
  reasons.push(because(chart === null ? 'cannotWound' : 'chart', { strength, toughness }));
  const poisoned = poisonedFrom(book, rules);
  if (poisoned !== null) {
    reasons.push(because(need === poisoned ? 'poisoned' : 'poisonedByChart', { need: poisoned }));
  }
  const value = bonusOf(book, rules);
  if (value > 0) reasons.push(because('hatred', { value }));
  return { need, rerollFailures: false, automaticOn: null, toughness, reasons };
}
