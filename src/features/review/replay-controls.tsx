import { Camera, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, MessageSquarePlus } from 'lucide';
import type { ReactNode } from 'react';
import type { Moment, TurnStart } from '@/battle/log/timeline';
import { useMayWrite } from '@/store/battle/use-battle';
import { Icon } from '@/ui/look/icon';
import { battleWords } from '@/words/battle-words';
import { photoWords } from '@/words/photo-words';
import { reviewWords } from '@/words/review-words';
import { words } from '@/words/words';
import type { MomentWords } from './use-timeline';

type ReplayControlsProps = {
  readonly index: number;
  /** The index of the last moment; the first is 0. */
  readonly last: number;
  readonly moment: Moment;
  readonly starts: readonly TurnStart[];
  readonly said: MomentWords;
  /** The notes about the entry. */
  readonly children: ReactNode;
  onIndex(index: number): void;
  /** How many photos the entry has. */
  readonly photos: number;
  onNote(): void;
  onPhotos(): void;
};

/** What happened at this moment, and the ways to another one: a slider, by one step, by one turn. */
export function ReplayControls(props: ReplayControlsProps) {
  const { index, last, moment, starts, said, children, photos, onIndex, onNote, onPhotos } = props;
  const mayWrite = useMayWrite();
  const { entry, battle } = moment;
  const texts = reviewWords.replay;
  const inTurn = starts.findLastIndex((start) => start.index <= index);
  const before = starts.findLast((start) => start.index < index);
  const after = starts.find((start) => start.index > index);
  const place = texts.place(index + 1, last + 1);
  const button =
    'flex h-(--control) items-center justify-center rounded-lg border-2 border-outline bg-card disabled:opacity-45';
  const worded = `${button} h-auto min-h-(--control) min-w-(--control) flex-col px-1.5 text-note leading-fine font-bold`;
  const shown = photoWords.shown(photos);
  return (
    <section aria-label={texts.controls} className="border-t-2 border-outline bg-card px-2.5 pt-1.5 pb-1">
      <div className="flex items-start gap-2">
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long entry scrolls, and a keyboard has to reach it
          tabIndex={0}
          aria-live="polite"
          className="h-[3.375rem] min-w-0 flex-1 overflow-y-auto leading-detail tall:h-[4.5rem]"
        >
          <p className="font-bold break-words">
            <span>{said.sentence}</span>
            {said.laterUndone && (
              <span className="pl-1 text-small font-medium text-muted">{texts.laterUndone}</span>
            )}
          </p>
          <p className="text-small break-words text-muted">
            {words.sideBySide([battleWords.time(entry.at), said.detail])}
          </p>
          {children}
        </div>
        <div className="flex shrink-0 gap-1.5 big:flex-col">
          <button
            type="button"
            disabled={!mayWrite}
            aria-label={texts.note}
            onClick={onNote}
            className={worded}
          >
            <Icon of={MessageSquarePlus} size={20} />
            <span aria-hidden>{texts.noteShort}</span>
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={photoWords.shownOf({ shown, of: texts.photosOf })}
            onClick={onPhotos}
            className={worded}
          >
            <Icon of={Camera} size={20} />
            <span aria-hidden>{shown}</span>
          </button>
        </div>
      </div>
      <input
        type="range"
        aria-label={texts.slider}
        aria-valuetext={`${place}, ${words.turn(battle.turn)}: ${said.sentence}`}
        min={0}
        max={last}
        step={1}
        value={index}
        onChange={(event) => onIndex(Number(event.target.value))}
        className="time-slider h-(--control) w-full"
      />
      <div className="grid grid-cols-[repeat(2,var(--control))_minmax(0,1fr)_repeat(2,var(--control))] gap-1.5 pb-1 big:grid-cols-4">
        <button
          type="button"
          disabled={!before}
          aria-label={before ? texts.turnBefore(words.turn(before.turn)) : texts.firstTurn}
          onClick={() => before && onIndex(before.index)}
          className={button}
        >
          <Icon of={ChevronFirst} size={22} />
        </button>
        <button
          type="button"
          disabled={index === 0}
          aria-label={texts.stepBack}
          onClick={() => onIndex(index - 1)}
          className={button}
        >
          <Icon of={ChevronLeft} size={24} />
        </button>
        <label className="relative block min-w-0 big:order-last big:col-span-4">
          <span className="sr-only">{texts.toTurn}</span>
          <select
            value={inTurn}
            onChange={(event) => onIndex(starts[Number(event.target.value)]?.index ?? index)}
            className="h-(--control) w-full min-w-0 rounded-lg border-2 border-outline bg-card px-1 text-center font-bold text-ink"
          >
            {starts.map((start, place) => (
              <option key={start.index} value={place}>
                {words.turn(start.turn)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={index === last}
          aria-label={texts.stepOn}
          onClick={() => onIndex(index + 1)}
          className={button}
        >
          <Icon of={ChevronRight} size={24} />
        </button>
        <button
          type="button"
          disabled={index === last}
          aria-label={after ? texts.turnAfter(words.turn(after.turn)) : texts.toEnd}
          onClick={() => onIndex(after ? after.index : last)}
          className={button}
        >
          <Icon of={ChevronLast} size={22} />
        </button>
      </div>
      <p className="text-center text-note leading-fine text-muted">{place}</p>
    </section>
  );
}
