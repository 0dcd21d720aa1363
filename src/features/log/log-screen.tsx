import { useEffect, useMemo, useRef } from 'react';
import { type LogLine, type LogTurn, logByTurn } from '@/battle/log-lines';
import type { EntryProblem } from '@/battle/parse-entry';
import { useBattleState, useLedger } from '@/store/use-battle';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

const NO_PROBLEMS: readonly EntryProblem[] = [];

/** What happened, turn by turn; the newest at the bottom and in view. What was undone stays, struck through. */
export function LogScreen() {
  const ledger = useLedger();
  const problems = useBattleState(({ open }) => (open.kind === 'open' ? open.problems : NO_PROBLEMS));
  const turns = useMemo(() => logByTurn(ledger), [ledger]);
  const end = useRef<HTMLDivElement>(null);
  const newest = ledger.entries.length;
  useEffect(() => {
    if (newest > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [newest]);
  return (
    <div className="px-4 pb-2">
      <h1 className="sr-only">{battleWords.log.title}</h1>
      {turns.map((turn) => (
        <LogTurnSection key={turn.lines[0]?.seqs[0] ?? 0} turn={turn} />
      ))}
      {problems.length > 0 && (
        <ul className="pt-3 text-warn">
          {problems.map((problem) => (
            <li key={`${problem.seq} ${problem.kind}`}>
              {battleWords.log.problem(problem.seq, problem.kind)}
            </li>
          ))}
        </ul>
      )}
      <div ref={end} />
    </div>
  );
}

function LogTurnSection({ turn }: { readonly turn: LogTurn }) {
  return (
    <section className="pt-3">
      <h2 className="sticky top-0 bg-paper pb-1 text-[21px] text-gold">{words.turn(turn.turn)}</h2>
      <ol>
        {turn.lines.map((line) => (
          <LogLineItem key={line.seqs[0]} line={line} />
        ))}
      </ol>
    </section>
  );
}

function LogLineItem({ line }: { readonly line: LogLine }) {
  const detail = battleWords.logDetail(line.description);
  const heading = line.description.key === 'roundClosed';
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-1.5">
      <span
        className={`${heading ? 'font-display font-bold' : 'font-bold'} ${line.undone ? 'text-muted' : ''}`}
      >
        {line.undone ? (
          <>
            <s>{battleWords.describe(line.description)}</s>{' '}
            <span className="text-[15px] font-medium">{battleWords.log.undone}</span>
          </>
        ) : (
          battleWords.describe(line.description)
        )}
      </span>
      <time className="text-[15px] text-muted">{words.time(line.at)}</time>
      {(detail || line.seqs.length > 1) && (
        <span className={`col-span-2 text-[16px] text-muted ${line.undone ? 'line-through' : ''}`}>
          {[detail, line.seqs.length > 1 ? battleWords.log.taps(line.seqs.length) : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </li>
  );
}
