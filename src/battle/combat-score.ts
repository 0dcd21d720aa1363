import { type Comparison, compare, type Edition, editionOf, type ScoreSheet } from '@/rules/index';
import type { Battle, Round } from './battle';
import type { RecordedSide, RoundOutcome } from './event';

/** The edition a battle is fought by. Throws for an unknown one: `parse-entry` lets no such battle through. */
export function editionOfBattle(battle: Battle): Edition {
  const edition = editionOf(battle.editionId);
  if (!edition) throw new Error(`Unknown edition "${battle.editionId}"`);
  return edition;
}

/** The battle's combat score sheet. Throws where its edition has none: such a battle opens no combat. */
export function sheetOf(battle: Battle): ScoreSheet {
  const { combat } = editionOfBattle(battle);
  if (!combat) throw new Error(`The edition "${battle.editionId}" has no combat score`);
  return combat;
}

/** A round as today's rules settle it. For a closed round the recorded outcome counts, not this. */
export function scoreOf(sheet: ScoreSheet, round: Round): Comparison {
  return compare(sheet, round.answers);
}

/** The outcome that closing the round now would record. */
export function outcomeOf(sheet: ScoreSheet, round: Round): RoundOutcome {
  const { a, b, result } = scoreOf(sheet, round);
  return { result, a: recorded(a), b: recorded(b) };
}

function recorded(side: Comparison['a']): RecordedSide {
  return {
    total: side.total,
    beforeTheDice: side.beforeTheDice,
    lines: side.lines.map(({ source: _, ...line }) => line),
  };
}
