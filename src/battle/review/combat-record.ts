import { everyCombat, type NamedCombat } from '@/battle/describe/participants';
import { correctedAssault, correctedOutcome } from '@/battle/log/corrected-round';
import { isCorrection } from '@/battle/log/corrections';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { ledgerAt } from '@/battle/log/timeline';
import type { AssaultOutcome, UnitTest } from '@/battle/state/assault-round';
import { type Battle, combatOf, isClosed, type Round, type RoundTest } from '@/battle/state/battle';
import type { CombatId } from '@/battle/state/ids';
import type { RoundOutcome } from '@/battle/state/records';
import type { ShootingOutcome } from '@/battle/state/shooting';
import type { Turn } from '@/battle/state/turn';
import type { AssaultResult, Comparison } from '@/rules/index';
import { assaultByTodaysRules, roundByTodaysRules } from './todays-rules';

/*
 * Looking back at a battle: what a review shows of it, all of it worked out of the log and none of it stored.
 *
 * - Here: every combat round by round, as it was recorded when the round was closed, with its tests and the entries behind it.
 * - `todays-rules.ts`: what the rules of today make of the recorded answers, shown only where that differs from the record.
 * - `battle-path.ts`: how the score and the armies' health went from turn to turn.
 * - `damage-dealt.ts`: who took how much from whom.
 * The words of the log that stand beside all this come from `describe`.
 */

/** A Round of Combat as it was recorded. */
export type RoundRecord = {
  readonly number: number;
  /** The turn in which it began. */
  readonly turn: Turn;
  /** Null while it is being fought, or where it was given up. */
  readonly outcome: RoundOutcome | null;
  /** The number of the entry that closed it; null while it is not closed. */
  readonly closedBy: number | null;
  /** The numbers of its entries, undone ones included: what is noted about any of them is about the round. */
  readonly seqs: readonly number[];
  /** The break tests that were taken, and what came of them. */
  readonly tests: readonly RoundTest[];
  /** What the rules of today make of the recorded answers, where that differs. */
  readonly today: Comparison | null;
  /** What it comes to after corrections, where that differs from the record. */
  readonly corrected: RoundOutcome | null;
  /** How a shooting attack ended; null before, and where it is none. */
  readonly shot: ShootingOutcome | null;
  /** With wound pools: what was recorded when it was closed, and what became of the losers. Null before, and without wound pools. */
  readonly assault: RecordedAssault | null;
};

/** A closed round of an assault. */
export type RecordedAssault = {
  readonly outcome: AssaultOutcome;
  readonly tests: readonly UnitTest[];
  /** What it comes to after corrections, where that differs from the record. */
  readonly corrected: AssaultOutcome | null;
  /** What the rules of today make of what was fought, as it was written when it was closed, where that differs. */
  readonly today: AssaultResult | null;
};

/** A combat as it was recorded, round by round. */
export type CombatRecord = NamedCombat & {
  readonly ended: boolean;
  readonly rounds: readonly RoundRecord[];
};

/** Every combat in force in which something was fought or recorded, in the order of opening. */
export function combatRecords(ledger: Ledger): readonly CombatRecord[] {
  const battle = battleOf(ledger);
  const entries = entriesByRound(ledger);
  const names = everyCombat(ledger);
  return battle.combats.flatMap(({ id, ended, rounds: all }) => {
    const named = names.find((name) => name.id === id);
    const rounds = all.filter((round) => round.touched || isClosed(round));
    if (!named || rounds.length === 0) return [];
    return [
      {
        ...named,
        ended,
        rounds: rounds.map((round) => {
          const { number, turn, outcome, tests } = round;
          const { seqs = [], closedBy = null } = entries.get(roundKey(id, number)) ?? {};
          return {
            number,
            turn,
            outcome,
            closedBy,
            seqs,
            tests: tests.filter(({ taken, pursuit }) => taken !== null || pursuit !== null),
            today: outcome && roundByTodaysRules(battle, outcome),
            corrected: outcome && correctedOutcome(ledger, id, number),
            shot: round.assault?.shot ?? null,
            assault: recordedAssault(ledger, id, round, closedBy),
          };
        }),
      },
    ];
  });
}

function recordedAssault(
  ledger: Ledger,
  combatId: CombatId,
  { number, assault }: Round,
  closedBy: number | null,
): RecordedAssault | null {
  if (!assault?.outcome) return null;
  const then = closedBy === null ? null : closedThen(ledger, closedBy);
  const fought = then && combatOf(then, combatId)?.rounds[number - 1]?.assault;
  return {
    outcome: assault.outcome,
    tests: assault.tests.filter(({ morale, sweep }) => morale !== null || sweep !== null),
    corrected: correctedAssault(ledger, combatId, number),
    today: fought ? assaultByTodaysRules(then, fought) : null,
  };
}

/** The battle just after the entry of that number, without the corrections that were written later. */
function closedThen(ledger: Ledger, closedBy: number): Battle | null {
  const corrected = ledger.steps.some(({ entry }) => entry.seq > closedBy && isCorrection(entry));
  if (corrected) {
    const then = ledgerAt(ledger, closedBy);
    return then && battleOf(then);
  }
  return ledger.steps.find(({ entry }) => entry.seq === closedBy)?.battle ?? null;
}

type RoundEntries = { readonly seqs: number[]; closedBy: number | null };

function entriesByRound(ledger: Ledger): ReadonlyMap<string, RoundEntries> {
  const inForce = new Set(ledger.steps.map(({ entry }) => entry.seq));
  const rounds = new Map<string, RoundEntries>();
  for (const { seq, events } of ledger.entries) {
    // The first combat begins with the battle, whose entry is not about it.
    if (events[0].type === 'battleStarted') continue;
    for (const event of events) {
      if (!('combatId' in event && 'round' in event)) continue;
      const key = roundKey(event.combatId, event.round);
      const entries = rounds.get(key) ?? { seqs: [], closedBy: null };
      if (entries.seqs.at(-1) !== seq) entries.seqs.push(seq);
      const closes = ['roundClosed', 'assaultClosed', 'shootingEnded'].includes(event.type);
      if (closes && inForce.has(seq)) entries.closedBy = seq;
      rounds.set(key, entries);
    }
  }
  return rounds;
}

function roundKey(combatId: CombatId | null, round: number | null): string {
  return `${combatId} ${round}`;
}
