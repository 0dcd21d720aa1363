import { EDITIONS } from '@/rules/index';
import type { ArmyLine } from '@/tournament/ladder';
import { RecordBar } from '@/ui/look/record-bar';
import { ladderWords } from '@/words/ladder-words';

const texts = ladderWords.armies;

type ArmyRatesProps = {
  readonly armies: readonly ArmyLine[];
  /** Whether they are of several rulebooks: then each says of which. */
  readonly several: boolean;
};

/** How often each army wins, the best first. */
export function ArmyRates({ armies, several }: ArmyRatesProps) {
  return (
    <section aria-label={texts.title} className="grid gap-2">
      <h2 className="text-name text-gold">{texts.title}</h2>
      <p className="text-detail text-muted">{texts.how}</p>
      {armies.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="grid tabular-nums">
        {armies.map(({ editionId, army, won, drawn, lost, rate, games }) => (
          <li key={`${editionId} ${army}`} className="border-t border-line py-1.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-bold break-words">{army}</span>
              <span>{texts.line(rate, games)}</span>
            </p>
            {several && (
              <p className="text-small leading-small text-muted">
                {EDITIONS.find(({ id }) => id === editionId)?.shortName ?? editionId}
              </p>
            )}
            <RecordBar won={won} drawn={drawn} lost={lost} />
          </li>
        ))}
      </ul>
    </section>
  );
}
