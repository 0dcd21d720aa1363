import { unitOf } from '@/battle/state/army';
import type { Battle } from '@/battle/state/battle';
import { editionOfBattle } from '@/battle/state/edition-of';
import type { UnitId } from '@/battle/state/ids';
import { askedFact } from '@/features/fight/ask/asked-fact';
import { whose } from '@/features/fight/ask/whose';
import type { BreakTestResult, MissingFact, Side, TestRules } from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

/** Who takes a break test: a unit of a losing side, or (null) the whole side. */
export type TestTaker = { readonly side: Side; readonly unitId: UnitId | null };

/** The same, with the difference by which that side lost. */
export type Tested = TestTaker & { readonly lostBy: number };

/** What the test hangs on, without the characteristic, which the test asks for itself. */
export function factsMissing({ missing }: BreakTestResult): readonly MissingFact[] {
  return missing.filter(({ fact }) => fact !== 'characteristic');
}

/** What the target of the test cannot be told without, as it is asked for; null: it is told. */
export function unknownIn(
  battle: Battle,
  { characteristic }: Pick<TestRules, 'characteristic'>,
  result: BreakTestResult,
): string | null {
  if (result.automatic !== null || result.target !== null || result.thresholds.length > 0) return null;
  const [first] = factsMissing(result);
  if (!first) return result.kind === 'roll' ? characteristic : null;
  return battleWords.breakTest.factOf({
    fact: battleWords.fight.ask.name(askedFact(editionOfBattle(battle), first.fact)),
    name: whose(battle, [first])[0] ?? '',
  });
}

/** The name of the unit that tests, or of the side. */
export function testedName(battle: Battle, { side, unitId }: TestTaker): string {
  const army = unitId === null ? undefined : unitOf(battle, unitId);
  return army?.unit.name ?? words.side(side);
}
