import type { Closing } from '@/battle/combat/closing';
import { closedRounds, closingAfter } from '@/battle/describe/closed-rounds';
import { everyCombat, type NamedCombat } from '@/battle/describe/participants';
import { correctedAssault, correctedOutcome } from '@/battle/log/corrected-round';
import { isCorrection } from '@/battle/log/corrections';
import { battleOf, type Ledger } from '@/battle/log/ledger';
import { ledgerAt } from '@/battle/log/timeline';
import type { AssaultOutcome, UnitTest } from '@/battle/state/assault-round';
import { type Battle, combatOf } from '@/battle/state/battle';
import { isClosed, type Round, type RoundTest } from '@/battle/state/combat';
import { nobodyWins } from '@/battle/state/edition-of';
import type { CombatId } from '@/battle/state/ids';
import type { RoundOutcome } from '@/battle/state/records';
import type { ShootingOutcome } from '@/battle/state/shooting';
import type { Turn } from '@/battle/state/turn';
import { type AssaultResult, asSpoken, type Comparison } from '@/rules/index';
import { type MeleeUnit, meleeRounds } from './melee-record';
import { assaultByTodaysRules, roundByTodaysRules } from './todays-rules';

/*
 * Looking back at a battle: all data of a review. It is computed from the log; nothing of it is stored.
 *
 * - Here: every combat, round by round, as it was recorded when the round was closed, with its tests and
 * its entries.
 * - `melee-record.ts`: the rounds of fights that nobody wins.
 * - `todays-rules.ts`: the result of today's rules for the recorded answers, shown only if it differs from
 * the record.
 * - `battle-path.ts`: the score and the armies' health from turn to turn.
 * - `damage-dealt.ts`: how much damage each unit did.
 *
 * The words of the log next to all this come from `describe`.
 */

/** A Round of Combat as it was recorded. */
export type RoundRecord = {
  readonly number: number;
  /** The turn in which it began. */
  readonly turn: Turn;
  /** Null: still being fought, or given up. */
  readonly outcome: RoundOutcome | null;
  /** The number of the entry that closed it; null: not closed. */
  readonly closedBy: number | null;
  /** The numbers of its entries, undone ones included: a note about any of them is about the round. */
  readonly seqs: readonly number[];
  /** The sides that its blows left no unit of, and the bonuses that fell away in it; none of an assault. */
  readonly destroyed: Closing['destroyed'];
  readonly fallen: Closing['fallen'];
  /** The break tests that were taken, and their consequences. */
  readonly tests: readonly RoundTest[];
  /** The result of today's rules for the recorded answers; null: no difference. */
  readonly today: Comparison | null;
  /** The outcome after corrections; null: no difference from the record. */
  readonly corrected: RoundOutcome | null;
  /** How a shooting attack ended; null: not ended, or no shooting attack. */
  readonly shot: ShootingOutcome | null;
  /**
   * With wound pools: the record of the closed round, and what the losers did. Null: not closed, or no wound
   * pools.
   */
  readonly assault: RecordedAssault | null;
  /** In fights that nobody wins: who suffered what, and was tested. Null: the fight has a score. */
  readonly melee: readonly MeleeUnit[] | null;
};

/** A closed round of an assault. */
export type RecordedAssault = {
  readonly outcome: AssaultOutcome;
  readonly tests: readonly UnitTest[];
  /** The outcome after corrections; null: no difference from the record. */
  readonly corrected: AssaultOutcome | null;
  /** The result of today's rules for the fight as it was when the round was closed; null: no difference. */
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
  const closed = closedRounds(ledger);
  const melee = nobodyWins(battle) ? meleeRounds(ledger) : null;
  const records = battle.combats.flatMap(({ id, ended, rounds: all }) => {
    const named = names.find((name) => name.id === id);
    const rounds = all.filter(
      (round) => round.touched || isClosed(round) || (melee && melee(id, round.number).length > 0),
    );
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
            ...closingAfter(closed.get(closedBy ?? 0)),
            tests: tests.filter(({ taken, pursuit }) => taken !== null || pursuit !== null),
            today: outcome && roundByTodaysRules(battle, outcome),
            corrected: outcome && correctedOutcome(ledger, id, number),
            shot: round.assault?.shot ?? null,
            melee: melee?.(id, number) ?? null,
            assault: recordedAssault(ledger, id, round, closedBy),
          };
        }),
      },
    ];
  });
  return asSpoken(battle.editionId, records);
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

/** The battle just after the entry of that number, without later corrections. */
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
    // The first combat begins with the first entry, which is not about the combat.
    if (events[0].type === 'battleStarted') continue;
    for (const event of events) {
      if (!('combatId' in event && 'round' in event)) continue;
      const key = roundKey(event.combatId, event.round);
      const entries = rounds.get(key) ?? { seqs: [], closedBy: null };
      if (entries.seqs.at(-1) !== seq) entries.seqs.push(seq);
      const closes = ['roundClosed', 'roundFought', 'assaultClosed', 'shootingEnded'].includes(event.type);
      if (closes && inForce.has(seq)) entries.closedBy = seq;
      rounds.set(key, entries);
    }
  }
  return rounds;
}

function roundKey(combatId: CombatId | null, round: number | null): string {
  return `${combatId} ${round}`;
}
