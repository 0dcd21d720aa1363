import type { LogLine } from '@/battle/log-lines';
import type { Note } from '@/battle/notes';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';

type LogLineItemProps = {
  readonly line: LogLine;
  /** What was noted about it later. */
  readonly notes: readonly Note[];
  /** Where the battle is shown as it stood then. */
  readonly href: string;
};

/** A line of the log, which leads to the battle as it stood then; what was noted about it stands below. */
export function LogLineItem({ line, notes, href }: LogLineItemProps) {
  const { description, undone, seqs } = line;
  const detail = battleWords.logDetail(description);
  const sentence = battleWords.describe(description);
  const small = [detail, seqs.length > 1 ? battleWords.log.taps(seqs.length) : null].filter(
    (part) => part !== null,
  );
  return (
    <li className="border-b border-line [contain-intrinsic-size:auto_52px] [content-visibility:auto]">
      <a
        href={href}
        className="grid min-h-(--control) grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-1.5"
      >
        <span
          className={`break-words ${description.key === 'roundClosed' ? 'font-display font-bold' : 'font-bold'} ${undone ? 'text-muted' : ''}`}
        >
          {undone ? (
            <>
              <s>{sentence}</s> <span className="text-[15px] font-medium">{battleWords.log.undone}</span>
            </>
          ) : (
            sentence
          )}
        </span>
        <time className="text-[15px] text-muted">{words.time(line.at)}</time>
        {small.length > 0 && (
          <span className={`col-span-2 text-[16px] break-words text-muted ${undone ? 'line-through' : ''}`}>
            {small.join(' · ')}
          </span>
        )}
      </a>
      {notes.length > 0 && (
        <ul className="pb-1.5">
          {notes.map((note) => (
            <li key={note.seq} className="border-l-4 border-gold pl-2 text-[17px] break-words">
              {note.text}{' '}
              <span className="text-[15px] text-muted">{battleWords.log.note.noted(note.at)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
