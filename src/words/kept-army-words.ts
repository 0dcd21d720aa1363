import { keptArmies as said } from '@/messages/compiled/kept-armies';
import { day } from './shared/format';
import { points } from './shared/phrases';

/** These sentences in the current language; loaded with their screens. */
export const keptArmyWords = {
  ...said,

  size: (count: number, total: number): string => said.size({ count, points: points(total) }),
  lastUsed: (at: number): string => day.format(at),
  removed: (name: string): string => (name === '' ? said.removed.unnamed : said.removed.named(name)),
  offerFor: (offer: string, called: string): string => said.offerFor({ offer, called }),
} as const;
