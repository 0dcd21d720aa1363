import { Pause, Play, SkipBack, SkipForward } from 'lucide';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/ui/button/button';
import { SegmentedChoice } from '@/ui/field/segmented-choice';
import { Icon } from '@/ui/look/icon';
import { transferWords } from '@/words/transfer-words';
import { CodeImage } from './code-image';

const SPEEDS = ['slow', 'normal', 'fast'] as const;
type Speed = (typeof SPEEDS)[number];

/** How long each code is shown. A phone scans about ten pictures in a second, and must see each code once. */
const SHOWN_MS: Readonly<Record<Speed, number>> = { slow: 600, normal: 250, fast: 125 };

type CodePlayerProps = {
  readonly codes: readonly string[];
  /** Whether it begins only when told to: a long series says first how long it takes. */
  readonly waits?: boolean;
};

/**
 * A series of codes, shown one after the other in a loop, with how many they are and how long they take. It can
 * be stopped, stepped and slowed down.
 */
export function CodePlayer({ codes, waits = false }: CodePlayerProps) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(!waits);
  const [speed, setSpeed] = useState<Speed>('normal');
  const total = codes.length;
  const shown = index % total;
  const texts = transferWords.send;
  useEffect(() => {
    if (!playing || total < 2) return;
    const timer = setInterval(() => setIndex((before) => (before + 1) % total), SHOWN_MS[speed]);
    return () => clearInterval(timer);
  }, [playing, speed, total]);

  function step(by: number): void {
    setPlaying(false);
    setIndex((shown + by + total) % total);
  }

  return (
    <div className="grid gap-3">
      <CodeImage text={codes[shown] ?? ''} name={texts.code(shown + 1, total)} />
      <p aria-hidden className="text-center text-name font-bold">
        {texts.code(shown + 1, total)}
      </p>
      {total > 1 && (
        <>
          <p className="text-center text-muted">
            {texts.takes(total, Math.ceil((total * SHOWN_MS[speed]) / 1_000))}
          </p>
          <div className="grid grid-cols-[56px_minmax(0,1fr)_56px] items-center gap-2">
            <IconButton name={texts.previous} onPress={() => step(-1)}>
              <Icon of={SkipBack} size={22} />
            </IconButton>
            <Button onPress={() => setPlaying((before) => !before)}>
              {playing ? <Icon of={Pause} size={22} /> : <Icon of={Play} size={22} />}
              {playing ? texts.pause : texts.play}
            </Button>
            <IconButton name={texts.next} onPress={() => step(1)}>
              <Icon of={SkipForward} size={22} />
            </IconButton>
          </div>
          <SegmentedChoice<Speed>
            label={texts.speed}
            columns={3}
            options={SPEEDS.map((id) => ({ id, label: texts.speeds[id] }))}
            chosen={speed}
            onChoose={setSpeed}
          />
        </>
      )}
    </div>
  );
}

type IconButtonProps = { readonly name: string; readonly children: ReactNode; onPress(): void };

function IconButton({ name, children, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className="flex min-h-(--control) items-center justify-center rounded-lg border-2 border-outline bg-card"
    >
      {children}
    </button>
  );
}
