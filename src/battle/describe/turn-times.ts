import type { Step } from '@/battle/log/step';
import { ranMs } from '@/battle/state/clock';
import { sameTurn, type Turn } from '@/battle/state/turn';
import type { Side } from '@/rules/index';

/** How long each player's clock ran in a Player Turn, in milliseconds. */
export type TurnTime = { readonly turn: Turn; readonly ms: Readonly<Record<Side, number>> };

/**
 * How long the clocks ran in each Player Turn, in the order in which the turns were first begun, up to the
 * last entry. A turn in which no clock ran is left out; the times of a turn that was taken up again are
 * added.
 */
export function turnTimes(steps: readonly Step[]): readonly TurnTime[] {
  const times: { turn: Turn; ms: Record<Side, number> }[] = [];
  let before = { a: 0, b: 0 };
  let turn = steps[0]?.battle.turn;
  for (const { entry, battle } of steps) {
    const { clocks } = battle;
    const now = { a: ranMs(clocks.a, entry.at), b: ranMs(clocks.b, entry.at) };
    const ran = { a: now.a - before.a, b: now.b - before.b };
    // A clock that was set ran as long as it showed before that.
    for (const event of entry.events) {
      if (event.type === 'clockSet') ran[event.side] = event.from - before[event.side];
    }
    if (turn !== undefined) add(times, turn, { a: Math.max(0, ran.a), b: Math.max(0, ran.b) });
    before = now;
    turn = battle.turn;
  }
  return times;
}

function add(times: { turn: Turn; ms: Record<Side, number> }[], turn: Turn, ran: Record<Side, number>): void {
  if (ran.a === 0 && ran.b === 0) return;
  const known = times.find((time) => sameTurn(time.turn, turn));
  if (!known) {
    times.push({ turn, ms: ran });
    return;
  }
  known.ms.a += ran.a;
  known.ms.b += ran.b;
}
