import type { ReactNode } from 'react';
import { SIDES } from '@/rules/index';
import { useBattle } from '@/store/battle/use-battle';
import { Shield } from '@/ui/look/shield';
import { SIDE_TONE } from '@/ui/look/tone';
import { battleWords } from '@/words/battle-words';
import { words } from '@/words/words';
import { largeFigures } from './large-figures';
import type { Standing } from './standing';

type ScoreShieldsProps = {
  readonly large: Standing['large'];
  /** What of it is not certain yet; missing: nothing. */
  readonly open?: Standing['open'];
  /** The sentence between the shields. */
  readonly verdict: string;
  /** Small text below it. */
  readonly children: ReactNode;
};

/** Two shields with the points side by side, and between them the sentence with the result. */
export function ScoreShields({ large, open, verdict, children }: ScoreShieldsProps) {
  const { setup } = useBattle();
  const { points, name } = large;
  const { mayBeMore } = battleWords.battleScore;
  const figures = largeFigures(large, open);
  return (
    <section aria-label={battleWords.battleScore.lineName} className="isolate">
      <div aria-hidden className="grid h-(--shields) grid-cols-2 big:h-auto">
        {SIDES.map((side) => (
          <Shield
            key={side}
            tone={SIDE_TONE[side]}
            mirrored={side === 'b'}
            name={words.side(side)}
            detail={words.sideNames(setup[side])}
            figure={figures[side]}
            figureLength={Math.max(figures.a.length, figures.b.length)}
          />
        ))}
      </div>
      <p aria-hidden className="relative z-10 -mt-4 flex justify-center px-2">
        <span className="truncate big:whitespace-normal big:rounded-2xl big:text-center rounded-full bg-strong px-4 pt-0.5 pb-1 font-display text-name font-bold leading-page text-on-strong tall:text-heading tall:leading-number">
          {verdict}
        </span>
      </p>
      <p aria-live="polite" className="sr-only">
        {battleWords.battleScore.announce(battleWords.battleScore[name], points.a, points.b, verdict)}
        {open && ` ${mayBeMore(open.more)}`}
      </p>
      <p className="px-3 pt-0.5 text-center text-detail leading-label text-muted">{children}</p>
    </section>
  );
}
