import { Camera, ChevronDown } from 'lucide';
import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { filterLog, isEmpty, topicsOf, WHOLE_LOG } from '@/battle/describe/log-filter';
import { type LogLine, type LogTurn, logByTurn } from '@/battle/describe/log-lines';
import { type TurnTime, turnTimes } from '@/battle/describe/turn-times';
import { isCorrectable } from '@/battle/log/corrections';
import { entryAt } from '@/battle/log/ledger';
import { type Note, notesAbout, notesOf } from '@/battle/log/notes';
import type { EntryProblem } from '@/battle/log/parse-entry';
import { sameTurn } from '@/battle/state/turn';
import { useBattlePart, useBattleState, useLedger, useMayWrite } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { photoWords } from '@/words/photo-words';
import { words } from '@/words/words';
import { byCombat } from './by-combat';
import { CorrectSheet } from './correct-sheet';
import { glimpse } from './glimpse';
import { LogFilters } from './log-filters';
import { LogLineItem } from './log-line-item';
import { NoteSheet } from './note-sheet';
import { PhotoNews } from './photo-news';
import { PhotoStrip } from './photo-of-line';
import { type LogPhotos, useLogPhotos } from './use-log-photos';

/** More lines than any phone shows at once. */
const GLIMPSE_LINES = 60;
const NO_PROBLEMS: readonly EntryProblem[] = [];

type LogScreenProps = {
  /** The address of the battle as it was after the entry of that number. */
  momentHref(seq: number): string;
  /** Which end is visible at first: the newest of a battle being played, the oldest of one being read. */
  readonly startAt: 'newest' | 'oldest';
};

/** What happened, turn by turn, with the notes. Undone gestures stay, with a line through them. */
export function LogScreen({ momentHref, startAt }: LogScreenProps) {
  const ledger = useLedger();
  const problems = useBattleState(({ open }) => (open.kind === 'open' ? open.problems : NO_PROBLEMS));
  const mayWrite = useMayWrite();
  const [filter, setFilter] = useState(WHOLE_LOG);
  const [filtering, setFiltering] = useState(false);
  const [noting, setNoting] = useState(false);
  const [correcting, setCorrecting] = useState<LogLine | null>(null);
  const turns = useMemo(() => logByTurn(ledger), [ledger]);
  const topics = useMemo(() => topicsOf(ledger), [ledger]);
  const times = useMemo(() => turnTimes(ledger.steps), [ledger]);
  const notes = useMemo(() => notesOf(ledger), [ledger]);
  const asked = useMemo(() => filterLog(turns, topics, filter), [turns, topics, filter]);
  // It draws one screenful at once. Thousands of other lines follow when the browser is idle.
  const shown = useDeferredValue(asked, glimpse(asked, startAt, GLIMPSE_LINES));
  const complete = shown === asked;
  const end = useRef<HTMLDivElement>(null);
  const newest = ledger.entries.length;
  const photos = useLogPhotos(useBattlePart(({ id }) => id));
  const loose = photos.photos.filter(({ about }) => about > newest);
  useEffect(() => {
    const moved = newest > 0 || complete;
    if (moved && startAt === 'newest') end.current?.scrollIntoView({ block: 'end' });
  }, [newest, complete, startAt]);
  const look =
    'flex min-h-(--control) items-center justify-center gap-1 rounded-lg border-2 border-outline bg-card px-2 font-bold disabled:opacity-45';
  return (
    <div data-long={newest > GLIMPSE_LINES} className="px-4 pb-2">
      <h1 className="sr-only">{battleWords.log.title}</h1>
      <div className="sticky cramped:static top-0 z-20 -mx-1 bg-paper px-1">
        <div className="grid grid-cols-[1fr_1fr_auto] big:grid-cols-[1fr_auto] gap-2 py-2">
          <button
            type="button"
            aria-expanded={filtering}
            onClick={() => setFiltering(!filtering)}
            className={`${look} big:col-span-2 ${isEmpty(filter) ? '' : 'border-gold text-gold'}`}
          >
            {isEmpty(filter) ? battleWords.log.filters.title : battleWords.log.filters.active}
            <Icon of={ChevronDown} size={18} className={filtering ? 'rotate-180' : ''} />
          </button>
          <button type="button" disabled={!mayWrite} onClick={() => setNoting(true)} className={look}>
            {battleWords.log.note.add}
          </button>
          <button
            type="button"
            aria-pressed={photos.way !== null}
            onClick={() => photos.setWay(photos.way === null ? 'camera' : null)}
            className={`${look} px-3 ${photos.way === null ? '' : 'border-gold text-gold'}`}
          >
            <Icon of={Camera} size={20} /> <span className="big:sr-only">{photoWords.photo}</span>
          </button>
        </div>
        <PhotoNews photos={photos} />
        {filtering && <LogFilters filter={filter} onFilter={setFilter} />}
      </div>
      {shown.length === 0 && <p className="pt-3 text-muted">{battleWords.log.filters.nothing}</p>}
      {shown.map((turn) => (
        <LogTurnSection
          key={turn.lines[0]?.seqs[0] ?? 0}
          turn={turn}
          times={times}
          notes={notes}
          momentHref={momentHref}
          onCorrect={mayWrite ? setCorrecting : null}
          photos={photos}
        />
      ))}
      {loose.length > 0 && (
        <section className="pt-3">
          <h2 className="pb-1 text-title text-gold">{photoWords.loose}</h2>
          <PhotoStrip photos={loose} sentence={photoWords.loose} onRemove={photos.remove} />
        </section>
      )}
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
      {correcting && <CorrectSheet line={correcting} onClose={() => setCorrecting(null)} />}
      {noting && <NoteSheet about={null} onClose={() => setNoting(false)} />}
    </div>
  );
}

type LogTurnSectionProps = Pick<LogScreenProps, 'momentHref'> & {
  readonly turn: LogTurn;
  readonly times: readonly TurnTime[];
  readonly notes: readonly Note[];
  readonly onCorrect: ((line: LogLine) => void) | null;
  readonly photos: LogPhotos;
};

function LogTurnSection({ turn, times, notes, momentHref, onCorrect, photos }: LogTurnSectionProps) {
  const ledger = useLedger();
  const time = times.find((of) => sameTurn(of.turn, turn.turn));
  const mayCorrect = ({ undone, seqs }: LogLine) =>
    !undone &&
    seqs.every((seq) => {
      const entry = entryAt(ledger, seq);
      return entry !== undefined && isCorrectable(entry);
    });
  return (
    <section className="pt-3">
      <h2 className="sticky cramped:static top-[calc(var(--control)+1rem)] z-10 bg-paper pb-1 text-title text-gold">
        {words.turn(turn.turn)}
        {time && <span className="ml-2 text-small text-muted">{battleWords.clocks.turn(time.ms)}</span>}
      </h2>
      {byCombat(turn.lines).map(({ combat, lines }) => (
        <Fragment key={lines[0]?.seqs[0]}>
          {combat && (
            <h3 className="border-b border-line pt-3 pb-0.5 text-body leading-body break-words">
              {battleWords.combatTitle(combat)}
            </h3>
          )}
          <ol>
            {lines.map((line) => (
              <LogLineItem
                key={line.seqs[0]}
                line={line}
                named={combat !== null}
                notes={notes.length === 0 ? notes : notesAbout(notes, line.seqs)}
                href={momentHref(line.seqs.at(-1) ?? line.seqs[0])}
                onCorrect={onCorrect && mayCorrect(line) ? onCorrect : null}
                photos={photos}
              />
            ))}
          </ol>
        </Fragment>
      ))}
    </section>
  );
}
