import { PenLine } from 'lucide';
import type { LogLine } from '@/battle/describe/log-lines';
import type { Note } from '@/battle/log/notes';
import { useIsByOther } from '@/store/battle/use-battle';
import { DiceFaces } from '@/ui/look/dice-faces';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { photoWords } from '@/words/photo-words';
import { words } from '@/words/words';
import { PhotoStrip, TakePhoto } from './photo-of-line';
import type { LogPhotos } from './use-log-photos';

type LogLineItemProps = {
  readonly line: LogLine;
  /** Whether it stands under the title of its combat. */
  readonly named: boolean;
  /** The notes about it. */
  readonly notes: readonly Note[];
  /** The address of the battle as it was at that time. */
  readonly href: string;
  /** Opens the correction of the line; null if it cannot be corrected. */
  readonly onCorrect: ((line: LogLine) => void) | null;
  readonly photos: LogPhotos;
};

/** A line of the log, with a link to the battle at that time and the notes about it. */
export function LogLineItem({ line, named, notes, href, onCorrect, photos }: LogLineItemProps) {
  const { description, undone, seqs, corrected } = line;
  const dice = battleWords.logDice(description);
  const detail = battleWords.logDetail(description, named, false);
  const sentence = battleWords.logSentence(description);
  const isByOther = useIsByOther();
  const small = words.sideBySide([
    detail,
    seqs.length > 1 && battleWords.log.taps(seqs.length),
    isByOther(line.writer) && battleWords.byOther,
  ]);
  const own = photos.photos.filter(({ about }) => seqs.includes(about));
  return (
    <li className="border-b border-line in-data-[long=true]:[contain-intrinsic-size:auto_52px] in-data-[long=true]:[content-visibility:auto]">
      <div className="flex items-center gap-1">
        <a
          href={href}
          className="grid min-w-0 flex-1 min-h-(--control) grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 py-1.5"
        >
          <span
            className={`break-words ${description.key === 'roundClosed' ? 'font-display font-bold' : 'font-bold'} ${undone ? 'text-muted' : ''}`}
          >
            {undone ? (
              <>
                <s>{sentence}</s> <span className="text-small font-medium">{battleWords.log.undone}</span>
              </>
            ) : corrected ? (
              <s>{sentence}</s>
            ) : (
              sentence
            )}
            {corrected && (
              <span className="block text-detail text-gold">
                {battleWords.log.correct.correctedTo(corrected.to && battleWords.logSentence(corrected.to))}
              </span>
            )}
          </span>
          <time className="text-small text-muted">{battleWords.time(line.at)}</time>
          {dice.length > 0 && (
            <span className="col-span-2 pt-0.5">
              <DiceFaces
                dice={dice.map((face) => ({ face, counts: false }))}
                label={battleWords.rolledDice(dice)}
              />
            </span>
          )}
          {small !== '' && (
            <span
              className={`col-span-2 text-detail break-words ${description.retested ? 'text-gold' : 'text-muted'} ${undone ? 'line-through' : ''}`}
            >
              {small}
            </span>
          )}
        </a>
        {photos.way !== null && (
          <TakePhoto
            name={photoWords.take(sentence)}
            way={photos.way}
            onPicture={(file) => photos.keep(seqs.at(-1) ?? seqs[0], file)}
          />
        )}
        {onCorrect && photos.way === null && (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={battleWords.log.correct.open(sentence)}
            onClick={() => onCorrect(line)}
            className="flex size-(--control) shrink-0 items-center justify-center rounded-lg text-muted"
          >
            <Icon of={PenLine} size={18} />
          </button>
        )}
      </div>
      {notes.length > 0 && (
        <ul className="pb-1.5">
          {notes.map((note) => (
            <li key={note.seq} className="border-l-4 border-gold pl-2 text-label break-words">
              {note.text} <span className="text-small text-muted">{battleWords.log.note.noted(note.at)}</span>
            </li>
          ))}
        </ul>
      )}
      {own.length > 0 && <PhotoStrip photos={own} sentence={sentence} onRemove={photos.remove} />}
    </li>
  );
}
