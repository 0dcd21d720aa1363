import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import type { UnitId } from '@/battle/state/ids';
import type { BreakTestResult, MissingFact, Side } from '@/rules/index';
import { words } from '@/words/words';

/** Who takes a break test: a unit of a losing side, or (null) the whole side. */
export type TestTaker = { readonly side: Side; readonly unitId: UnitId | null };

/** The same, with the difference by which that side lost. */
export type Tested = TestTaker & { readonly lostBy: number };

/** What the test hangs on, without the characteristic, which the test asks for itself. */
export function factsMissing({ missing }: BreakTestResult): readonly MissingFact[] {
  return missing.filter(({ fact }) => fact !== 'characteristic');
}

/** The name of the unit that tests, or of the side. */
export function testedName(battle: Battle, { side, unitId }: TestTaker): string {
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  return army?.unit.name ?? words.side(side);
}
