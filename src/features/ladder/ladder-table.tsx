import { FEW_GAMES, type LadderLine } from '@/tournament/ladder';
import { hasAgreed, type LadderNames } from '@/tournament/ladder-names';
import { ladderWords as texts } from '@/words/ladder-words';

type LadderTableProps = {
  readonly lines: readonly LadderLine[];
  readonly names: LadderNames;
  onAsk(head: string): void;
};

/** The players by their rating. Each line opens what can be said of its player; who has not agreed has no name. */
export function LadderTable({ lines, names, onAsk }: LadderTableProps) {
  return (
    <>
      <p className="text-right text-small text-muted">{texts.columns}</p>
      <ol className="grid tabular-nums">
        {lines.map((line) => {
          const name = hasAgreed(names, line.name) ? line.name : texts.unnamed;
          return (
            <li key={line.name} className="border-t border-line">
              <button
                type="button"
                onClick={() => onAsk(line.name)}
                className="flex min-h-(--control) w-full items-baseline gap-x-3 py-1.5 text-left big:flex-wrap"
              >
                <span className="w-9 shrink-0 font-bold big:w-auto">
                  {line.tied ? texts.tied(line.rank) : texts.number(line.rank)}
                </span>
                <span className="min-w-0 flex-1 break-words">
                  <span className={name === line.name ? 'font-bold' : 'text-muted italic'}>{name}</span>
                  <span className="block text-small leading-small text-muted">
                    {line.games < FEW_GAMES ? texts.few(line.games) : texts.games(line.games)}
                  </span>
                </span>
                <span className="shrink-0 text-right">{texts.record(line)}</span>
                <span className="min-w-[3.5rem] shrink-0 text-right text-name font-bold">
                  {texts.number(line.rating)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
