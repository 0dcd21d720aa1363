import { useMemo, useState } from 'react';
import { isCorrection } from '@/battle/log/corrections';
import { notesAbout, notesOf } from '@/battle/log/notes';
import { ledgerAt, momentAt, turnStarts } from '@/battle/log/timeline';
import { reviewWords } from '@/words/review-words';
import { MomentArmies } from './moment-armies';
import { MomentCombats } from './moment-combats';
import { MomentScore } from './moment-score';
import { NoteList } from './note-list';
import { ReplayControls } from './replay-controls';
import { momentWords, useTimeline } from './use-timeline';

type ReplayRoomProps = {
  /** The number of the entry to begin at; null: the present. */
  readonly at: number | null;
  /** Opens a note about the entry of that number. */
  onNote(about: number): void;
  /** How many photos the entry of that number has. */
  photosOf(about: number): number;
  /** Opens the photos of the entry of that number. */
  onPhotos(about: number): void;
};

/** The battle at any entry of its log: score, combats and armies above, the controls for the time below. */
export function ReplayRoom({ at, onNote, photosOf, onPhotos }: ReplayRoomProps) {
  const { ledger, timeline, context } = useTimeline();
  // Null is the present, also when new entries are written: a player who looks at the end keeps following it.
  const [chosen, setChosen] = useState<number | null>(() => (at === null ? null : momentAt(timeline, at)));
  const last = timeline.length - 1;
  const index = Math.min(chosen ?? last, last);
  const starts = useMemo(() => turnStarts(timeline), [timeline]);
  const notes = useMemo(() => notesOf(ledger), [ledger]);
  const moment = timeline[index];
  const seq = moment?.entry.seq;
  const then = useMemo(() => {
    const corrected = ledger.entries.some(
      (entry) => seq !== undefined && entry.seq <= seq && isCorrection(entry),
    );
    return corrected && seq !== undefined ? ledgerAt(ledger, seq) : null;
  }, [ledger, seq]);
  if (!moment) return null;
  return (
    <>
      <h1 className="sr-only">{reviewWords.replay.title}</h1>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and a keyboard has to scroll it
        tabIndex={0}
        aria-label={reviewWords.replay.moment}
        className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto pb-3 spread:grid spread:auto-rows-min spread:grid-cols-2 spread:gap-x-4 spread:*:nth-2:last:col-span-2"
      >
        <div className="spread:col-span-2">
          <MomentScore battle={moment.battle} />
        </div>
        <MomentCombats battle={moment.battle} corrected={then} />
        <MomentArmies battle={moment.battle} before={timeline[index - 1]?.battle ?? null} />
      </section>
      <ReplayControls
        index={index}
        last={last}
        moment={moment}
        starts={starts}
        said={momentWords(ledger, moment.entry, context)}
        onIndex={(next) => setChosen(next === last ? null : next)}
        photos={photosOf(moment.entry.seq)}
        onNote={() => onNote(moment.entry.seq)}
        onPhotos={() => onPhotos(moment.entry.seq)}
      >
        <NoteList notes={notesAbout(notes, [moment.entry.seq])} />
      </ReplayControls>
    </>
  );
}
