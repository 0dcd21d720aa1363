import { type Closing, closingOf, NOTHING_BESIDES } from '@/battle/combat/closing';
import type { Ledger } from '@/battle/log/ledger';
import type { Step } from '@/battle/log/step';
import { combatOf } from '@/battle/state/battle';
import type { CombatId } from '@/battle/state/ids';
import { resultsBy } from '@/plain/remembered';

/** The entries in force that closed a round, with the battle after each, by their numbers. */
export function closedRounds({ steps }: Pick<Ledger, 'steps'>): ReadonlyMap<number, Step> {
  return new Map(steps.filter(closes).map((step) => [step.entry.seq, step]));
}

/** What the combat's round says besides its score; nothing where it is not closed. */
export function closingInLog({ steps }: Pick<Ledger, 'steps'>, id: CombatId, round: number): Closing {
  return closingAfter(
    steps.findLast(({ entry: { events } }) => {
      const [event] = events;
      return event.type === 'roundClosed' && event.combatId === id && event.round === round;
    }),
  );
}

/** A step never changes, so what its round says is worked out once, and only where it is shown. */
const closings = resultsBy<Step, Closing>();

/** What the round that the step closed says besides its score; nothing of any other step. */
export function closingAfter(step: Step | undefined): Closing {
  const [event] = step?.entry.events ?? [];
  const combat = step && event?.type === 'roundClosed' && combatOf(step.battle, event.combatId);
  if (!combat) return NOTHING_BESIDES;
  const closing = closings.get(step) ?? closingOf(step.battle, combat);
  closings.set(step, closing);
  return closing;
}

function closes({ entry }: Step): boolean {
  return entry.events[0].type === 'roundClosed';
}
