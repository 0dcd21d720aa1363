import type { Intent } from '@/battle/log/intent';
import type { Ledger } from '@/battle/log/ledger';
import type { UnitId } from '@/battle/state/ids';
import type { UnitDraft } from '@/battle/state/unit';
import type { Edition } from '@/rules/index';
import { FIRST_COMBAT, FOUGHT_EDITIONS, played } from './battles';
import { first, health, scene } from './scenes';

/** The editions in which who broke is pursued. */
export const PURSUED_EDITIONS: readonly Edition[] = FOUGHT_EDITIONS.filter(
  ({ pursuit, breakTest }) => pursuit && breakTest,
);

/** The id of the first outcome after which the winner may pursue. */
export function brokenOutcome({ breakTest }: Edition): string {
  const found = breakTest?.outcomes.find(({ winner, fate }) => winner.may === 'pursue' && fate !== null);
  if (!found) throw new Error('Nobody is pursued here');
  return found.id;
}

export type ClosedOver = { readonly closed: Ledger; readonly unitId: UnitId; says(caught: boolean): Intent };

/** Red's Wolves, worth 200 points, lost to Blue's Guard and broke; the round is closed over their flight. */
export function closedOver(
  editionId: string,
  wolves: Partial<UnitDraft> = {},
  outcomeId = 'broke',
): ClosedOver {
  const { ledger, id } = scene(
    editionId,
    [{ name: 'Guard', models: 20, pointCost: 300 }],
    [{ name: 'Wolves', models: 20, pointCost: 200, characteristic: 7, ...wolves }],
  );
  const unitId = id('Wolves');
  const place = { combatId: FIRST_COMBAT, side: 'b', unitId } as const;
  const broke: Intent = { type: 'sayBreakTest', ...place, outcomeId };
  const closed = played(ledger, first.engage(id('Guard'), unitId), health(unitId, -4), broke, first.close);
  const says = (caught: boolean): Intent => ({
    type: 'resolvePursuit',
    ...place,
    fleeTotal: null,
    pursuitTotal: null,
    pursuersUnitStrength: 200,
    caught,
  });
  return { closed, unitId, says };
}
