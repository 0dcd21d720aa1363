import {
  type BreakTestResult,
  type OutcomeId,
  outcomeChances,
  outcomeOf,
  rerollWays,
  type TestRules,
  toNumber,
} from '@/rules/index';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type OutcomeOddsProps = { readonly test: TestRules; readonly result: BreakTestResult };

/** Every outcome with its totals and its chance: on one roll, and for each way to use a re-roll. */
export function OutcomeOdds({ test, result }: OutcomeOddsProps) {
  const { thresholds, doubleOnePasses: doubleOne } = result;
  const ways = result.reroll ? rerollWays(test) : [];
  const columns = [
    { id: '', label: battleWords.breakTest.oneRoll, after: [] as readonly OutcomeId[] },
    ...ways,
  ].map((way) => ({ ...way, chances: outcomeChances(thresholds, { doubleOne, rerollAfter: way.after }) }));
  return (
    <table aria-label={battleWords.breakTest.outcomes} className="mb-2 w-full text-left text-label">
      <thead className="text-note leading-fine text-muted">
        <tr>
          <td />
          {columns.map(({ id, label }) => (
            <th key={id} scope="col" className="max-w-20 py-1 pl-2 text-right align-bottom font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {thresholds.map(({ outcomeId, upTo }, index) => {
          const from = (thresholds[index - 1]?.upTo ?? 1) + 1;
          const outcome = outcomeOf(test, outcomeId);
          return (
            <tr key={outcomeId} className="border-t border-line">
              <th scope="row" className="py-1.5 leading-label">
                <span className="font-display text-body font-bold">{outcome?.label}</span>
                <span className="block text-small font-medium text-muted">
                  {words.sideBySide([
                    rangeOf(from, upTo, doubleOne && index === 0),
                    ...(outcome?.hint === undefined ? [] : [outcome.hint]),
                  ])}
                </span>
              </th>
              {columns.map(({ id, chances }) => {
                const odds = chances.find((chance) => chance.outcomeId === outcomeId)?.odds;
                return (
                  <td key={id} className="pl-2 text-right text-name font-bold">
                    {odds && battleWords.percent(toNumber(odds))}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** A range of totals of two dice; only the double 1 if the limit is below all totals. */
function rangeOf(from: number, upTo: number | null, doubleOne: boolean): string {
  if (doubleOne && upTo !== null && upTo <= 2) return battleWords.breakTest.doubleOne;
  return battleWords.breakTest.outcomeRange(Math.max(from, doubleOne ? 2 : from), upTo);
}
