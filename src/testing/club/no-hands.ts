import type { BattleHands } from '@/store/battle/battle-hands';

/** The hands of a page on which no battle is on screen. */
export const NO_HANDS: BattleHands = {
  writing: () => null,
  decideFor: () => null,
  saved: async () => true,
  seatAt: () => {},
  asking: () => false,
  settled: () => {},
  onRead: () => {},
};
