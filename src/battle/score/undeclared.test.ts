import { describe, expect, it } from 'vitest';
import { decide } from '@/battle/log/decide';
import type { BattleEvent } from '@/battle/log/event';
import type { Intent } from '@/battle/log/intent';
import { append, type Ledger, nextSeq } from '@/battle/log/ledger';
import { parseLog } from '@/battle/log/parse-entry';
import { reportTurns } from '@/battle/report/report-turns';
import { NO_OBJECTIVE } from '@/battle/state/objective';
import { begun, entry, played } from '@/testing/battles/battles';
import { stored } from '@/testing/battles/scenes';

const objective = { ...NO_OBJECTIVE, name: 'Breakthrough', winner: 'a' } as const;
const objectiveTo: Intent = { type: 'changeObjective', objective };
const adjusted: Intent = { type: 'adjustBattlePoints', side: 'a', to: -1 };

function refusal(ledger: Ledger, intent: Intent) {
  const decision = decide(ledger, intent);
  return decision.ok ? null : decision.refusal.code;
}

/** A battle of that edition in the log of an older version, which allowed both in every edition. */
function old(editionId: string): Ledger {
  const events: readonly BattleEvent[] = [
    { type: 'objectiveChanged', from: NO_OBJECTIVE, to: objective },
    { type: 'battlePointsAdjusted', side: 'a', from: 0, to: -1 },
  ];
  return events.reduce((ledger, event) => {
    const after = append(ledger, entry(nextSeq(ledger), [event]));
    if (!after) throw new Error('The entry does not fit');
    return after;
  }, begun(editionId));
}

const told = (ledger: Ledger) => reportTurns(ledger).flatMap(({ items }) => items);

describe.each(['wfb-6', 'hh-1'])('what %s does not declare', (editionId) => {
  it('is refused: an objective, and Battle Points', () => {
    expect(refusal(begun(editionId), objectiveTo)).toBe('noObjective');
    expect(refusal(begun(editionId), adjusted)).toBe('noBattlePoints');
  });

  it('is read from an older log, and no report shows it', () => {
    const ledger = old(editionId);
    expect(parseLog(stored(ledger))).toEqual({ ledger, problems: [] });
    expect(told(ledger)).toEqual([]);
  });
});

describe.each(['t9a-2', 't9a-3'])('what %s declares', (editionId) => {
  it('is entered and reported', () => {
    expect(told(played(begun(editionId), objectiveTo, adjusted))).toMatchObject([
      { description: { key: 'objectiveChanged' } },
      { description: { key: 'battlePointsAdjusted' } },
    ]);
  });
});
