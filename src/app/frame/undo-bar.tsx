import { Redo2, Undo2 } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/ui/look/icon';
import { textWidth } from '@/ui/look/text-width';
import { battleWords } from '@/words/battle-words';
import { NextStep } from './next-step';
import { useUndo } from './use-undo';

/** So many letters fit in one line of the button on the narrowest phone. */
const ONE_LINE = 17;
/** And so many even where all of them are wide ones; what is longer is written smaller. */
const SURELY_ONE_LINE = 13;
/** Without a name before it, so many fit in two lines; what is longer takes three smaller ones. */
const TWO_LINES = 25;
/** And a word of so many letters in one line: German has longer ones. */
const ONE_WORD = 12;

/** Created once, because every tap changes the name of undo. */
const UNDO = <Icon of={Undo2} size={20} className="shrink-0" />;
const REDO = <Icon of={Redo2} size={20} className="shrink-0" />;

/** Undo with the name of what it takes back, redo beside it, and the next step. Always on screen. */
export function UndoBar({ next }: { readonly next: ReactNode }) {
  const { toUndo, toRedo, name, undo, redo, isByOther } = useUndo();
  const { who, does } = battleWords.undo.short(toUndo);
  const named = who !== '' && textWidth(does) <= ONE_LINE;
  // When a clipped text or an icon changes its place, the browser rebuilds all layers of the page. So a text
  // that surely fits is not clipped, and the icon beside it does not move.
  const fits = textWidth(`${named ? `${who} ` : ''}${does}`) <= ONE_LINE;
  const isLong = textWidth(does) > TWO_LINES || does.split(' ').some(({ length }) => length > ONE_WORD);
  const inThree = !named && isLong;
  const cut = named ? 'max-w-full truncate' : inThree ? 'line-clamp-3' : 'line-clamp-2';
  const small = named && textWidth(does) > SURELY_ONE_LINE ? 'text-fine' : '';
  // Whose tap it was takes a line of its own; all of it is written smaller then, and more so where it is long.
  const inMany = inThree || isByOther ? 'text-note leading-note' : 'text-label leading-detail';
  const size = inThree && isByOther ? 'text-mark leading-mark' : inMany;
  const look =
    'flex min-h-(--control) items-center gap-2 rounded-lg border-2 border-outline bg-card px-2 font-bold disabled:border-outline/45 disabled:text-ink/45';
  return (
    <div className="isolate grid grid-cols-[minmax(0,1fr)_2.75rem_minmax(0,1fr)] gap-2 px-2.5 py-1 tall:py-2 cramped:grid-cols-[2rem_2rem_minmax(0,1fr)] cramped:gap-1 cramped:px-1.5 cramped:lefty:grid-cols-[minmax(0,1fr)_2rem_2rem]">
      <button
        type="button"
        aria-label={name}
        disabled={!undo}
        onClick={() => undo?.()}
        className={`${look} relative min-w-0 cramped:justify-center lefty:order-3`}
      >
        {UNDO}
        {/* The screen may cut off a long name, but not what was done: this gets a line of its own if both
            do not fit in one. The lower parts of letters extend below their line and must not be cut off
            there. */}
        <span
          className={`size-contained absolute inset-y-0 right-2 left-[calc(1rem+20px)] flex flex-wrap content-center justify-center gap-x-1 text-center cramped:hidden ${size}`}
        >
          {isByOther && <span className="w-full text-muted">{battleWords.byOther}</span>}
          {named && <span className={`-my-0.5 py-0.5 ${fits ? '' : cut}`}>{who}</span>}{' '}
          <span className={`-my-0.5 py-0.5 ${fits ? '' : cut} ${small}`}>{does}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={battleWords.undo.redo(toRedo)}
        disabled={!redo}
        onClick={() => redo?.()}
        className={`${look} justify-center lefty:order-2`}
      >
        {REDO}
      </button>
      <NextStep>{next}</NextStep>
    </div>
  );
}
