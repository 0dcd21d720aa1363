import { Pause, X } from 'lucide';
import { useContext } from 'react';
import type { Side } from '@/rules/index';
import { Icon } from '@/ui/look/icon';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { HalfControlContext, Halves } from '@/ui/page/halves';
import { SheetExtrasContext } from '@/ui/page/sheet';
import { battleWords } from '@/words/battle-words';
import { useClocks } from './ticking';

/**
 * The clocks as large as the screen, like those of chess: each player has a half that faces him, and a tap on
 * the running one starts the other's.
 */
export function ClockFace({ onClose }: { onClose(): void }) {
  const clocks = useClocks();
  const texts = battleWords.clocks;
  return (
    <Halves
      title={texts.faceTitle}
      nameOf={texts.of}
      combatId={null}
      onClose={onClose}
      half={(side) => (
        <>
          <FaceHalf side={side} {...clocks} />
          <FaceBar {...clocks} onClose={onClose} />
        </>
      )}
    />
  );
}

type FaceBarProps = ReturnType<typeof useClocks> & { onClose(): void };

/** Below each clock: what either player may do, and the language of that half. */
function FaceBar({ running, mayWrite, pause, onClose }: FaceBarProps) {
  const texts = battleWords.clocks;
  const control = useContext(HalfControlContext);
  const { notice } = useContext(SheetExtrasContext);
  return (
    <>
      {notice}
      <div className="flex shrink-0 border-t border-line">
        <button
          type="button"
          disabled={running === null || !mayWrite}
          onClick={() => running && pause(running)}
          className="flex min-h-(--control) min-w-0 flex-1 items-center justify-center gap-2 font-bold disabled:opacity-45"
        >
          <Icon of={Pause} size={20} />
          {texts.pause}
        </button>
        {control}
        <button
          type="button"
          aria-label={texts.closeFace}
          onClick={onClose}
          className="flex size-(--control) items-center justify-center border-l border-line"
        >
          <Icon of={X} size={24} />
        </button>
      </div>
    </>
  );
}

type FaceHalfProps = ReturnType<typeof useClocks> & { readonly side: Side };

function FaceHalf({ side, running, mayWrite, reading, start, pass }: FaceHalfProps) {
  const texts = battleWords.clocks;
  const shown = reading(side);
  const runs = running === side;
  const { device, field, text, fill } = toneClasses[SIDE_TONE[side]];
  const hint = runs ? texts.passHint(side) : running === null ? texts.startHint : texts.waits;
  return (
    <button
      type="button"
      disabled={!mayWrite || (running !== null && !runs)}
      onClick={() => (runs ? pass : start)(side)}
      className={`flex min-h-0 w-full flex-1 flex-col items-center justify-center gap-1 p-2 -outline-offset-4 ${runs ? fill : device}`}
    >
      <span className="sr-only">{texts.of(side)}</span>{' '}
      <span
        className={`rounded-2xl px-4 text-clock leading-none font-bold tabular-nums ${runs ? '' : `${field} ${text}`}`}
      >
        {texts.digits(shown)}
      </span>{' '}
      <span className={`rounded-lg px-3 text-name leading-name font-bold ${runs ? '' : `${field} ${text}`}`}>
        {texts.below(shown, hint)}
      </span>
    </button>
  );
}
