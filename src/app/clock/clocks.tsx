import { useState } from 'react';
import { SIDES } from '@/rules/index';
import { Button } from '@/ui/button/button';
import { SIDE_TONE, toneClasses } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { ClockFace } from './clock-face';
import { useClocks } from './ticking';

/**
 * An optional clock for each player. It is in the log, so it goes on while the phone sleeps; it ticks only
 * while it is on screen.
 */
export function Clocks({ onLimit }: { onLimit(): void }) {
  const { limit, clocks, mayWrite, reading, start, pause } = useClocks();
  const [faced, setFaced] = useState(false);
  const texts = battleWords.clocks;
  return (
    <section aria-label={texts.title} className="grid grid-cols-2 gap-2 pt-3">
      {SIDES.map((side) => {
        const running = clocks[side].runningSince !== null;
        const shown = reading(side);
        const tone = toneClasses[SIDE_TONE[side]];
        return (
          <button
            key={side}
            type="button"
            disabled={!mayWrite}
            aria-pressed={running}
            aria-label={texts.control(side, shown, running)}
            onClick={() => (running ? pause : start)(side)}
            className={`flex min-h-14 flex-col items-center justify-center rounded-lg border-2 leading-tight font-bold ${running ? tone.fill : `bg-card ${tone.border} ${tone.text}`}`}
          >
            <span>
              <span className="text-page">{texts.digits(shown)}</span>{' '}
              <span className="text-small">{texts.part(shown.of)}</span>
            </span>{' '}
            <span className="text-small font-medium">{texts.action(running)}</span>
          </button>
        );
      })}
      <Button onPress={() => setFaced(true)}>{texts.face}</Button>
      <Button disabled={!mayWrite} onPress={onLimit}>
        {limit ? texts.limit.is(limit) : texts.limit.none}
      </Button>
      {faced && <ClockFace onClose={() => setFaced(false)} />}
    </section>
  );
}
