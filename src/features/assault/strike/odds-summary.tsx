import type { OddsView } from '@/battle/assault/standing/view';
import { toNumber } from '@/rules/index';
import { assaultWords } from '@/words/assault/assault-words';
import { battleWords } from '@/words/battle-words';

type OddsSummaryProps = {
  readonly odds: OddsView;
  /**
   * The number of models in the struck unit. With only one, killing a model and destroying the unit are the
   * same.
   */
  readonly unitSize: number;
};

/** The three figures that players need most. */
export function OddsSummary({ odds, unitSize }: OddsSummaryProps) {
  const figures = [
    [assaultWords.odds.expectedLost, assaultWords.odds.decimal(toNumber(odds.expectedLost))],
    [assaultWords.odds.killsOne, battleWords.percent(toNumber(odds.killsOne))],
    ...(unitSize > 1 ? [[assaultWords.odds.killsUnit, battleWords.percent(toNumber(odds.killsUnit))]] : []),
  ] as const;
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-2 pb-3 text-center">
      {figures.map(([name, figure]) => (
        <div key={name} className="flex flex-col-reverse rounded-lg border-2 border-line bg-card px-1 py-1.5">
          <dt className="text-small leading-small text-muted">{name}</dt>
          <dd className="text-number leading-number font-bold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
