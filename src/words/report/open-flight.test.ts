import { describe, expect, it } from 'vitest';
import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import { battleReport } from '@/battle/report/report';
import { FIRST_COMBAT, played } from '@/testing/battles/battles';
import { brokenOutcome, closedOver, PURSUED_EDITIONS } from '@/testing/battles/open-flight';
import { report } from './report';

const told = (ledger: Ledger) => JSON.stringify(report.blocks(battleReport(ledger)));
const OPEN = 'Wolves: flight open. Nobody said whether caught or got away.';

describe('the report of a flight that nobody settled', () => {
  it.each(PURSUED_EDITIONS)('says that it is open, until somebody settles it: $id', (edition) => {
    const { closed, says } = closedOver(edition.id, {}, brokenOutcome(edition));
    expect(told(closed)).toContain(OPEN);
    for (const caught of [true, false]) expect(told(played(closed, says(caught)))).not.toContain(OPEN);
    expect(told(played(closed, { type: 'endCombat', combatId: FIRST_COMBAT }))).toContain(OPEN);
  });

  it('says what was thrown for it', () => {
    const { closed, unitId } = closedOver('t9a-2');
    const throws: Intent = {
      type: 'throwFlight',
      combatId: FIRST_COMBAT,
      side: 'b',
      unitId,
      fleeTotal: 6,
      pursuitTotal: null,
    };
    expect(told(played(closed, throws))).toContain('Wolves: 6\\" fled, pursuit open.');
  });

  it('says that the Victory Points are not certain, where they hang on it', () => {
    const { closed, says } = closedOver('t9a-2');
    const unsure = 'nobody said whether Wolves got away';
    expect(told(closed)).toContain(unsure);
    expect(told(played(closed, says(true)))).not.toContain(unsure);
  });
});
